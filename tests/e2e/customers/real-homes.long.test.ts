import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { houseWithBetterCut } from '#tests/support/calculator/house-with-better-cut.ts';

const shared = siteInBrowser('read-only');
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

/** What somebody on a phone needs for a touch and for a character, in seconds. */
const pace = { touch: 2.5, character: 0.5 };

it('a house with an L-shaped lounge, stairs and a landing is priced on a phone in three minutes', async () => {
  const { page, complaints, close } = await visit(shared.browser, shared.site.origin, phone);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator input');
  const calculator = page.locator('#calculator');
  let seconds = 0;
  const tap = async (name: string) => {
    seconds += pace.touch;
    await calculator.getByRole('button', { name }).last().tap();
  };
  const fill = async (room: string, label: string, text: string) => {
    seconds += pace.touch + text.length * pace.character;
    const group = calculator.getByRole('group', { name: room, exact: true });
    await group.getByLabel(label, { exact: true }).last().fill(text);
  };
  const name = async (number: number, text: string) => {
    await fill(`Room ${number}`, 'Room name', text);
  };
  await name(1, 'Lounge');
  await fill('Lounge', 'Length (m)', '5.2');
  await fill('Lounge', 'Width (m)', '3.9');
  await tap('Add an extra piece');
  await fill('Lounge', 'How wide (m)', '2.4');
  await fill('Lounge', 'How deep (m)', '1.8');
  for (const [number, room, length, width] of [
    [2, 'Bed 1', '3.8', '3.2'],
    [3, 'Bed 2', '3.4', '2.9'],
    [4, 'Bed 3', '2.6', '2.2'],
  ] as const) {
    await tap('Add Room');
    await name(number, room);
    await fill(room, 'Length (m)', length);
    await fill(room, 'Width (m)', width);
  }
  await tap('Add stairs');
  await fill('Stairs', 'Landing length (m)', '2');
  await fill('Landing, if it is to be carpeted too', 'Width (m)', '1');
  await tap('Next Step');
  seconds += pace.touch;
  await calculator.getByLabel('Premium carpet').check();
  await tap('Next Step');
  await tap('Calculate Estimate');
  await page
    .getByText('Premium carpet for 4 rooms and stairs, 59.09 m², supplied and fitted.')
    .waitFor();
  await page.getByRole('img', { name: 'Lounge from above' }).waitFor();
  await page.getByText('Stairs: the landing').waitFor();
  expect(seconds).toBeLessThan(180);
  expect(complaints).toEqual([]);
  await close();
});

it('a cheaper cut that is found after the estimate is offered, and taken with one press', async () => {
  const { page, complaints, close } = await visit(shared.browser, shared.site.origin);
  const calculator = page.locator('#calculator');
  await calculator.scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator input');
  for (const [index, [length, width]] of houseWithBetterCut.entries()) {
    if (index > 0) await calculator.getByRole('button', { name: 'Add Room' }).click();
    const room = calculator.getByRole('group', { name: `Room ${index + 1}`, exact: true });
    await room.getByLabel('Length (m)', { exact: true }).fill(String(length));
    await room.getByLabel('Width (m)', { exact: true }).fill(String(width));
  }
  await calculator.getByRole('button', { name: 'Next Step' }).click();
  await calculator.getByLabel('Premium carpet').check();
  await calculator.getByRole('button', { name: 'Next Step' }).click();
  await calculator.getByRole('button', { name: 'Calculate Estimate' }).click();
  await page.getByText(/The best possible cut would take at most \d+% off/).waitFor();
  const readPence = async (price: Locator) => Number((await price.innerText()).replace(/\D/g, ''));
  const total = page.getByText('What makes up the price').locator('+ span');
  const quick = await readPence(total);

  await page.getByText('We found a better cut').waitFor();
  const offered = await readPence(page.getByText('After a longer look').locator('strong').last());
  expect(offered).toBeLessThan(quick);
  await page.getByRole('button', { name: 'Use the better cut' }).click();
  await page.getByText('This is the cheapest sensible way to cut it.').waitFor();
  await expect.poll(() => readPence(total)).toBe(offered);
  await expect.poll(() => page.getByText('We found a better cut').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
