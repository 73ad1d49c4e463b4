import type { Page } from 'playwright-core';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';

const upTo = (last: 1 | 2 | 3 | 4) => async (page: Page) => {
  const booking = bookingIn(page);
  await booking.open();
  if (last >= 2) await booking.fillProject();
  if (last >= 3) await booking.fillContact();
  if (last < 4) return;
  await booking.pickDays(2);
  await booking.pickMorning();
  await booking.book().click();
  await booking.dialog.getByText('Step 4 of 4').waitFor();
};

describeScreens([
  { name: 'booking project', path: '/', open: upTo(1) },
  {
    name: 'booking of a product',
    path: '/products/bradford-twist-oat',
    open: async (page) => {
      await page.getByRole('link', { name: 'Book a free measure' }).click();
      await bookingIn(page).dialog.getByText('Step 1 of 4').waitFor();
    },
  },
  {
    name: 'booking with nothing chosen',
    path: '/terms',
    open: async (page) => {
      await upTo(1)(page);
      await bookingIn(page).next();
    },
  },
  { name: 'booking contact', path: '/terms', open: upTo(2) },
  { name: 'booking schedule', path: '/terms', open: upTo(3) },
  { name: 'booking success', path: '/terms', open: upTo(4) },
]);
