import { expect, it } from 'vitest';
import { formatArea, formatCount, formatMetres, formatSize } from './figures.ts';

it('formats metres and areas', () => {
  expect(formatMetres(4.2)).toBe('4.20 m');
  expect(formatMetres(3.655)).toBe('3.655 m');
  expect(formatSize(6, 3.8)).toBe('6.00 × 3.80 m');
  expect(formatArea(21.83)).toBe('21.83 m²');
});

it('rounds half up where binary fractions would round down', () => {
  expect(formatArea(1.005)).toBe('1.01 m²');
  expect(formatArea(2.675)).toBe('2.68 m²');
});

it('writes numbers up to six in words', () => {
  expect(formatCount(1, 'piece')).toBe('one piece');
  expect(formatCount(0, 'join')).toBe('no joins');
  expect(formatCount(12, 'pack')).toBe('12 packs');
});
