import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { formatPence, formatPounds, isWholePence, toPence, toPounds } from './pounds.ts';

describe('money', () => {
  it.each([
    [1081.99, '£1,081.99'],
    [25, '£25.00'],
    [0.5, '£0.50'],
  ])('%s is written %s', (pounds, text) => {
    expect(formatPounds(pounds)).toBe(text);
    expect(formatPence(toPence(pounds))).toBe(text);
  });

  it('in pounds is read as the same pence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (pence) => {
        expect(toPence(toPounds(pence))).toBe(pence);
        expect(isWholePence(toPounds(pence))).toBe(true);
      }),
    );
    expect(isWholePence(1.005)).toBe(false);
  });
});
