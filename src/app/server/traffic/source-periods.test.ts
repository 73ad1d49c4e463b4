import { describe, expect, it } from 'vitest';
import { sourcePeriods } from '#app/sources-contract.ts';
import { addDays } from '#platform/dates/london-time.ts';
import { fc } from '#tests/support/properties.ts';
import { listPeriods } from './source-periods.ts';

describe('a period', () => {
  it('has the weeks of Mondays up to today', () => {
    expect(listPeriods('4-weeks', '2026-11-30')).toEqual({
      starts: ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
      until: '2026-12-01',
    });
    expect(listPeriods('12-weeks', '2026-11-29').starts.at(0)).toBe('2026-09-07');
  });

  it('has twelve months across a year', () => {
    const { starts } = listPeriods('12-months', '2026-02-28');
    expect(starts).toHaveLength(12);
    expect([starts[0], starts[10], starts[11]]).toEqual(['2025-03-01', '2026-01-01', '2026-02-01']);
  });

  it('is in order and holds today in its last part', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...sourcePeriods), day, (period, today) => {
        const { starts, until } = listPeriods(period, today);
        expect(starts).toEqual([...new Set(starts)].toSorted());
        expect((starts.at(-1) ?? '') <= today && today < until).toBe(true);
      }),
    );
  });
});
