import type { Page } from 'playwright-core';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
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
  { name: 'visit that does not exist', path: '/visit/nothing' },
]);
