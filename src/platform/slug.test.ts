import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Bradford Twist in Oat', 'bradford-twist-in-oat'],
  ['  Café — Crème Brûlée & Co. ', 'cafe-creme-brulee-and-co'],
  ["Fitter's 2.2 m² box", 'fitters-2-2-m2-box'],
  ['地毯', 'product'],
  ['../../admin?x=1', 'admin-x-1'],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('is truncated where it is too long, and never ends in a dash', () => {
  expect(slugOf(`${'a'.repeat(79)} and more`)).toBe('a'.repeat(79));
});
