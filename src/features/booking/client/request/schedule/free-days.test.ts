import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { askedVisits, visitSlots } from '../../../visit-slots.ts';
import { earliestStart, findFreeDays, keepFree, listTimes, summariseVisits } from './free-days.ts';

const [first, second, third] = visitSlots();
const now = new Date('2026-12-01T09:00:00Z');
const day = (date: string, ...free: number[]) => ({
  date,
  slots: visitSlots().map((slot, index) => ({ slot, free: free[index] ?? 0 })),
});
const find = (...days: ReturnType<typeof day>[]) => findFreeDays(days, earliestStart(now));

it('offers days with a free place, from when a visit can be confirmed', () => {
  const free = find(day('2026-12-01', 1, 1), day('2026-12-03', 0, 2), day('2026-12-04', 0, 0));
  expect([...free]).toEqual([['2026-12-03', [second]]]);
});

it('offers nothing before the time by which we say that we confirm', () => {
  const saturdayEvening = new Date('2026-11-28T17:30:00Z');
  const monday = findFreeDays([day('2026-11-30', 1, 1, 1)], earliestStart(saturdayEvening));
  expect([...monday]).toEqual([['2026-11-30', [second, third]]]);
});

it('lists every time with the chosen days on which it is taken', () => {
  const free = find(day('2026-12-03', 1, 1), day('2026-12-04', 1));
  expect(listTimes(free, ['2026-12-03', '2026-12-04']).slice(0, 3)).toEqual([
    { slot: first, takenOn: [], isFree: true },
    { slot: second, takenOn: ['2026-12-04'], isFree: true },
    { slot: third, takenOn: ['2026-12-03', '2026-12-04'], isFree: false },
  ]);
});

it('says what is asked for without what is taken', () => {
  const free = find(day('2026-12-03', 1, 1), day('2026-12-04', 0, 1), day('2026-12-07', 1, 1));
  const schedule = {
    preferredDates: ['2026-12-03', '2026-12-04', '2026-12-07'],
    preferredTimes: visitSlots().slice(0, 2),
  };
  expect(summariseVisits(free, schedule)).toBe(
    'Thu 3 Dec or Mon 7 Dec, 9:00 AM - 11:00 AM or 11:00 AM - 1:00 PM; Fri 4 Dec, 11:00 AM - 1:00 PM',
  );
  expect(summariseVisits(undefined, { ...schedule, preferredTimes: [visitSlots()[0]] })).toBe(
    'Thu 3 Dec or Fri 4 Dec or Mon 7 Dec, 9:00 AM - 11:00 AM',
  );
});

it('takes out of a choice what is not free any more', () => {
  const free = find(day('2026-12-03', 0, 1), day('2026-12-04', 0, 0));
  const chosen = {
    preferredDates: ['2026-12-03', '2026-12-04'],
    preferredTimes: visitSlots().slice(0, 2),
  };
  expect(keepFree(free, chosen)).toEqual({
    preferredDates: ['2026-12-03'],
    preferredTimes: [second],
  });
});

it('keeps a time that is chosen before its day', () => {
  const chosen = { preferredDates: [], preferredTimes: visitSlots().slice(0, 1) };
  expect(keepFree(find(), chosen)).toEqual(chosen);
});

it('leaves a choice that has a free place, or none that is whole', () => {
  const places = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 4, maxLength: 4 });
  const dates = ['2026-12-03', '2026-12-04', '2026-12-07'];
  fc.assert(
    fc.property(
      fc.tuple(places, places, places),
      fc.subarray(dates),
      fc.subarray([...visitSlots()]),
      (diary, preferredDates, preferredTimes) => {
        const free = find(...diary.map((row, i) => day(dates[i] ?? '', ...row)));
        const left = keepFree(free, { preferredDates, preferredTimes });
        const isWhole = left.preferredDates.length > 0 && left.preferredTimes.length > 0;
        const visits = askedVisits(left.preferredDates, left.preferredTimes);
        expect(visits.some(({ date, slot }) => free.get(date)?.includes(slot))).toBe(isWhole);
      },
    ),
  );
});
