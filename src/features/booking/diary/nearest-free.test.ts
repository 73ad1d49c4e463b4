import { expect, it } from 'vitest';
import type { FreeDay } from './contract.ts';
import { daysAround, nearestFree } from './nearest-free.ts';

const now = new Date('2026-11-30T09:00:00Z');
const [nine, one] = ['9:00 AM - 11:00 AM', '1:00 PM - 3:00 PM'] as const;
const day = (date: string, ...free: number[]): FreeDay => ({
  date,
  slots: [nine, one].map((slot, n) => ({ slot, free: free[n] ?? 0 })),
});

it('offers the three free visits that are nearest to the first day asked for', () => {
  const free = [day('2026-12-01', 1), day('2026-12-07', 0, 2), day('2026-12-08', 1, 1)];
  expect(nearestFree(free, ['2026-12-09', '2026-12-08'], now)).toEqual([
    { date: '2026-12-08', slot: nine },
    { date: '2026-12-08', slot: one },
    { date: '2026-12-07', slot: one },
  ]);
  expect(nearestFree([], ['2026-12-08'], now)).toEqual([]);
});

it('looks from today on, also for days that have passed', () => {
  expect(daysAround(['2026-12-08'], now)).toEqual({ from: '2026-11-30', to: '2027-01-07' });
  const passed = daysAround(['2026-11-02'], now);
  expect(passed).toEqual({ from: '2026-11-30', to: '2026-12-30' });
});
