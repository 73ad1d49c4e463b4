import { describe, expect, it } from 'vitest';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { findNextFree, isChosen, toggleVisit } from './free-visits.ts';

const [nine, eleven, one, three] = standardSlots;

it('offers the first free time of each of the next three days', () => {
  const free = new Map([
    ['2026-11-25', [eleven, one]],
    ['2026-11-27', [nine]],
    ['2026-11-28', [one]],
    ['2026-11-30', [nine, eleven]],
  ]);
  expect(findNextFree(free)).toEqual([
    { date: '2026-11-25', slot: eleven },
    { date: '2026-11-27', slot: nine },
    { date: '2026-11-28', slot: one },
  ]);
  expect(findNextFree(new Map())).toEqual([]);
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
