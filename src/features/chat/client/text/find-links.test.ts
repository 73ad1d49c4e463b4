import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { findLinks } from './find-links.ts';

const origin = 'https://wyvernvale.example';
const links = (text: string, allowsForeign = true) =>
  findLinks(text, { origin, allowsForeign }).flatMap(({ href }) => href ?? []);

describe('links in a message', () => {
  it.each([
    ['See https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['(http://example.com/floor)', ['http://example.com/floor']],
    ['Book a visit: /?book=1', ['/?book=1']],
    ['Your estimate is at /estimate/Ab-3_x, see?', ['/estimate/Ab-3_x']],
    ['Look at /carpets and /lvt.', ['/carpets', '/lvt']],
    [`${origin}/carpets#filters`, ['/carpets#filters']],
    [`${origin}//evil.example`, [`${origin}//evil.example`]],
    ['Ring us on 01632 960 147.', ['tel:01632960147']],
    ['(01249) 650-123 or +44 (0)7700 900123', ['tel:01249650123', 'tel:+447700900123']],
    ['07700900123', ['tel:07700900123']],
    ['Write to jo.marsh+home@mail.example.com.', ['mailto:jo.marsh+home@mail.example.com']],
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
    'order 012345678901234',
    'on 01-12-2026 10:30, or 2026-12-01',
    '£1,249.65 for 12.5 x 3.25',
    '0.25 and 0.125',
    'jo at example.com, @jo, jo@home',
  ])('%s is not a link', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('lead a visitor’s words to no other site, also not through what looks like a number in them', () => {
    const text = `https://evil.example/01632960147 or ${origin}/carpets or javascript:alert(1)`;
    expect(links(text, false)).toEqual(['/carpets']);
    expect(
      findLinks(text, { origin, allowsForeign: false })
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('leave the text unchanged, and lead only to the web or to this site', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        ...['http://', 'https://a.example', '/?book=1', '//x', ' ', '/', '.', '\\'],
        ...['01632 960 147', 'a@b.example', 'javascript:'],
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = findLinks(text, { origin, allowsForeign: true });
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts)
          if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/);
      }),
    );
  });
});
