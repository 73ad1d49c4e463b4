import { expect, it } from 'vitest';
import { pageName } from './page-names.ts';

it.each([
  ['/carpets?order=price', 'Carpets'],
  ['/carpets#calculator', 'Cost calculator'],
  ['/?book=1#contact', 'Book a free measure'],
  ['/terms?book=1', 'Book a free measure'],
  ['/estimate/Ab-3_x', 'Your estimate'],
  ['/products/kennet-level-loop', 'See Kennet Level Loop'],
  ['/area/bradford-on-avon', 'Flooring in Bradford on Avon'],
  ['/admin', undefined],
  ['/constructor', undefined],
  ['/api/products', undefined],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
