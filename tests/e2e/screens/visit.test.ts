import type { Page } from 'playwright-core';
import type { Visit } from '#features/booking/visit-slots.ts';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { endOfferUndo, offerTimes, readOfferLinks } from '#tests/support/fixtures/offers.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const press = (name: string, shows: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await page.getByText(shows).first().waitFor();
};

let daysAhead = 0;
/** Each look at a screen has a day of its own, since a place is taken once. */
const confirmed = (site: TestApp) => {
  daysAhead += 3;
  return bookForLink(site, { preferredDates: [weekdayFrom(daysAhead)], confirm: true });
};
const pending = (site: TestApp) =>
  bookForLink(site, {
    preferredDates: [weekdayFrom(10), weekdayFrom(13)],
    preferredTimes: ['9:00 AM - 11:00 AM', '1:00 PM - 3:00 PM'],
    customerName: 'Christabel Featherstonehaugh-Cholmondeley',
  });

const offered = (over: { confirm?: boolean; time?: string; takeFirst?: boolean }) => {
  return async (site: TestApp) => {
    daysAhead += 3;
    const { confirm = false, time = '' } = over;
    const date = weekdayFrom(daysAhead);
    const id = await book(site, {
      preferredDates: [weekdayFrom(daysAhead + 1)],
      customerName: 'Christabel Featherstonehaugh-Cholmondeley',
    });
    if (confirm) await setStatus(site, id, { status: 'confirmed' });
    const times: Visit[] = [
      { date, slot: '11:00 AM - 1:00 PM' },
      { date, slot: '1:00 PM - 3:00 PM' },
    ];
    const note = 'We’re fitting in your road that day, so we could come straight over.';
    await offerTimes(site, id, times, note);
    const [link = ''] = await readOfferLinks(site, id);
    await endOfferUndo(site, id);
    if (over.takeFirst) {
      const first = { preferredDates: [date], preferredTimes: ['11:00 AM - 1:00 PM' as const] };
      const others = [await book(site, first), await book(site, first)];
      for (const other of others) await setStatus(site, other, { status: 'confirmed' });
    }
    return time ? link : (link.split('?', 1)[0] ?? '');
  };
};

describeScreens([
  { name: 'visit confirmed', path: confirmed },
  { name: 'visit pending', path: pending },
  { name: 'visit being moved', path: confirmed, open: press('Move my visit', 'Sat ') },
  { name: 'visit asked for anew', path: pending, open: press('Ask for other dates', 'Sat ') },
  {
    name: 'visit being cancelled',
    path: confirmed,
    open: press('Cancel my visit', 'Yes, cancel it'),
  },
  { name: 'visit with times offered', path: offered({ time: 'first' }) },
  { name: 'visit with an offered time taken', path: offered({ time: 'first', takeFirst: true }) },
  { name: 'visit to be moved by offer', path: offered({ confirm: true }) },
  {
    name: 'visit after declining the offer',
    path: offered({ confirm: true }),
    open: press('None of these suits me', 'Until then your visit stays as it is'),
  },
  { name: 'visit that does not exist', path: '/visit/nothing' },
]);
