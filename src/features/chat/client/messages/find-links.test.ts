import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { findLinks } from './find-links.ts';

const origin = 'https://wyvernvale.example';
const links = (text: string) => findLinks(text, origin).flatMap(({ href }) => href ?? []);

describe('links in a message', () => {
  it.each([
    ['See https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['(http://example.com/floor)', ['http://example.com/floor']],
    ['Book a visit: /?book=1', ['/?book=1']],
    ['Your estimate is at /estimate/Ab-3_x, see?', ['/estimate/Ab-3_x']],
    ['Look at /carpets and /lvt.', ['/carpets', '/lvt']],
    [`${origin}/carpets#filters`, ['/carpets#filters']],
    [`${origin}//evil.example`, [`${origin}//evil.example`]],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    'supply and/or fit',
    '£25.99 /m²',
    '24/7',
    'a / b',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('%s is not a link', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('leave the text unchanged, and lead only to the web or to this site', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('http://', 'https://a.example', '/?book=1', '//x', ' ', '/', '.', '\\'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = findLinks(text, origin);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts)
          if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
      }),
    );
  });
});
