import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Sources } from '#app/sources-contract.ts';
import { appointments } from '#features/booking/server/schema.ts';
import { addCounts } from '#features/traffic/server/queries.ts';
import type { TrafficCount } from '#features/traffic/server/traffic-counter.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

// Half an hour into the first of July in London, in the last hour of June by UTC.
let now = new Date('2026-06-30T23:30:00Z');
let site: TestApp;
beforeEach(async () => {
  now = new Date('2026-06-30T23:30:00Z');
  site = await startTestApp({ clock: () => now });
  return () => site.close();
});

const read = async (period: string): Promise<Sources> =>
  (await callAs(site, 'office', 'GET', `/api/admin/sources?period=${period}`)).json();
const count = (given: Partial<TrafficCount>): TrafficCount => ({
  day: '2026-07-01',
  kind: 'view',
  page: '/',
  referrer: 'direct',
  campaign: '',
  outcode: '',
  count: 1,
  ...given,
});
const change = (id: string, values: Partial<typeof appointments.$inferInsert>) =>
  site.database.db.update(appointments).set(values).where(eq(appointments.id, id));

it('adds up what was counted and what became of the bookings, by weeks and months of London', async () => {
  await addCounts(site.database.db, [
    count({ count: 7, campaign: 'van' }),
    count({ count: 5, referrer: 'google.com', page: '/carpets' }),
    count({ count: 3, referrer: '' }),
    count({ count: 2, kind: 'estimate', referrer: '', campaign: 'van' }),
    count({ count: 4, kind: 'postcode-check', referrer: '', outcode: 'BA1' }),
    count({ count: 10, day: '2026-06-30' }),
    count({ count: 100, day: '2025-07-31' }),
    count({ count: 50, day: '2026-07-02' }),
  ]);
  const won = await book(site, { postcode: 'SN15 3HR', answers: { heardFrom: 'Google' } });
  await change(won, { status: 'completed', quotedPence: 123_450, quoteSent: true });
  const quoted = await book(site, { postcode: 'SN15 1AA', answers: { heardFrom: 'Our van' } });
  await change(quoted, { quotedPence: 50_000 });
  const cancelled = await book(site, {});
  await change(cancelled, { status: 'cancelled' });
  const before = await book(site, { postcode: 'ZE1 0AA' });
  await change(before, { createdAt: new Date('2026-06-30T22:59:59Z'), status: 'completed' });

  const months = await read('12-months');
  expect([months.from, months.to]).toEqual(['2025-08-01', '2026-07-01']);
  expect(months.total).toEqual({
    views: 25,
    arrivals: 22,
    estimates: 2,
    bookings: 3,
    withEstimate: 0,
    visits: 2,
    quotes: 2,
    won: 1,
    wonPounds: 1234.5,
  });
  expect(months.steps.slice(-2)).toMatchObject([
    { from: '2026-06-01', views: 10, bookings: 1, visits: 1, quotes: 0, won: 0, wonPounds: 0 },
    { from: '2026-07-01', views: 15, bookings: 2, visits: 1, quotes: 2, won: 1 },
  ]);
  expect((await read('4-weeks')).steps.map(({ from, views, bookings }) => [from, views, bookings]))
    // All of it was in one week.
    .toEqual([
      ['2026-06-08', 0, 0],
      ['2026-06-15', 0, 0],
      ['2026-06-22', 0, 0],
      ['2026-06-29', 25, 3],
    ]);
  expect(months.pages).toMatchObject([
    { name: '/', views: 20, estimates: 2 },
    { name: '/carpets', views: 5, estimates: 0 },
  ]);
  expect(months.referrers.map(({ name, arrivals }) => [name, arrivals])).toEqual([
    ['direct', 17],
    ['google.com', 5],
  ]);
  expect(months.campaigns).toMatchObject([{ name: 'van', views: 7, estimates: 2, forms: 0 }]);
  expect(months.towns).toMatchObject([
    { name: 'Chippenham (SN15)', bookings: 2, quotes: 2, won: 1, checks: 0 },
    { name: 'ZE1', bookings: 1, visits: 1 },
    { name: 'Bath (BA1)', bookings: 0, checks: 4 },
  ]);
  expect(months.heard).toMatchObject([
    { name: '', bookings: 1 },
    { name: 'Google', bookings: 1, won: 1, wonPounds: 1234.5 },
    { name: 'Our van', bookings: 1, won: 0 },
  ]);
});

it('is empty where nothing was counted', async () => {
  const { total, steps, ...lists } = await read('12-weeks');
  expect(new Set(Object.values(total))).toEqual(new Set([0]));
  expect(steps).toHaveLength(12);
  expect(lists).toMatchObject({ pages: [], referrers: [], campaigns: [], towns: [], heard: [] });
});

it('is exported day by day, more rows than fit into one part, without formulas', async () => {
  await addCounts(
    site.database.db,
    Array.from({ length: 1_100 }, (_, n) => count({ page: `/p${n}`, campaign: '-1+1' })),
  );
  const id = await book(site, { postcode: 'SN15 3HR', answers: { heardFrom: 'Google' } });
  await change(id, { status: 'completed', quotedPence: 123_450, quoteSent: true });
  const answer = await callAs(site, 'office', 'GET', '/api/admin/sources/export.csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 1_100 + 4);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[1]).toBe("2026-07-01,Page opened,/p0,direct,'-1+1,,,1,");
  expect(lines.slice(-4)).toEqual([
    '2026-07-01,Booking,,,,Chippenham (SN15),Google,1,',
    '2026-07-01,Visit made,,,,Chippenham (SN15),Google,1,',
    '2026-07-01,Quote,,,,Chippenham (SN15),Google,1,',
    '2026-07-01,Won,,,,Chippenham (SN15),Google,1,1234.50',
  ]);
});
