import type { Page } from 'playwright-core';
import { readDueCalendars } from '#features/booking/server/external-calendars/read-due-calendars.ts';
import {
  busyAt,
  startCalendarServer,
  writeCalendar,
} from '#tests/support/calendars/calendar-server.ts';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const day = weekdayFrom(20);
const warning = /is busy in their own calendar then/;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

let seeded: Promise<void> | undefined;
const withFitters = (site: TestApp) => {
  seeded ??= seedFitters(site);
  return seeded;
};

async function seedFitters(site: TestApp) {
  await addFitter(site, { name: 'Jo Marsh' });
  await callAsAdmin(site, 'POST', '/api/fitters/fitter-1/calendar-feed');
  const id = await book(site, { preferredDates: [day] });
  await setStatus(site, id, { status: 'confirmed', fitterId: 'fitter-1' });
  const calendar = await startCalendarServer();
  calendar.answer = { status: 200, text: writeCalendar([busyAt(day, '09:30', '10:00')]) };
  await callAsAdmin(site, 'POST', '/api/fitters/fitter-1/external-calendar', { url: calendar.url });
  await calendar.close();
  // It cannot be read any more.
  const later = new Date(Date.now() + 3_600_000);
  await readDueCalendars({ db: site.database.db, clock: () => later, allowLoopback: true });
}

describeScreens(
  [
    {
      name: 'admin new calendar address',
      path: '/admin/fitters',
      staff: 'admin',
      prepare: withFitters,
      open: async (page) => {
        await button(page, 'Calendar of Jo Marsh').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Create the address' }).click();
        await dialog.getByText('Copy this address now').waitFor();
        await dialog.getByText('In use since').waitFor();
      },
    },
    {
      name: 'admin calendar address to stop',
      path: '/admin/fitters',
      staff: 'admin',
      prepare: withFitters,
      open: async (page) => {
        await page.getByText('Sees their visits in a calendar app').first().waitFor();
        await button(page, 'Calendar of Fitter 1').click();
        await button(page, 'Stop it').click();
        await page.getByText('get no more visits').waitFor();
      },
    },
    {
      name: 'admin fitter with a calendar that cannot be read',
      path: '/admin/fitters',
      staff: 'admin',
      prepare: withFitters,
      open: async (page) => {
        await page.getByText('Busy in their own calendar during:').waitFor();
        await page.getByText('We couldn’t reach the calendar’s server.').first().waitFor();
      },
    },
    {
      name: 'admin own calendar with an address that is refused',
      refusal: '400 (Bad Request)',
      path: '/admin/fitters',
      staff: 'admin',
      prepare: withFitters,
      open: async (page) => {
        await button(page, 'Calendar of Jo Marsh').click();
        await page.getByLabel('Address of their calendar').fill('https://10.0.0.1/private.ics');
        await button(page, 'Connect').click();
        await page.getByText('This address is not on the public internet').waitFor();
      },
    },
    {
      name: 'admin visit with a busy fitter',
      path: `/admin/appointments?view=week&week=${day}`,
      staff: 'support',
      prepare: withFitters,
      open: async (page) => {
        await page.getByText('Busy in their own calendar').waitFor();
        await button(page, /^Ann Price/).click();
        await page.getByText(warning).waitFor();
      },
    },
  ],
  { allowLoopbackCalendars: true },
);
