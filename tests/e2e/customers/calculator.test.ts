import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const isReady = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#calculator form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
async function open() {
  const shown = await visit(shared.browser, shared.site.origin, phone);
  await shown.page.locator('#calculator').scrollIntoViewIfNeeded();
  await isReady(shown.page);
  return shown;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('the calculator', () => {
  it('gives an estimate to somebody who has only a keyboard', async () => {
    const { page, complaints, close } = await open();
    await page.getByLabel('Room name').focus();
    await press(page, 'Tab');
    await page.keyboard.type('5.9');
    await press(page, 'Tab');
    await page.keyboard.type('3.7');
    await page.getByText('21.83 m²').first().waitFor();
    await press(page, 'Enter');
    await heading(page, 'Flooring Type').waitFor();
    await expect.poll(() => focused(page)).toBe('Flooring Type');
    await press(page, 'Tab', 'Tab', 'Space', 'Enter');
    await heading(page, 'Review Your Selection').waitFor();
    await expect.poll(() => focused(page)).toBe('Review Your Selection');
    await page.getByRole('button', { name: 'Calculate Estimate' }).focus();
    await press(page, 'Enter');
    await heading(page, 'Your Estimate').waitFor();
    await expect.poll(() => focused(page)).toBe('Your Estimate');
    await page.getByText('£1,081.99').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows the other roll, takes it, and keeps the estimate at an address', async () => {
    const { page, complaints, close } = await open();
    await page.getByLabel('Length (m)').fill('5.9');
    await page.getByLabel('Width (m)').fill('3.7');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByLabel('Premium carpet').check();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Calculate Estimate' }).click();
    await page.getByRole('button', { name: 'Use the 5 m roll' }).click();
    await page.getByRole('button', { name: 'Use the 4 m roll' }).waitFor();
    await page.getByText('6.00 m off a 5 m roll = 30.00 m²').waitFor();
    await page.getByRole('link', { name: 'its own page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your estimate' }).waitFor();
    expect(await page.title()).toContain('Your estimate');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Change these rooms' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=room-1-length]')?.value === '5.9',
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps the rooms over a reload until the visitor starts again', async () => {
    const { page, complaints, close } = await open();
    await page.getByLabel('Length (m)').fill('4.2');
    await page.getByRole('button', { name: 'Add Room' }).click();
    expect(await page.getByLabel('Room name').nth(1).inputValue()).toBe('Room 2');
    await reload(page);
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    await page.getByLabel('Room name').nth(1).waitFor();
    expect(await page.getByLabel('Length (m)').first().inputValue()).toBe('4.2');
    await page.getByRole('button', { name: 'Start again' }).click();
    expect(await page.getByLabel('Room name').count()).toBe(1);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps what was typed before its code arrived', async () => {
    const context = await shared.browser.newContext(phone);
    const page = await context.newPage();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/(entry|calculator)[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(shared.site.origin, { waitUntil: 'commit' });
    await page.getByLabel('Length (m)').fill('6.5');
    await page.getByLabel('Room name').fill('Lounge');
    await page.getByLabel('Room name').press('Enter');
    release();
    await isReady(page);
    await page.getByLabel('Width (m)').fill('2');
    await page.getByText('13.00 m²').first().waitFor();
    expect(await page.getByLabel('Room name').inputValue()).toBe('Lounge');
    await context.close();
  });

  it('stays on the review when something is missing or the server fails', async () => {
    const { page, close } = await open();
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Calculate Estimate' }).click();
    await page.getByText('No flooring type chosen yet').waitFor();
    expect(requests).toEqual([]);

    await page.getByRole('button', { name: 'Change rooms' }).click();
    await page.getByLabel('Length (m)').fill('55');
    await page.getByLabel('Width (m)').fill('4');
    await page.getByText('At most 50 m').waitFor();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByLabel('Luxury vinyl').check();
    expect(await page.getByText('Carpet width').count()).toBe(0);
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Calculate Estimate' }).click();
    await page.getByText('Room 1: length must be at most 50 metres.').waitFor();
    await heading(page, 'Review Your Selection').waitFor();
    await close();
  });
});
