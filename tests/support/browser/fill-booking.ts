import type { Locator, Page } from 'playwright-core';
import { hydrated } from './settled.ts';

/** The booking dialog with its steps, filled in as a visitor with a mouse or a thumb would. */
export function bookingIn(page: Page) {
  const dialog = page.locator('.booking-dialog');
  const next = () => dialog.getByRole('button', { name: 'Next Step' }).click();
  return {
    dialog,
    next,
    open: async () => {
      await hydrated(page);
      await page.getByRole('link', { name: 'Free Quote' }).first().click();
      await dialog.waitFor();
    },
    fillProject: async () => {
      await dialog.getByLabel('Carpet', { exact: true }).check();
      await dialog.getByLabel('3-5 rooms').check();
      await dialog.getByLabel('Within a month').check();
      await next();
      await dialog.getByLabel('Name *').waitFor();
    },
    fillContact: async () => {
      await dialog.getByLabel('Name *').fill('Ada Weaver');
      await dialog.getByLabel('Email *').fill('ada@example.com');
      await dialog.getByLabel('Phone *').fill('01632 960 147');
      await dialog.getByLabel('Address *').fill('1 Loom Lane, Corsham');
      await dialog.getByLabel('Postcode *').fill('sn13 9ab');
      await next();
      await dialog.getByRole('grid').waitFor();
      // The diary is read: from now on, days that are full cannot be picked.
      await dialog.locator('.skeleton').first().waitFor({ state: 'detached' });
    },
    /** In the month after this one, where every weekday can be picked whatever day it is today. */
    pickDays: async (count: number) => {
      await dialog.getByRole('button', { name: 'Go to the Next Month' }).click();
      const days = openDays(dialog);
      for (let index = 0; index < count; index += 1) await days.nth(index).click();
    },
    pickMorning: () => dialog.getByLabel('9:00 AM - 11:00 AM').check(),
    book: () => dialog.getByRole('button', { name: 'Book FREE Measure', exact: true }),
  };
}

export const openDays = (dialog: Locator) => dialog.locator('td button:not([aria-disabled])');

/** Moves the focus on from a day of the calendar that cannot be picked, such as New Year. */
export async function moveToOpenDay(page: Page) {
  const isClosed = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'true');
  for (let moves = 0; moves < 5 && (await isClosed()); moves += 1)
    await page.keyboard.press('ArrowRight');
}
