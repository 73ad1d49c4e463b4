import type { Locator, Page } from 'playwright-core';

const maxStops = 400;

/** The field or button with a name; in a dialog where one is open, and the first of several. */
export function controlNamed(page: Page, name: string | RegExp): Locator {
  const shown = page.locator('dialog:modal, body:not(:has(dialog:modal))');
  const options = { exact: true };
  return shown
    .getByLabel(name, options)
    .or(shown.getByRole('button', { name, ...options }))
    .first();
}

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until a control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator) {
  await control.waitFor();
  for (let stops = 0; !(await hasFocus(control)); stops += 1) {
    if (stops > maxStops) throw new Error(`Tab does not reach ${control}`);
    await page.keyboard.press('Tab');
  }
}

/** Goes to a field with Tab and types over what is in it. */
export async function typeInto(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, controlNamed(page, name));
  await typeOver(page, text);
}

/** Types over what is in the field with the focus. */
export async function typeOver(page: Page, text: string) {
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Goes to a button with Tab and presses it. */
export async function pressByKeyboard(page: Page, name: string | RegExp) {
  await tabTo(page, controlNamed(page, name));
  await page.keyboard.press('Enter');
}
