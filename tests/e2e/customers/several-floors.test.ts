import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser();

it('two floors are one estimate, with a price that runs along from the first room', async () => {
  const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/`);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Add Room' }).waitFor();
  await page.locator('[name="room-1-length"]').fill('5.2');
  await page.locator('[name="room-1-width"]').fill('4.1');
  await page.getByText('in premium carpet').waitFor();
  await page.getByRole('button', { name: 'Add Room' }).click();
  await page.locator('[name="room-2-length"]').fill('3');
  await page.locator('[name="room-2-width"]').fill('3.4');
  const next = page.getByRole('button', { name: 'Next Step' });
  await next.click();
  await page.getByRole('radio', { name: 'Premium carpet' }).check();
  await page.getByText('A different floor in one of the rooms?').click();
  await page.getByLabel('Room 2').selectOption('Luxury vinyl');
  await page.getByText(/^About £[\d,]+ fitted$/).waitFor();
  await next.click();
  await page.getByRole('row', { name: /Room 2 Luxury vinyl/ }).waitFor();
  await page.getByRole('button', { name: 'Calculate Estimate' }).click();
  await page
    .getByText('Premium carpet and Luxury vinyl for 2 rooms, 31.52 m², supplied and fitted.')
    .waitFor();
  await page.getByText('What makes up the price').click();
  await expect.poll(() => page.getByText('Luxury vinyl: Room 2').count()).toBe(1);
  await page.getByRole('heading', { name: 'How we would cut the Premium carpet' }).waitFor();
  await page.getByText('Premium carpet on a 5 m roll:').waitFor();
  await page.getByRole('button', { name: 'Use the 5 m roll' }).click();
  await page.getByText('Every piece on a 5 m roll').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('an L-shape is flipped to look like the room, at the same area, and an extra piece gets the focus', async () => {
  const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/`);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator form');
  await page.getByText('L-shape', { exact: true }).click();
  const wall = (letter: string) => page.locator(`[name="room-1-wall-${letter}"]`);
  await wall('A').fill('5.2');
  await wall('B').fill('4.6');
  await wall('C').fill('1.8');
  const area = page.getByText(/^Area /).first();
  await wall('D').fill('1.5');
  await expect.poll(() => area.innerText()).toMatch(/^Area 21\.22/);
  const drawing = page
    .getByRole('img', { name: /^Plan of Room 1, L-shape/ })
    .locator('path')
    .first();
  const before = await drawing.getAttribute('d');
  await page.getByRole('button', { name: 'Corner on the other side? Flip it' }).click();
  await expect.poll(() => drawing.getAttribute('d')).not.toBe(before);
  await expect.poll(() => area.innerText()).toMatch(/^Area 21\.22/);
  await page.getByRole('button', { name: /^Add an extra piece/ }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('room-1-part-1-side');
  expect(complaints).toEqual([]);
  await close();
});
