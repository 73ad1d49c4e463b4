import { expect, it } from 'vitest';
import { explainClosed, explainFull } from './day-state.ts';

const today = '2026-11-23';

it.each([
  ['2026-11-20', 'in the past'],
  ['2026-11-22', 'in the past'],
  ['2026-11-29', 'we’re closed on Sundays'],
  ['2027-05-24', 'more than 180 days ahead'],
  ['2026-11-23', undefined],
  ['2026-11-28', undefined],
  ['2027-05-22', undefined],
])('%s is greyed because: %s', (day, reason) => {
  expect(explainClosed(day, today)).toBe(reason);
});

it('a closed day is greyed with its name, unless it could not be chosen anyway', () => {
  expect(explainClosed('2026-12-25', today, 'Christmas Day')).toBe('we’re closed (Christmas Day)');
  expect(explainClosed('2026-11-22', today, 'Stocktaking')).toBe('in the past');
});

it('a full day says so', () => {
  expect(explainFull('2026-11-24', today)).toBe('no time is free');
  expect(explainFull(today, today)).toBe('nothing left today');
});
