import type { Page } from 'playwright-core';

/** Puts a postcode into the coverage check and waits for what it says. */
export const checkPostcode = (postcode: string) => async (page: Page) => {
  await page.getByLabel('Your postcode').fill(postcode);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.locator('#coverage [aria-live] p').first().waitFor();
};
