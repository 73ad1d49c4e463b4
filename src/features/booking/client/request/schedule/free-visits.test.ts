import { describe, expect, it } from 'vitest';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { findNextFree, isChosen, toggleVisit } from './free-visits.ts';

const [nine, eleven, one, three] = standardSlots;
const day = (date: string, ...free: number[]) => ({
  date,
  slots: standardSlots.slice(0, free.length).map((slot, i) => ({ slot, free: free[i] ?? 0 })),
});

describe('the next free visits', () => {
  const now = new Date('2026-11-23T10:00:00Z');

  it('are the first free slot of each of the next three days that have one', () => {
    const days = [
      day('2026-11-25', 0, 1, 1, 1),
      day('2026-11-26', 0, 0, 0, 0),
      day('2026-11-27', 1, 1, 1, 1),
      day('2026-11-28', 0, 0, 2),
      day('2026-11-30', 1, 1, 1, 1),
    ];
    expect(findNextFree(days, now)).toEqual([
      { date: '2026-11-25', slot: eleven },
      { date: '2026-11-27', slot: nine },
      { date: '2026-11-28', slot: one },
    ]);
  });

  it('begin once the booking can be confirmed, 24 hours from now', () => {
    const days = [day('2026-11-23', 0, 1, 1, 1), day('2026-11-24', 1, 1, 1, 1)];
    expect(findNextFree(days, now)).toEqual([{ date: '2026-11-24', slot: eleven }]);
  });

  it('are none in a full diary', () => {
    expect(findNextFree([day('2026-11-25', 0, 0, 0, 0)], now)).toEqual([]);
  });
});

describe('choosing a free visit', () => {
  const visit = { date: '2026-11-25', slot: eleven };
  const none = { preferredDates: [], preferredTimes: [] };

  it('chooses its date and its slot beside what was chosen before', () => {
    const before = { preferredDates: ['2026-12-01'], preferredTimes: [three, nine] };
    const after = toggleVisit(before, visit);
    expect(after).toEqual({
      preferredDates: ['2026-12-01', '2026-11-25'],
      preferredTimes: [nine, eleven, three],
    });
    expect(isChosen(after, visit)).toBe(true);
    expect(isChosen(before, visit)).toBe(false);
  });

  it('a second time takes it back', () => {
    expect(toggleVisit(toggleVisit(none, visit), visit)).toEqual(none);
  });

  it('a second time leaves the other day with its time', () => {
    const other = { date: '2026-11-27', slot: eleven };
    const both = toggleVisit(toggleVisit(none, visit), other);
    expect(isChosen(toggleVisit(both, visit), other)).toBe(true);
  });

  it('of a date already chosen adds its slot and not the date again', () => {
    const chosen = { preferredDates: ['2026-11-25'], preferredTimes: [] };
    expect(toggleVisit(chosen, visit).preferredDates).toEqual(['2026-11-25']);
  });
});
