import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppOptions } from '#app/server/app-options.ts';
import { addCounts } from '#features/traffic/server/queries.ts';
import { trafficCounts } from '#features/traffic/server/schema.ts';
import type { TrafficCount } from '#features/traffic/server/traffic-counter.ts';
import type { Database } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { twoPages } from '#tests/support/servers/metered-site.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const own = 'http://localhost:3000';
const now = new Date('2026-11-30T12:00:00Z');

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  return () => database.close();
});
const start = (options: Partial<AppOptions> = {}) =>
  startTestApp({ database, renderer: twoPages, clock: () => now, ...options });
const readCounts = async () =>
  (await database.db.select().from(trafficCounts).orderBy(asc(trafficCounts.id))).map(
    ({ id: _, ...row }) => row,
  );
const open = (site: TestApp, path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: { 'user-agent': browser, ...headers } });
const view = { day: '2026-11-30', kind: 'view', outcode: '' } as const;

describe('a page', () => {
  it('is counted when it is rendered, answered from the cache, unchanged and missing', async () => {
    const site = await start();
    const referer = 'https://www.google.com/';
    const first = await open(site, '/', { referer });
    for (let n = 0; n < 3; n++) await open(site, '/', { referer });
    const etag = String(first.headers.get('etag'));
    expect((await open(site, '/', { referer, 'if-none-match': etag })).status).toBe(304);
    await open(site, '/?utm_source=van', { referer: `${own}/carpets` });
    for (const path of ['/wp-login.php', '/.git/config']) await open(site, path);
    await site.close();
    expect(await readCounts()).toEqual([
      { ...view, page: '/', referrer: '', campaign: 'van', count: 1 },
      { ...view, page: '/', referrer: 'google.com', campaign: '', count: 5 },
      { ...view, page: 'unknown', referrer: 'direct', campaign: '', count: 2 },
    ]);
  });

  it('is not counted for robots, programs, HEAD requests and personal pages', async () => {
    const site = await start();
    for (let n = 0; n < 3; n++) {
      await open(site, '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
      await open(site, '/', { dnt: '1' });
      await open(site, '/', { 'sec-gpc': '1' });
    }
    await fetch(site.origin, { method: 'HEAD', headers: { 'user-agent': browser } });
    await open(site, '/estimate/secret');
    await open(site, '/api/products');
    await site.close();
    expect(await readCounts()).toEqual([]);
  });

  it('is counted with hostile headers, which name nothing', async () => {
    const site = await start();
    const hostile = [
      "https://x'; drop table traffic_counts; --",
      `https://${'a'.repeat(5_000)}.example/`,
      'https://=cmd|calc.example/',
      'data:text/html,<script>alert(1)</script>',
      'https://example.com:99999/',
      '%00',
    ];
    for (const referer of hostile) await open(site, '/', { referer });
    await open(site, '/?utm_source=%3Cb%3E&utm_campaign=%F0%9F%92%A9');
    await site.close();
    expect(await readCounts()).toEqual([
      { ...view, page: '/', referrer: 'direct', campaign: 'other / other', count: 1 },
      { ...view, page: '/', referrer: 'other', campaign: '', count: hostile.length },
    ]);
  });
});

it('counts checked postcodes by district, estimates and bookings with their page and campaign', async () => {
  const site = await start();
  const headers = { referer: `${own}/?utm_source=van` };
  await open(site, '/api/coverage?postcode=sn153hr', headers);
  await open(site, '/api/coverage?postcode=nonsense', headers);
  const sent = { ...headers, 'user-agent': browser };
  expect((await postBooking(site.origin, buildBooking(), sent)).status).toBe(201);
  const untracked = { ...sent, dnt: '1' };
  expect((await postBooking(site.origin, buildBooking(), untracked)).status).toBe(201);
  await site.close();
  const common = { day: '2026-11-30', page: '/', referrer: '', campaign: 'van', count: 1 };
  expect(await readCounts()).toEqual([
    { ...common, kind: 'booking', outcode: '' },
    { ...common, kind: 'postcode-check', outcode: 'SN15' },
  ]);
});

it('adds up what several processes counted, and goes on after a restart', async () => {
  const processes = await Promise.all([start(), start(), start()]);
  await Promise.all(processes.flatMap((site) => [open(site, '/'), open(site, '/')]));
  await Promise.all(processes.map((site) => site.close()));
  const restarted = await start();
  await open(restarted, '/');
  await restarted.close();
  expect(await readCounts()).toEqual([
    { ...view, page: '/', referrer: 'direct', campaign: '', count: 7 },
  ]);
});

it('stores while it runs, so that a process that ends at once loses the last interval only', async () => {
  const site = await start({ storeTrafficMs: 5 });
  await open(site, '/');
  await expect.poll(readCounts).toHaveLength(1);
  await site.close();
});

it('stores later what it could not store, and counts it once', async () => {
  const execute = database.db.execute;
  let failures = 0;
  const site = await start({ storeTrafficMs: 5 });
  await open(site, '/');
  await expect.poll(readCounts).toHaveLength(1);
  database.db.execute = (async () => {
    failures += 1;
    throw new Error('away');
  }) as unknown as typeof execute;
  await open(site, '/');
  await expect.poll(() => failures).toBeGreaterThan(1);
  database.db.execute = execute;
  await expect.poll(readCounts).toMatchObject([{ count: 2 }]);
  await site.close();
  expect(await readCounts()).toMatchObject([{ count: 2 }]);
});

it('adds thousands of counts in one statement', async () => {
  const counts = Array.from(
    { length: 5_000 },
    (_, n): TrafficCount => ({
      ...view,
      page: `/p${n}`,
      referrer: 'direct',
      campaign: '',
      count: 2,
    }),
  );
  await addCounts(database.db, counts);
  await addCounts(database.db, counts);
  const stored = await readCounts();
  expect(stored).toHaveLength(5_000);
  expect(new Set(stored.map(({ count }) => count))).toEqual(new Set([4]));
});
