import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { readDescription, reload } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser('read-only');

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
    await press(page, 'Tab', 'ArrowRight');
    await page.getByLabel('Side A (m)').waitFor();
    await press(page, 'ArrowLeft', 'Tab');
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

  it('shows the cheaper roll, takes it, and keeps the estimate at an address', async () => {
    const { page, complaints, close } = await open();
    await page.getByLabel('Length (m)').fill('4.5');
    await page.getByLabel('Width (m)').fill('4.3');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByLabel('Premium carpet').check();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Calculate Estimate' }).click();
    await page.getByRole('button', { name: 'Use the 5 m roll' }).click();
    await page.getByText('What makes up the price').click();
    await page.getByText('4.40 m off a 5 m roll = 22.00 m²').waitFor();
    await expect.poll(() => page.getByText('On a 4 m roll').count()).toBe(0);
    await page.getByRole('link', { name: 'its own page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your estimate' }).waitFor();
    await expect.poll(() => page.title()).toContain('Your estimate');
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toBe('noindex');
    await page.getByRole('link', { name: 'Change these rooms' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=room-1-length]')?.value === '4.5',
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps the rooms over a reload until the visitor starts again', async () => {
    const { page, complaints, close } = await open();
    await page.getByLabel('Length (m)').fill('4.2');
    await page.getByRole('button', { name: 'Add Room' }).click();
    await expect.poll(() => page.getByLabel('Room name').nth(1).inputValue()).toBe('Room 2');
    await reload(page);
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    await page.getByLabel('Room name').nth(1).waitFor();
    await expect.poll(() => page.getByLabel('Length (m)').first().inputValue()).toBe('4.2');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => page.getByLabel('Room name').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
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
    await expect.poll(() => page.getByLabel('Room name').inputValue()).toBe('Lounge');
    await context.close();
  });

  it('checks the rooms when they are left: names the room and the side, and goes there', async () => {
    const { page, complaints, close } = await open();
    const next = page.getByRole('button', { name: 'Next Step' });
    const focusedField = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    await next.click();
    await page.getByText('Enter the length of Room 1 in metres').waitFor();
    await page.getByText('Enter the width of Room 1 in metres').waitFor();
    await page.getByText('Missing Information').first().waitFor();
    await expect.poll(() => focusedField()).toBe('room-1-length');
    await expect.poll(() => readDescription(page.getByLabel('Length (m)'))).toContain('Room 1');
    await page.keyboard.type('4');
    await expect.poll(() => page.getByText('Enter the length').count()).toBe(0);
    await page.getByLabel('Width (m)').fill('3');
    await page.getByRole('button', { name: 'Add Room' }).click();
    await page.getByLabel('Room name').nth(1).fill('Landing');
    await page.getByLabel('Length (m)').nth(1).fill('2');
    await page.getByLabel('Width (m)').nth(1).fill('0');
    await next.click();
    await page.getByText('Enter the width of Landing in metres').waitFor();
    await expect.poll(() => focusedField()).toBe('room-2-width');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('55');
    await page.getByText('At most 50 m').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedField()).toBe('room-2-width');
    await heading(page, 'Room Dimensions').waitFor();
    await page.getByRole('button', { name: 'Remove Landing' }).click();
    await next.click();
    await heading(page, 'Flooring Type').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('checks that a floor is chosen, and stays on the review when the server fails', async () => {
    const { page, close } = await open();
    await page.getByLabel('Length (m)').fill('5.9');
    await page.getByLabel('Width (m)').fill('3.7');
    const next = page.getByRole('button', { name: 'Next Step' });
    await next.click();
    await next.click();
    await page.getByText('Choose a floor, then we can price it.').waitFor();
    await page.getByText('Missing Information').first().waitFor();
    const focusedValue = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    await expect.poll(() => focusedValue()).toBe('carpet');
    await page.getByLabel('Luxury vinyl').check();
    await expect.poll(() => page.getByText('Choose a floor, then').count()).toBe(0);
    await expect.poll(() => page.getByText('Carpet width').count()).toBe(0);
    await next.click();
    await page.route('**/api/calculator/estimate', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'rooms[0].length: must be a whole number today.' }),
      }),
    );
    await page.getByRole('button', { name: 'Calculate Estimate' }).click();
    await page.getByText('Room 1: length must be a whole number today.').waitFor();
    await heading(page, 'Review Your Selection').waitFor();
    await close();
  });

  longIt(
    'proposes the other roll only where it is cheaper, and changes to it on one press',
    async () => {
      const { page, complaints, close } = await open();
      const estimateOf = async (length: string, width: string) => {
        await page.getByLabel('Length (m)').fill(length);
        await page.getByLabel('Width (m)').fill(width);
        await page.getByRole('button', { name: 'Next Step' }).click();
        await page.getByLabel('Premium carpet').check();
        await page.getByRole('button', { name: 'Next Step' }).click();
        await page.getByRole('button', { name: 'Calculate Estimate' }).click();
      };
      await estimateOf('4.5', '4.3');
      await page.getByText('The 5 m roll is cheaper').waitFor();
      await page.getByText(/On a 5\sm roll: £.*, £[\d.]+ less/).waitFor();
      await page.getByText('What makes up the price').click();
      await page.getByText('m off a 4 m roll = ').waitFor();
      await page.getByRole('button', { name: 'Use the 5 m roll' }).click();
      await page.getByText('m off a 5 m roll = ').waitFor();
      await expect.poll(() => page.getByText(/^On a 4\sm roll: £/).count()).toBe(0);
      await page.getByRole('button', { name: 'Start again' }).click();
      await estimateOf('5.9', '3.7');
      await page.getByText('What makes up the price').waitFor();
      await expect.poll(() => page.getByText(/^On a 5\sm roll: £/).count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  longIt(
    'prices any floor of the catalogue, found by search, and keeps it over a reload',
    async () => {
      const { page, complaints, close } = await open();
      const prices: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('estimate'))
          prices.push(request.postDataJSON().productId);
      });
      await page.getByLabel('Length (m)').fill('4.5');
      await page.getByLabel('Width (m)').fill('4.3');
      const next = page.getByRole('button', { name: 'Next Step' });
      await next.click();
      const openPicker = page.getByRole('button', { name: 'Pick an exact carpet or floor' });
      await openPicker.focus();
      await press(page, 'Enter');
      const picker = page.getByRole('dialog', { name: 'Pick an exact carpet or floor' });
      await picker.getByLabel('Search').waitFor();
      await expect.poll(() => picker.getByRole('listitem').count()).toBeGreaterThan(20);
      await picker.getByLabel('Search').fill('no such floor');
      await picker.getByText('Nothing matches “no such floor”.').waitFor();
      await picker.getByRole('button', { name: 'Show all floors' }).click();
      await picker.getByLabel('Search').fill('sheet vinyl');
      await expect.poll(() => picker.getByRole('listitem').count()).toBe(2);
      await picker.getByLabel('Search').press('Enter');
      await expect.poll(() => picker.isVisible()).toBe(true);
      await expect.poll(() => page.getByText('Missing Information').count()).toBe(0);
      await picker.getByRole('status').filter({ hasText: '2 floors' }).waitFor();
      const name = await picker
        .getByRole('listitem')
        .first()
        .locator('.font-semibold')
        .first()
        .innerText();
      await picker.getByRole('listitem').first().getByRole('button').focus();
      await press(page, 'Enter');
      await picker.waitFor({ state: 'detached' });
      const chosen = page.getByRole('radio', { name });
      await expect.poll(() => chosen.isChecked()).toBe(true);
      await expect
        .poll(() => chosen.evaluate((radio) => radio === document.activeElement))
        .toBe(true);
      await expect.poll(() => page.getByText('Carpet width').count()).toBe(0);
      await reload(page);
      await page.locator('#calculator').scrollIntoViewIfNeeded();
      await isReady(page);
      await next.click();
      await expect.poll(() => chosen.isChecked()).toBe(true);
      await next.click();
      await page.getByText(`${name}, £`).first().waitFor();
      await page.getByRole('button', { name: 'Calculate Estimate' }).click();
      await page.getByText(`${name} for 1 room`).first().waitFor();
      await page.getByText('What makes up the price').click();
      await page.getByText(/\sm off a 3\sm roll = /).waitFor();
      expect(prices).toEqual([expect.stringMatching(/^[\w-]+$/)]);
      await page.getByRole('link', { name: 'its own page' }).click();
      await page.getByRole('link', { name: 'Change these rooms' }).click();
      await page.locator('#calculator').scrollIntoViewIfNeeded();
      await isReady(page);
      await next.click();
      await expect.poll(() => chosen.isChecked()).toBe(true);
      await page.getByLabel('Premium laminate').check();
      await expect.poll(() => chosen.count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
