import { describe, expect, it } from 'vitest';
import { formatPounds } from './pounds.ts';

describe('money', () => {
  it.each([
    [1081.99, '£1,081.99'],
    [25, '£25.00'],
    [0.5, '£0.50'],
  ])('%s is written %s', (pounds, text) => {
    expect(formatPounds(pounds)).toBe(text);
  });
});
