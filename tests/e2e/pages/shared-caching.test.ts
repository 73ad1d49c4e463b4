import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPrices } from '#app/server/prices/book-prices.ts';
import { runDueOffers } from '#features/catalogue/server/offers/offers.ts';
import { startSite } from '#tests/support/browser/browser.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let now = new Date('2027-01-04T07:59:00Z');
const clock = () => now;
beforeAll(async () => {
  site = await startSite({ clock, pages: { sharedCacheSeconds: 10 } });
});
afterAll(() => site.close());

const shared = 'public, max-age=0, s-maxage=10, must-revalidate';

it.each([
  ['/', shared],
  ['/carpets', shared],
  ['/?postcode=SN15+3HR', shared],
  ['/no-such-page', 'private, no-store'],
  ['/products/no-such-product', 'private, no-store'],
  ['/visit/no-such-token', 'private, no-store'],
  ['/staff-login', 'private, no-store'],
  ['/api/team/me', 'private, no-store'],
])('a CDN keeps %s as %s', async (address, expected) => {
  const answer = await fetch(site.origin + address, { redirect: 'manual' });
  expect(answer.headers.get('cache-control')).toBe(expected);
  if (expected === shared) expect(answer.headers.getSetCookie()).toEqual([]);
});

it('a CDN asks for a page again with its validator', async () => {
  const { headers } = await fetch(site.origin);
  const again = await fetch(site.origin, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, shared]);
});

it('cached pages show an offer from its first minute to its last', async () => {
  const answer = await fetch(`${site.origin}/api/admin/offers`, {
    method: 'POST',
    headers: { ...(await staffHeaders(site, 'admin')), 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'January carpets',
      kind: 'announce',
      products: { categories: ['carpet'] },
      pages: [{ page: 'homepage' }, { page: 'carpets' }],
      startsAt: { day: '2027-01-04', time: '08:00' },
      endsAt: { day: '2027-01-31', time: '17:00' },
    }),
  });
  expect(answer.status).toBe(201);
  const pages = ['/', '/carpets', '/area/calne'];
  const shown = async () => {
    const texts = pages.map(async (page) => (await fetch(site.origin + page)).text());
    return (await Promise.all(texts)).map((text) => text.includes('January carpets'));
  };
  for (const [time, isOn] of [
    ['2027-01-04T07:59:59Z', false],
    ['2027-01-04T08:00:00Z', true],
    ['2027-01-31T16:59:59Z', true],
    ['2027-01-31T17:00:00Z', false],
  ] as const) {
    now = new Date(time);
    await shown();
    await runDueOffers({ db: site.database.db, clock, book: bookPrices });
    await expect.poll(shown, { message: time }).toEqual(pages.map(() => isOn));
  }
});
