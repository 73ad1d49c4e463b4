import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated, readDescription } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';

const shared = siteInBrowser('read-only');

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it('an estimate is emailed from a bar that stays at the bottom of a phone', async () => {
  const path = await createEstimate(shared.site, 'carpet');
  const { page, complaints, close } = await visit(shared.browser, shared.site.origin + path, phone);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Email it to me' });
  const chat = page.getByRole('button', { name: 'Chat with Adam' });
  const bottomOf = async (control: Locator) => {
    const box = await control.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };
  const atBottom = await bottomOf(button);
  expect(atBottom).toBeGreaterThan(844 - 40);
  const [beside, before] = [await chat.boundingBox(), await button.boundingBox()];
  expect(beside?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
  expect(await bottomOf(chat)).toBeGreaterThan(844 - 40);
  const print = page.getByRole('link', { name: 'Print' });
  await print.focus();
  expect(await bottomOf(print)).toBeLessThan(atBottom - 44);
  expect(await bottomOf(button)).toBe(atBottom);
  await button.click();
  const field = page.getByLabel('Your email');
  await field.fill('ann');
  await field.press('Enter');
  await expect.poll(() => readDescription(field)).toContain('Please enter a valid email address');
  await field.fill('ann@example.com');
  await field.press('Enter');
  await page.getByText('We’ve emailed your estimate to ann@example.com.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
