import { expect, it } from 'vitest';
import { visitSlots } from '../../../visit-slots.ts';
import { findFreeDays, listTimes } from './free-days.ts';

const [first, second] = visitSlots();
const now = new Date('2026-12-01T09:00:00Z');
const day = (date: string, ...free: number[]) => ({
  date,
  slots: visitSlots().map((slot, index) => ({ slot, free: free[index] ?? 0 })),
});

it('offers days with a free place, from when a visit can be confirmed', () => {
  const free = findFreeDays(
    [day('2026-12-01', 1, 1), day('2026-12-03', 0, 2), day('2026-12-04', 0, 0)],
    now,
  );
  expect([...free]).toEqual([['2026-12-03', [second]]]);
});

it('lists the times of the chosen days, and on which of them each is taken', () => {
  const free = findFreeDays([day('2026-12-03', 1, 1), day('2026-12-04', 1)], now);
  expect(listTimes(free, ['2026-12-03', '2026-12-04'], [])).toEqual([
    { slot: first, takenOn: [] },
    { slot: second, takenOn: ['2026-12-04'] },
  ]);
});

it('keeps a chosen time that is not free any more', () => {
  const free = findFreeDays([day('2026-12-03', 1)], now);
  expect(listTimes(free, ['2026-12-03'], [second ?? ''])).toEqual([
    { slot: first, takenOn: [] },
    { slot: second, takenOn: ['2026-12-03'] },
  ]);
});
