import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { endOfferUndo, offerTimes } from '#tests/support/fixtures/offers.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const sheet = '/admin/appointments?appointment=';
const pending = (site: TestApp) =>
  book(site, {
    preferredDates: [weekdayFrom(10)],
    customerName: 'Christabel Featherstonehaugh-Cholmondeley',
  });

describeScreens([
  {
    name: 'admin choosing times to offer',
    path: async (site) => sheet + (await pending(site)),
    staff: 'support',
    open: async (page) => {
      await page.getByRole('button', { name: /^Offer other times/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Offer other times/ });
      await dialog.getByLabel(/^9:00 AM/).check();
      await dialog.getByLabel(/^11:00 AM/).check();
      await dialog.getByText('2 of 3 times chosen').waitFor();
    },
  },
  {
    name: 'admin times offered',
    path: async (site) => {
      const id = await pending(site);
      await offerTimes(
        site,
        id,
        [
          { date: weekdayFrom(3), slot: '11:00 AM - 1:00 PM' },
          { date: weekdayFrom(4), slot: '9:00 AM - 11:00 AM' },
        ],
        'We’re fitting in your road that week.',
      );
      await endOfferUndo(site, id);
      return sheet + id;
    },
    staff: 'support',
    open: (page) => page.getByText('Times offered, waiting for the customer').waitFor(),
  },
]);
