import { expect, it } from 'vitest';
import { formatCount, formatMetres, formatSize } from './figures.ts';

it('formats metres', () => {
  expect(formatMetres(4.2)).toBe('4.20 m');
  expect(formatMetres(3.655)).toBe('3.655 m');
  expect(formatSize(6, 3.8)).toBe('6.00 × 3.80 m');
});

it('writes numbers up to six in words', () => {
  expect(formatCount(1, 'piece')).toBe('one piece');
  expect(formatCount(0, 'join')).toBe('no joins');
  expect(formatCount(12, 'pack')).toBe('12 packs');
});
