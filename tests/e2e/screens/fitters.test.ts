import type { Page } from 'playwright-core';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const longName = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const day = weekdayFrom(20);

let seeded: Promise<void> | undefined;
const withFitters = (site: TestApp) => {
  seeded ??= seedFitters(site);
  return seeded;
};

async function seedFitters(site: TestApp) {
  await addFitter(site, {
    name: longName,
    colour: 'orange',
    outcodes: ['BA1', 'BA2', 'SN13', 'SN14', 'SN10'],
  });
  await addFitter(site, { name: 'Cy Dunn', isActive: false });
  await callAsAdmin(site, 'POST', '/api/fitters/fitter-1/time-off', {
    fromDay: weekdayFrom(40),
    toDay: weekdayFrom(54),
    reason: 'Walking the whole of the Cotswold Way',
  });
  const { closed } = await (await callAsAdmin(site, 'GET', '/api/closed-days')).json();
  for (const { day } of closed.slice(-2))
    await callAsAdmin(site, 'DELETE', `/api/closed-days/${day}`);
  for (const overrides of [
    { preferredDates: [day] },
    { customerName: 'Bo Lee', preferredDates: [weekdayFrom(27)] },
  ])
    await setStatus(site, await book(site, overrides), { status: 'confirmed' });
}

describeScreens([
  {
    name: 'admin fitters',
    path: '/admin/fitters',
    staff: 'admin',
    prepare: withFitters,
    open: async (page) => {
      await page.getByText(longName).first().waitFor();
      await page.getByText('Bank holidays: open or closed').waitFor();
    },
  },
  {
    name: 'admin fitter with errors',
    path: '/admin/fitters',
    staff: 'admin',
    prepare: withFitters,
    open: async (page) => {
      await button(page, 'Add a fitter').click();
      await page.getByLabel('Areas they prefer').fill('Bath');
      await page.getByLabel('Monday, to').selectOption('07:00');
      await page.getByRole('dialog').locator('[type=submit]').click();
      await page.getByText('Name must be at least 2 characters').waitFor();
      await page.getByText('Please enter first halves of postcodes, such as BS1').waitFor();
    },
  },
  {
    name: 'admin time off with a booked visit',
    refusal: '409 (Conflict)',
    path: '/admin/fitters',
    staff: 'admin',
    prepare: withFitters,
    open: async (page) => {
      await button(page, 'Time off for Fitter 1').click();
      await page.getByLabel('First day').fill(day);
      await button(page, 'Save time off').click();
      await button(page, 'Give the visits to others and save').waitFor();
    },
  },
  {
    name: 'admin another time for a visit',
    path: `/admin/appointments?view=week&week=${day}`,
    staff: 'support',
    prepare: withFitters,
    open: async (page) => {
      await button(page, /^Ann Price/).click();
      await button(page, 'Move or reassign for Ann Price').click();
      await page
        .getByText(/ free$/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin day with a visit picked up',
    path: `/admin/appointments?view=day&day=${day}`,
    staff: 'support',
    prepare: withFitters,
    open: async (page) => {
      await button(page, 'Move Ann Price').click();
      await button(page, /^Put here/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin swap of visits',
    path: `/admin/appointments?view=week&week=${day}`,
    staff: 'support',
    prepare: withFitters,
    open: async (page) => {
      await button(page, /^Ann Price/).click();
      await button(page, 'Swap for Ann Price').click();
      await page.getByRole('radio').click();
      await page.getByText(/We’ll email Ann Price and .* the new time\./).waitFor();
    },
  },
  {
    name: 'admin new appointment with errors',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withFitters,
    open: async (page) => {
      await button(page, 'New appointment').click();
      await page
        .getByText(/ free$/)
        .first()
        .waitFor();
      await page.getByRole('dialog').locator('[type=submit]').click();
      await page.getByText('Please choose the day and the time').waitFor();
    },
  },
]);
