import { addDays, type Day, dayInLondon, daysBetween } from '#platform/dates/london-time.ts';
import { lastBookableDay } from '../visit-dates.ts';
import type { Visit } from '../visit-slots.ts';
import type { FreeDay } from './contract.ts';

const maxOffered = 3;
/** Days before and after the first preferred one among which free times are looked for. */
const reach = 30;

/** The first of the days that has not passed, or today. */
const firstOf = (dates: readonly Day[], now: Date) => {
  const today = dayInLondon(now);
  return dates.filter((day) => day >= today).toSorted()[0] ?? today;
};

/** The days, both inclusive, among which the free times nearest to the first of some days are looked for. */
export function daysAround(dates: readonly Day[], now: Date): { from: Day; to: Day } {
  const today = dayInLondon(now);
  const first = firstOf(dates, now);
  const [earliest, end, last] = [
    addDays(first, -reach),
    addDays(first, reach),
    lastBookableDay(today),
  ];
  return { from: earliest < today ? today : earliest, to: end > last ? last : end };
}

/** The free visits nearest to the first of some days, at most three. */
export function nearestFree(free: readonly FreeDay[], dates: readonly Day[], now: Date): Visit[] {
  const first = firstOf(dates, now);
  const away = ({ date }: Visit) => Math.abs(daysBetween(first, date));
  return free
    .flatMap(({ date, slots }) =>
      slots.filter((one) => one.free > 0).map(({ slot }) => ({ date, slot })),
    )
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, maxOffered);
}
