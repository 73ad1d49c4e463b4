import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { setStatus } from '#tests/support/fixtures/bookings.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';

const shared = siteInBrowser();
const people = ['Ann Price', 'Bo Lee', 'Cy Dunn', 'Di Wells'];

let fitterId: string;
beforeEach(async () => {
  await clearVisits(shared.site);
  fitterId = await linkFitter(shared.site);
});

const fixVisits = (names: string[]) =>
  fixVisitsToday(
    shared.site,
    fitterId,
    names.map((customerName) => ({ customerName })),
  );

/** Opens a page whose clock is at a time of today; default: 6pm, or later than that. */
async function open(path: string, time?: string) {
  const shown = await visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'fitter')),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    isFirstVisit: true,
  });
  // With a clock of its own a page lists none of its files, and they are not kept.
  await shown.page.getByText('opens without signal').waitFor();
  // What is reported waits some seconds, in which it can be undone.
  const now = new Date();
  const start = instantInLondon(dayInLondon(now), time ?? '18:00');
  // In the evening the page’s clock would go back, behind what it has kept already.
  await shown.page.clock.install({ time: time === undefined && start < now ? now : start });
  return { ...shown, letUndoPass: () => shown.page.clock.fastForward(10_000) };
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string, label: string) =>
  card(page, name).getByRole('button', { name: label, exact: true }).click();

async function countReports(): Promise<Record<string, number>> {
  const { rows } = (await shared.site.database.db.execute(
    sql`select what, count(*)::int as count from appointment_events
      where report_id is not null group by what`,
  )) as unknown as { rows: { what: string; count: number }[] };
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

it('a fitter’s account opens on the own visits, wherever it signs in, and sees nothing else', async () => {
  await fixVisits(people.slice(0, 2));
  const { page, complaints, close } = await open('/admin/appointments');
  await page.getByRole('heading', { name: 'Ann Price' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/today');
  const tools = page.getByRole('navigation', { name: 'Staff tools' });
  await expect.poll(() => tools.getByRole('link').allTextContents()).toEqual(['Today']);
  const call = card(page, 'Bo Lee').getByRole('link', { name: 'Call Bo Lee' });
  await expect.poll(() => call.getAttribute('href')).toBe('tel:01632960147');
  expect(complaints).toEqual([]);
  await close();
});

it('20 changes without a network survive a reload, and reach the server once each', async () => {
  await fixVisits(people);
  const { page, letUndoPass, close } = await open('/admin/today');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('No signal.').waitFor();
  for (const name of people) {
    await press(page, name, 'Arrived');
    for (const note of ['Damp by the door', 'Two doors to trim', 'Parking behind']) {
      await press(page, name, 'Add a note');
      await card(page, name).getByLabel('Your note').fill(note);
      await press(page, name, 'Save');
    }
    await press(page, name, 'Done');
  }
  await page.getByText('20 changes are sent when you’re back online.').waitFor();
  await page.reload();
  await page.getByText('20 changes are sent when you’re back online.').waitFor();
  await expect.poll(() => countReports()).toEqual({});
  await page.context().setOffline(false);
  await letUndoPass();
  await expect.poll(countReports).toEqual({
    arrived: 4,
    note: 12,
    completed: 4,
  });
  await page.getByText('20 changes').waitFor({ state: 'detached' });
  await expect
    .poll(() => card(page, 'Di Wells').getByText('Done', { exact: true }).count())
    .toBe(2);
  await close();
});

it('a visit is done before its time only after a question', async () => {
  await fixVisits(['Ann Price']);
  const { page, letUndoPass, close } = await open('/admin/today', '08:23');
  await press(page, 'Ann Price', 'Arrived');
  await press(page, 'Ann Price', 'Done');
  const question = page.getByRole('dialog', { name: 'Done already?' });
  await question.getByText(/booked for 9–11am/).waitFor();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await press(page, 'Ann Price', 'Done');
  await question.getByRole('button', { name: 'Yes, it’s done' }).click();
  await letUndoPass();
  await expect.poll(countReports).toEqual({ arrived: 1, completed: 1 });
  await close();
});

it('a change of a visit that the office has cancelled meanwhile is shown with the reason', async () => {
  const [id = ''] = await fixVisits(['Ann Price']);
  const { page, letUndoPass, close } = await open('/admin/today');
  await page.context().setOffline(true);
  await press(page, 'Ann Price', 'Could not do it');
  await press(page, 'Ann Price', 'Nobody at home');
  await setStatus(shared.site, id, { status: 'cancelled' });
  await page.context().setOffline(false);
  await letUndoPass();
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await alert.getByText('This visit was cancelled.').waitFor();
  await expect
    .poll(() => alert.textContent())
    .toMatch(/Could not do it, “Nobody at home” \(Ann Price, 9–11am\)/);
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  await close();
});

it('what was pressed by mistake can be undone, and rooms that were measured are priced', async () => {
  await fixVisits(['Ann Price']);
  const { page, letUndoPass, complaints, close } = await open('/admin/today');
  await press(page, 'Ann Price', 'Arrived');
  await press(page, 'Ann Price', 'Undo Arrived');
  await press(page, 'Ann Price', 'Enter rooms');
  await page.getByLabel('Room name').fill('Lounge');
  await page.getByLabel('Length (m)').fill('4.2');
  await press(page, 'Ann Price', 'Save rooms');
  await page.getByText('Enter the width of Lounge in metres').waitFor();
  await page.getByLabel('Width (m)').fill('3.6');
  await press(page, 'Ann Price', 'Save rooms');
  await page.getByText('Rooms measured').first().waitFor();
  await letUndoPass();
  await expect.poll(countReports).toEqual({ measured: 1 });
  await card(page, 'Ann Price').getByText('Rooms, floors and notes').click();
  await card(page, 'Ann Price').getByText('4.2 × 3.6 m').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('rooms that are entered one after the other without a network are all kept', async () => {
  await fixVisits(['Ann Price']);
  const { page, letUndoPass, close } = await open('/admin/today');
  await page.context().setOffline(true);
  const enter = async (name: string) => {
    await page.getByLabel('Room name').last().fill(name);
    await page.getByLabel('Length (m)').last().fill('4.2');
    await page.getByLabel('Width (m)').last().fill('3.6');
    await press(page, 'Ann Price', 'Save rooms');
  };
  await press(page, 'Ann Price', 'Enter rooms');
  await enter('Kitchen');
  await page.reload();
  await press(page, 'Ann Price', 'Enter rooms');
  await expect.poll(() => page.getByLabel('Room name').inputValue()).toBe('Kitchen');
  await press(page, 'Ann Price', 'Add Room');
  await enter('Lounge');
  await page.context().setOffline(false);
  await letUndoPass();
  await expect.poll(countReports).toEqual({ measured: 2 });
  await card(page, 'Ann Price').getByText('Rooms, floors and notes').click();
  for (const name of ['Kitchen', 'Lounge'])
    await card(page, 'Ann Price').getByRole('rowheader', { name }).waitFor();
  await close();
});

it('an L-shape, stairs, a doorway and extras are measured without a network, and priced', async () => {
  await fixVisits(['Ann Price']);
  const { page, letUndoPass, complaints, close } = await open('/admin/today');
  await page.context().setOffline(true);
  const ann = card(page, 'Ann Price');
  await press(page, 'Ann Price', 'Enter rooms');
  await page.getByLabel('Room name').fill('Lounge');
  await page.getByLabel('Length (m)').fill('4.2');
  await page.getByLabel('Width (m)').fill('3.6');
  await ann.getByRole('button', { name: 'Add an extra piece' }).click();
  await page.getByLabel('How wide (m)').fill('2.4');
  await page.getByLabel('How deep (m)').fill('1.8');
  await press(page, 'Ann Price', 'Add stairs');
  await page.getByLabel('Landing length (m)').fill('2');
  await page.getByRole('group', { name: 'Landing' }).getByLabel('Width (m)').fill('1');
  await ann.getByRole('button', { name: 'Anything else?' }).click();
  await page.getByLabel('Take up and dispose of the old floor').check();
  await ann.getByRole('button', { name: 'Enter doorways of Lounge' }).click();
  const doorway = ann.getByRole('group', { name: 'Doorway 1 of Lounge' });
  await doorway.getByLabel('Width (m)').fill('9');
  await press(page, 'Ann Price', 'Save rooms');
  await ann.getByText('A doorway has a wrong width.').waitFor();
  await doorway.getByLabel('Width (m)').fill('0.9');
  await doorway.getByLabel('Floor on the other side').selectOption('hard');
  await press(page, 'Ann Price', 'Save rooms');
  await page.getByText('Rooms measured').first().waitFor();
  await page.context().setOffline(false);
  await letUndoPass();
  await expect.poll(countReports).toEqual({ measured: 1 });

  await ann.getByText('Rooms, floors and notes').click();
  await ann
    .getByText('4.2 × 3.6 m, on the right, 0.6 m from the corner, 2.4 m wide and 1.8 m deep')
    .waitFor();
  await ann.getByText('13 steps, 0.85 m wide, landing 2 × 1 m').waitFor();
  await ann.getByText('Take up the old floor').waitFor();
  await ann.getByText('Doorways of Lounge: 0.9 m (hard floor)').waitFor();
  const parts = [{ side: 'right', width: 2.4, depth: 1.8 }];
  const doorways = [{ width: 0.9, kind: 'hard' }];
  const answer = await fetch(`${shared.site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      flooringType: 'carpet',
      rooms: [
        { name: 'Lounge', length: 4.2, width: 3.6, parts, doorways },
        { name: 'Stairs', stairs: { landing: { length: 2, width: 1 } } },
      ],
      extras: { uplift: true },
    }),
  });
  const { total } = (await answer.json()).breakdown;
  const price = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  await ann.getByText(`${price.format(total)} fitted`).waitFor();

  // What is opened again has all of it.
  await press(page, 'Ann Price', 'Enter rooms');
  await expect.poll(() => page.getByLabel('How wide (m)').inputValue()).toBe('2.4');
  await expect.poll(() => page.getByLabel('Straight steps').inputValue()).toBe('13');
  await ann.getByText('Added: old floor taken up, doorways').waitFor();
  // Without a network only prices and the list of underlays are missing.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  await close();
});

it('days and headings are named in words, and the page is as wide as the phone however many days there are', async () => {
  const ids = await fixVisits(people);
  for (const [index, id] of ids.entries())
    await shared.site.database.db.execute(
      sql`update visits set date = date + ${index}::int, starts_at = starts_at + ${index}::int * interval '1 day'
        where appointment_id = ${id}`,
    );
  const { page, close } = await open('/admin/today');
  const days = page.getByRole('navigation', { name: 'Days' });
  const names = async () =>
    (await days.getByRole('button').allTextContents()).map((name) => name.trim());
  await expect
    .poll(async () => (await names()).slice(0, 2))
    .toEqual(['Today 1 visit', 'Tomorrow 1 visit']);
  await expect.poll(names).toHaveLength(4);
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Today \w{3} /);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await close();
});
