import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { TodayAnswer } from '#features/booking/today/contract.ts';
import { dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';

const shared = siteInBrowser();

beforeEach(() => clearVisits(shared.site));

async function open(booking: Parameters<typeof fixVisitsToday>[2][number] = {}) {
  const fitterId = await linkFitter(shared.site);
  const [id = ''] = await fixVisitsToday(shared.site, fitterId, [booking]);
  const shown = await visit(shared.browser, `${shared.site.origin}/admin/today`, {
    ...(await signedInProfile(shared.site, 'fitter')),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    isFirstVisit: true,
  });
  await shown.page.getByText('opens without signal').waitFor();
  const now = new Date();
  const start = instantInLondon(dayInLondon(now), '18:00');
  await shown.page.clock.install({ time: start < now ? now : start });
  return { ...shown, id, letUndoPass: () => shown.page.clock.fastForward(10_000) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterRoom(page: Page, name: string, [length, width]: [string, string]) {
  await page.getByLabel('Room name').last().fill(name);
  await page.getByLabel('Length (m)').last().fill(length);
  await page.getByLabel('Width (m)').last().fill(width);
}

async function readMeasured() {
  const headers = await staffHeaders(shared.site, 'fitter');
  const answer = await fetch(`${shared.site.origin}/api/today`, { headers });
  return ((await answer.json()) as TodayAnswer).visits[0]?.measured ?? null;
}

it('two floors and stairs are measured without a network, each area in its own floor', async () => {
  await addProduct(shared.site, {
    name: 'Mendip Twist',
    category: 'carpet',
    price: 30,
    rollWidths: [4, 5],
    colorOptions: [{ name: 'Oat' }, { name: 'Slate' }],
  });
  const { page, letUndoPass, close } = await open();
  await page.context().setOffline(true);
  await press(page, 'Enter rooms');
  await enterRoom(page, 'Lounge', ['5.2', '4.1']);
  await press(page, 'Add stairs');
  await page.getByLabel('Lounge: floor').selectOption('Mendip Twist');
  await page.getByLabel('Colour of Lounge').selectOption('Slate');
  await page.getByLabel('Roll', { exact: true }).selectOption('5 m');
  await press(page, 'Add Room');
  await enterRoom(page, 'Kitchen', ['3', '3.4']);
  await page.getByLabel('Kitchen: floor').selectOption('Vinyl (to be chosen)');
  await press(page, 'Save rooms');
  await page.getByText('Rooms measured').first().waitFor();
  await page.context().setOffline(false);
  await letUndoPass();
  await expect.poll(readMeasured).toMatchObject({
    rooms: [
      { name: 'Lounge', floor: 0 },
      { name: 'Stairs', floor: 0 },
      { name: 'Kitchen', floor: 1 },
    ],
    floors: [
      { name: 'Mendip Twist in Slate', carpetWidth: 5 },
      { name: 'Luxury vinyl (to be chosen)' },
    ],
  });

  // What is opened again has all of it, and the stairs go on in the lounge’s carpet.
  await press(page, 'Enter rooms');
  await expect
    .poll(() => page.getByLabel('Stairs: floor').locator('option:checked').textContent())
    .toBe('Same as Lounge');
  await page.getByLabel('Colour of Lounge').selectOption('Oat');
  await press(page, 'Save rooms');
  await letUndoPass();
  await expect
    .poll(async () => (await readMeasured())?.floors.map(({ name }) => name))
    .toEqual(['Mendip Twist in Oat', 'Luxury vinyl (to be chosen)']);
  await close();
});

it('a measure begins with the customer’s own estimate, which stays beside it', async () => {
  const path = await createEstimate(shared.site, 'carpet');
  const estimateId = path.replace('/estimate/', '');
  const { page, letUndoPass, close } = await open({ calculatorData: { estimateId } });
  await press(page, 'Enter rooms');
  await page.getByRole('heading', { name: 'Their own estimate' }).waitFor();
  const lounge = page.getByLabel('Length (m)').first();
  await expect.poll(() => lounge.inputValue()).toBe('5.9');
  await lounge.fill('5.85');
  await press(page, 'Save rooms');
  await letUndoPass();
  await expect
    .poll(async () => (await readMeasured())?.rooms[0])
    .toMatchObject({ name: 'Lounge', length: 5.85 });
  await page.getByText('Rooms, floors and notes').click();
  await page.getByText(/^Measured .* by Test fitter$/).waitFor();
  await page.getByText('5.9 × 4.4 m').waitFor();
  await close();
});
