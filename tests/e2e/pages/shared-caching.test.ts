import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from '#tests/support/browser/browser.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ pages: { sharedCacheSeconds: 10 } });
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
