import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated, reload } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');

const small = { viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page) => page.getByRole('button', { name: 'Anything else?' });

async function fillRoom(page: Page, index: number, name: string, [length, width]: string[]) {
  await page.getByLabel('Room name').nth(index).fill(name);
  await page
    .getByLabel('Length (m)')
    .nth(index)
    .fill(length ?? '');
  await page
    .getByLabel('Width (m)')
    .nth(index)
    .fill(width ?? '');
}

async function goToReview(page: Page) {
  await button(page, 'Next Step').click();
  await page.getByLabel('Premium carpet').check();
  await button(page, 'Next Step').click();
  await page.getByRole('heading', { name: 'Review Your Selection' }).waitFor();
}

/** Waits until the calculator has its stored entries: before, it is the server's empty one. */
const isRestored = (page: Page, name: string, value: string) =>
  page.waitForFunction(
    ([field, expected]) =>
      document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value === expected,
    [name, value],
  );

/** How far the page can be scrolled sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('"Anything else?" adds doorways, underlay and extras to the price, by the keyboard, at 320 px', async () => {
  const { page, complaints, close } = await visit(shared.browser, shared.site.origin, small);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator input');
  await button(page, 'Add Room').click();
  await fillRoom(page, 0, 'Lounge', ['5.9', '3.7']);
  await fillRoom(page, 1, 'Hall', ['3', '2']);
  await goToReview(page);

  const toggle = section(page);
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  expect(requested).not.toContain('/api/calculator/extra-prices');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Take up and dispose of the old floor').waitFor();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  await page.getByText('£1.50/m², at least £30.00').waitFor();

  await page.getByLabel('Take up and dispose of the old floor').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.getByRole('group', { name: 'Levelling' }).getByLabel('Hall').check();
  await page.getByLabel('Luxury PU Underlay, 11 mm').check();

  await button(page, 'Enter doorways of Lounge').click();
  const first = page.getByRole('group', { name: 'Doorway 1 of Lounge', exact: true });
  const focusedWidth = () =>
    first.getByLabel('Width (m)').evaluate((own) => own === document.activeElement);
  await expect.poll(() => focusedWidth()).toBe(true);
  await page.keyboard.type('9');
  await page.getByText('Enter 0.3 to 6 m').waitFor();
  await first.getByLabel('Width (m)').fill('0.9');
  await first.getByLabel('Leads to').selectOption('Hall');
  await page.getByText('entered with Lounge').waitFor();
  await button(page, 'Add a doorway of Lounge').click();
  const second = page.getByRole('group', { name: 'Doorway 2 of Lounge', exact: true });
  await second
    .getByLabel('Floor on the other side')
    .selectOption({ label: 'A higher or lower floor (bar £14.50)' });
  await expect.poll(() => overflow(page)).toBe(0);

  await toggle.click();
  await page.getByText('Added: old floor taken up, furniture moved, levelling').waitFor();
  await button(page, 'Calculate Estimate').click();
  await page.getByRole('heading', { name: 'Your Estimate' }).waitFor();
  await page.getByText('What makes up the price').click();
  for (const text of [
    'Luxury PU Underlay, 11 mm: 27.83 m² at £5.95/m²',
    // 29.2 m of wall without 0.9 m in both rooms and 0.76 m in one.
    'Gripper: 26.64 m at £1.20/m = £31.97',
    'Door bar: 1 at £9.50 = £9.50',
    'Ramp to another floor height: 1 at £14.50 = £14.50',
    'Old floor taken up and disposed of: 27.83 m² at £1.50/m² = £41.75',
    'Furniture moved: 1 room at £25.00 = £25.00',
    'Levelling: 6.00 m² at £18.00/m² = £108.00, a provisional sum, confirmed at the visit',
    'If the price we measure is more than 15% above this estimate for the same rooms, you may cancel free of charge.',
  ])
    await page.getByText(text, { exact: true }).waitFor();
  await expect.poll(() => overflow(page)).toBe(0);

  await page.getByRole('link', { name: 'its own page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your estimate' }).waitFor();
  await page.getByText('What makes up the price').click();
  await page.getByText('Furniture moved: 1 room at £25.00 = £25.00').waitFor();
  await page.getByRole('link', { name: 'Change these rooms' }).click();
  await isRestored(page, 'room-2-length', '3');
  await goToReview(page);
  await page.getByText('Added: old floor taken up, furniture moved, levelling').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('what is added is kept over a reload, and left out where it does not apply', async () => {
  const { page, complaints, close } = await visit(shared.browser, shared.site.origin, small);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator input');
  await fillRoom(page, 0, 'Lounge', ['5.9', '3.7']);
  await goToReview(page);
  await section(page).click();
  await page.getByLabel('Doors to trim').fill('2');
  await page.getByLabel('Luxury PU Underlay, 11 mm').check();
  await reload(page);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator input');
  await isRestored(page, 'room-1-length', '5.9');
  await goToReview(page);
  await section(page).click();
  await expect.poll(() => page.getByLabel('Doors to trim').inputValue()).toBe('2');
  await button(page, 'Change floor').click();
  await page.getByLabel('Premium laminate').check();
  await page.getByLabel('Professional fitting').uncheck();
  await button(page, 'Next Step').click();
  await section(page).click();
  await page.getByText('With our fitting we can also').waitFor();
  await expect.poll(() => page.getByLabel('Doors to trim').count()).toBe(0);
  await expect.poll(() => page.getByText('Luxury PU Underlay').count()).toBe(0);
  await button(page, 'Calculate Estimate').click();
  // 754.95 of the worked example without its fitting.
  await page.getByText('£427.50').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});
