import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import type { Estimate } from '../../contract.ts';
import { headlineOf } from './headline.ts';

const estimate = (total: number, more: Partial<Estimate> = {}) =>
  ({ breakdown: { total }, includeInstallation: true, ...more }) as Estimate;

describe('the headline of an estimate', () => {
  it.each([
    [2135.72, 'About £2,140 fitted'],
    [204.9, 'About £200 fitted'],
    [199.99, 'About £200 fitted'],
    [187.4, 'About £185 fitted'],
    [0.4, 'About £5 fitted'],
  ])('rounds £%d', (total, text) => {
    expect(headlineOf(estimate(total))).toBe(text);
  });

  it('says when fitting is not in the price', () => {
    expect(headlineOf(estimate(427.5, { includeInstallation: false }))).toBe('About £430 supplied');
  });

  it('is exact for rooms that we measured', () => {
    const measured = { by: 'Jo Marsh', at: '2026-11-24' } as Estimate['measured'];
    expect(headlineOf(estimate(2135.72, { measured }))).toBe('£2,135.72 fitted');
  });

  it('is never more than £5 off, and never falls where the price rises', () => {
    const read = (pence: number) => Number(headlineOf(estimate(pence / 100)).replace(/[^\d]/g, ''));
    const pence = fc.integer({ min: 250, max: 5_000_000 });
    fc.assert(
      fc.property(pence, pence, (one, other) => {
        expect(Math.abs(read(one) - one / 100)).toBeLessThanOrEqual(5);
        if (one <= other) expect(read(one)).toBeLessThanOrEqual(read(other));
      }),
    );
  });
});
