import { expect, it } from 'vitest';
import { hidePrivateLinks } from './hide-private-links.ts';

it.each([
  ['/quote/dGhpcyBpcyBhIHRva2Vu', '/quote/link'],
  ['/visit/dGhpcyBpcyBh?time=2', '/visit/link?time=2'],
  ['/Review/dGhpcyBpcyBh#top', '/Review/link#top'],
  ['/estimate/abc', '/estimate/abc'],
  ['/carpets?colour=red', '/carpets?colour=red'],
])('the page %s is kept as %s', (page, kept) => {
  expect(hidePrivateLinks({ basket: ['a'], page })).toEqual({ basket: ['a'], page: kept });
});

it('no page stays none', () => {
  expect(hidePrivateLinks({})).toEqual({});
});
