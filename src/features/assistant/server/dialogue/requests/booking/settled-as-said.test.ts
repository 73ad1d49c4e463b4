import { expect, it } from 'vitest';
import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { eleven, nine, one, three, wishesAfter } from '#tests/support/assistant/visit-wishes.ts';
import { fc } from '#tests/support/properties.ts';
import type { Turn } from '../../../turn.ts';
import { settleDates } from './settle-dates.ts';

/** A Tuesday. */
const today = '2026-12-01';
const slots = [nine, eleven, one, three];
type Slot = (typeof slots)[number];

const isWeekday = (weekday: number) => (day: Day) => weekdayOf(day) === weekday;
const isBetween = (from: Day, to: Day) => (day: Day) => day >= from && day <= to;

/** What is said of days, and the days that it allows. */
const days: [string, (day: Day) => boolean][] = [
  ['Thursday', isWeekday(4)],
  ['Saturday', isWeekday(6)],
  ['Tuesday or Wednesday', (day) => isWeekday(2)(day) || isWeekday(3)(day)],
  ['Thursday 10 December', isBetween('2026-12-10', '2026-12-10')],
  ['the 15th', isBetween('2026-12-15', '2026-12-15')],
  ['any day', () => true],
  ['any weekday', (day) => weekdayOf(day) < 6],
  ['any day next week', isBetween('2026-12-07', '2026-12-12')],
  ['any day the week after next', isBetween('2026-12-14', '2026-12-19')],
  ['any day after the 14th', (day) => day > '2026-12-14'],
  ['any day before the 18th', (day) => day < '2026-12-18'],
  ['the first half of January', isBetween('2027-01-01', '2027-01-15')],
  ['the second half of January', isBetween('2027-01-16', '2027-01-31')],
  ['the last week of January', isBetween('2027-01-25', '2027-01-31')],
  ['the first two weeks of next month', isBetween('2027-01-01', '2027-01-14')],
  ['the last Friday of January', isBetween('2027-01-29', '2027-01-29')],
  ['the end of next month', isBetween('2027-01-20', '2027-01-31')],
];

type Wish = readonly [(typeof days)[number], (typeof times)[number]];

const isOf =
  (...some: Slot[]) =>
  (slot: string) =>
    some.some((one) => one === slot);
/** What is said of the time of day beside the days, and the slots that it allows. */
const times: [string, (slot: string) => boolean][] = [
  ['in the morning', isOf(nine, eleven)],
  ['in the afternoon', isOf(one, three)],
  ['after 3', isOf(three)],
  ['after 4', isOf(three)],
  ['before 11', isOf(nine)],
  ['before 1', isOf(nine, eleven)],
  ['between 11 and 1', isOf(eleven)],
  ['from 1 to 3', isOf(one)],
];

/** What is said in a message of its own, before the wish or after it. */
const limits: [string, (day: Day, slot: string) => boolean][] = [
  ['nothing before 11 please', (_, slot) => slot !== nine],
  ['not before 1 please', (_, slot) => isOf(one, three)(slot)],
  ['mornings only please', (_, slot) => isOf(nine, eleven)(slot)],
  ["I can't do afternoons", (_, slot) => isOf(nine, eleven)(slot)],
  ['not Thursdays', (day) => weekdayOf(day) !== 4],
  ['no Saturdays please', (day) => weekdayOf(day) !== 6],
  ["I can't do the 10th", (day) => day !== '2026-12-10'],
];

const free = (from: Day, to: Day) => {
  const found = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (weekdayOf(date) !== 0)
      found.push({ date, slots: slots.map((slot) => ({ slot, free: 1 })) });
  return found;
};

/** The days and times that a request would ask for, after messages. */
async function settleAfter(messages: readonly string[]) {
  const visit = wishesAfter(today, messages);
  const turn = {
    today,
    record: { visit },
    tools: { checkBooking: () => [], listFreeSlots: async (from: Day, to: Day) => free(from, to) },
  };
  return settleDates(turn as unknown as Turn);
}

const pairsOf = ({ dates, times: all, byDay }: Awaited<ReturnType<typeof settleDates>>) =>
  dates.flatMap((day) =>
    (byDay?.find((one) => one.day === day)?.times ?? all).map((slot) => [day, slot] as const),
  );

const horizon = Array.from({ length: 90 }, (_, ahead) => addDays(today, ahead + 1)).filter(
  (day) => weekdayOf(day) !== 0,
);

it('the days and times of a request are never outside what was said, in whatever order it was said', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...days), fc.constantFrom(...times)), {
        minLength: 1,
        maxLength: 2,
      }),
      fc.uniqueArray(fc.constantFrom(...limits), { maxLength: 2 }),
      fc.nat({ max: 2 }),
      async (wishes, told, at) => {
        const suits = ([[, isDay], [, isTime]]: Wish, day: Day, slot: string) =>
          isDay(day) && isTime(slot) && told.every(([, isWithin]) => isWithin(day, slot));
        const isAllowed = (day: Day, slot: string) => wishes.some((wish) => suits(wish, day, slot));
        // A day that is named after it was ruled out is wanted after all.
        for (const wish of wishes)
          fc.pre(horizon.some((day) => slots.some((slot) => suits(wish, day, slot))));
        const wish = wishes.map(([[day], [time]]) => `${day} ${time}`).join(', or ');
        const messages = told.map(([limit]) => limit);
        messages.splice(Math.min(at, messages.length), 0, wish);
        const pairs = pairsOf(await settleAfter(messages));
        expect(
          pairs.filter(([day, slot]) => !isAllowed(day, slot)),
          messages.join(' | '),
        ).toEqual([]);
        expect(pairs.length, messages.join(' | ')).toBeGreaterThan(0);
      },
    ),
    { numRuns: 600 },
  );
});

it('a second half with times of its own is kept', async () => {
  const { dates, byDay } = await settleAfter(['Saturday morning, or any day after 4']);
  expect(dates).toEqual(['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
  expect(byDay?.find(({ day }) => day === '2026-12-05')?.times).toEqual([nine, eleven]);
  expect(byDay?.find(({ day }) => day === '2026-12-03')?.times).toEqual([three]);
});
