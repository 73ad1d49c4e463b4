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

it('a free place opens the new appointment with its day, time and fitter, and requests are shown', async () => {
  await book(shared.site, {
    customerName: 'Cy Moss',
    preferredDates: [date],
    preferredTimes: [nine, eleven],
  });
  const { page, complaints, close } = await open();
  const asked = cell(page, 'To confirm', 1);
  await asked.getByRole('button', { name: 'Cy Moss', exact: true }).waitFor();
  await asked.getByRole('button', { name: 'Confirm the appointment of Cy Moss' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm the appointment of Cy Moss' });
  await expect.poll(() => confirm.getByRole('radio', { name: /11am–1pm$/ }).isChecked()).toBe(true);
  await confirm.getByRole('button', { name: 'Close' }).click();
  await cell(page, 'Jo Marsh', 2).getByRole('button', { name: /^Book/ }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New appointment' });
  await expect.poll(() => form.getByLabel('Day', { exact: true }).inputValue()).toBe(date);
  await expect.poll(() => form.getByLabel('1:00 PM - 3:00 PM').isChecked()).toBe(true);
  await expect.poll(() => form.getByLabel('Fitter', { exact: true }).inputValue()).toBe(jo);
  // Nothing was typed: it closes without a question.
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  const week = page.getByRole('table', { name: 'Visits by day and time' });
  await week.getByRole('button', { name: 'Cy Moss', exact: true }).first().waitFor();
  await week.getByRole('button', { name: /^Book/ }).first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it.each([1200, 390])(
  'a toast at %i px hides no control that does not scroll clear of it',
  async (width) => {
    const { page, close } = await open();
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Move Ann Price' }).click();
    await cell(page, 'Jo Marsh', 2)
      .getByRole('button', { name: /^Put here/ })
      .click();
    await page.getByRole('button', { name: 'Move visit' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const dock = page.locator('main ~ * .toast-dock');
    const top = async () => (await dock.boundingBox())?.y ?? 0;
    const controls = await page.locator('main').locator('button, a').all();
    for (const control of controls.slice(0, 3)) {
      const box = await control.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(await top());
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const control of await page.locator('main').locator('button, a').all()) {
      const box = await control.boundingBox();
      if (box) expect(box.y + box.height).toBeLessThanOrEqual(await top());
    }
    await close();
  },
);

it('a toast is in the bar at the top of a wide window, where it covers nothing', async () => {
  const { page, close } = await open();
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('button', { name: 'Move Ann Price' }).click();
  await cell(page, 'Jo Marsh', 2)
    .getByRole('button', { name: /^Put here/ })
    .click();
  await page.getByRole('button', { name: 'Move visit' }).click();
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Undo' }).waitFor();
  const [toast, header] = [await bar.locator('.toast').boundingBox(), await bar.boundingBox()];
  const bottom = (box: typeof toast) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom(toast)).toBeLessThanOrEqual(bottom(header));
  const search = await bar.getByRole('button', { name: /^Search/ }).boundingBox();
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
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
