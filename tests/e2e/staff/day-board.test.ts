import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { clearVisits } from '#tests/support/fixtures/visits-today.ts';

const shared = siteInBrowser();
const date = weekdayFrom(10);
const nine = '9:00 AM - 11:00 AM';
const eleven = '11:00 AM - 1:00 PM';

let jo: string;
let ann: string;
let bo: string;
beforeAll(async () => {
  jo = (await addFitter(shared.site, { name: 'Jo Marsh' })).id;
});
beforeEach(async () => {
  await clearVisits(shared.site);
  ann = await fixVisit('Ann Price', nine);
  bo = await fixVisit('Bo Lee', eleven);
});

async function fixVisit(customerName: string, slot: typeof nine | typeof eleven) {
  const id = await book(shared.site, {
    customerName,
    preferredDates: [date],
    preferredTimes: [slot],
  });
  const choice = { visit: { date, slot }, fitterId: jo };
  await setStatus(shared.site, id, { status: 'confirmed', ...choice });
  return id;
}

async function open() {
  const path = `/admin/appointments?view=day&day=${date}`;
  const shown = await visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'support')),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await shown.page.getByRole('button', { name: 'Ann Price', exact: true }).waitFor();
  return shown;
}

const slotOf = async (id: string) => (await readAppointment(shared.site, id)).visit.slot;
const cell = (page: Page, fitter: string, column: number) =>
  page.getByRole('row').filter({ hasText: fitter }).getByRole('cell').nth(column);

it('a visit is dragged to a free time of another fitter', async () => {
  const { page, complaints, close } = await open();
  await page
    .locator('[draggable=true]')
    .filter({ hasText: 'Ann Price' })
    .dragTo(cell(page, 'Fitter 1', 2));
  await page.getByText('It was 9:00 AM - 11:00 AM, with Fitter 1 instead of Jo Marsh.').waitFor();
  await page.getByRole('button', { name: 'Move visit' }).click();
  await cell(page, 'Fitter 1', 2).getByText('Ann Price').first().waitFor();
  await expect.poll(() => slotOf(ann)).toBe('1:00 PM - 3:00 PM');
  expect(complaints).toEqual([]);
  await close();
});

it('two visits are swapped by keyboard, and Escape puts one back that was picked up', async () => {
  const { page, close } = await open();
  await page.getByRole('button', { name: 'Move Ann Price' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Where to with Ann Price?').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Where to with Ann Price?').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  const target = page.getByRole('button', { name: /^Swap with Bo Lee/ });
  await target.waitFor();
  for (let i = 0; i < 10; i += 1) {
    if (await target.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('We’ll email Ann Price and Bo Lee the new time.').waitFor();
  await page.getByRole('button', { name: 'Swap visits' }).press('Enter');
  await cell(page, 'Jo Marsh', 0).getByText('Bo Lee').first().waitFor();
  await expect.poll(async () => [await slotOf(ann), await slotOf(bo)]).toEqual([eleven, nine]);
  await close();
});
