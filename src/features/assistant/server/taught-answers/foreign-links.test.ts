import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { findForeignHosts } from './foreign-links.ts';

const publicUrl = 'https://www.wyvernvale.example';
const find = (text: string) => findForeignHosts(text, publicUrl);

it.each([
  'We fit seagrass. Prices from £14.99 a square metre, 2.5 by 3.2 m.',
  'See https://www.wyvernvale.example/vinyl and www.wyvernvale.example.',
  'Write to hello@wyvernvale.example or ring us on 01632 960 147.',
  'We’re open Mon-Fri 8am-6pm.Saturdays too.',
])('finds none in “%s”', (text) => {
  expect(find(text)).toEqual([]);
});

it.each([
  ['Pay here: https://evil.test/pay?x=1', ['evil.test']],
  ['Look at WWW.Evil.Test', ['www.evil.test']],
  ['bit.ly/3xyz', ['bit.ly']],
  ['https://www.wyvernvale.example.evil.test/', ['www.wyvernvale.example.evil.test']],
  ['https://www.wyvernvale.example@evil.test/', ['evil.test']],
  ['javascript://www.wyvernvale.example/%0aalert(1) and http://192.0.2.7', ['192.0.2.7']],
  ['carpets.co.uk and carpets.co.uk again', ['carpets.co.uk']],
  ['ftp://files.test', ['files.test']],
])('finds those of “%s”', (text, hosts) => {
  expect(find(text)).toEqual(hosts);
});

it('finds any address with a scheme, wherever it stands', () => {
  fc.assert(
    fc.property(fc.domain(), fc.stringMatching(/^[a-z ]{0,20}$/), (domain, words) => {
      expect(find(`${words} https://${domain}/x ${words}`)).toContain(domain.toLowerCase());
    }),
  );
});
