import type { ClosedDay } from '#features/business/bank-holidays.ts';
import { addDays, type Day, daysBetween, weekdayOf } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';

/** Closed days in a row for one reason, both inclusive. */
export type ClosedPeriod = { from: Day; to: Day; name: string };

/** Joins closed days that follow each other for one reason; the firm is closed on Sundays anyway. */
export function joinClosedDays(days: readonly ClosedDay[]): ClosedPeriod[] {
  const periods: ClosedPeriod[] = [];
  for (const { day, name } of days) {
    const last = periods.at(-1);
    const next = last && addDays(last.to, 1);
    const follows =
      next && (next === day || (weekdayOf(next) === 0 && daysBetween(next, day) === 1));
    if (last && follows && last.name === name) last.to = day;
    else periods.push({ from: day, to: day, name });
  }
  return periods;
}

/** 'Fri 25 Dec' or 'Mon 21 Dec to Thu 24 Dec': without the year, for the coming weeks */
export const describeClosedPeriod = ({ from, to }: ClosedPeriod) =>
  from === to ? weekdayDate(from) : `${weekdayDate(from)} to ${weekdayDate(to)}`;
