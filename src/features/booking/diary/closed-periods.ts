import type { ClosedDay } from '#features/business/bank-holidays.ts';
import { spokenRange } from '#features/business/opening-hours.ts';
import { addDays, type Day, daysBetween, weekdayOf } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';

/** A day that is to be closed, or open for some hours (hh:mm). */
export type NewSpecialDay = ClosedDay & { opens?: string | undefined; closes?: string | undefined };

/** Days in a row, both inclusive, that are closed or have the same hours for one reason. */
export type ClosedPeriod = {
  from: Day;
  to: Day;
  name: string;
  /** hh:mm; null where it is closed. */
  opens: string | null;
  closes: string | null;
};

/** Joins closed days that follow each other for one reason; the firm is closed on Sundays anyway. */
export function joinClosedDays(
  days: readonly (ClosedDay & { opens?: string | null; closes?: string | null })[],
): ClosedPeriod[] {
  const periods: ClosedPeriod[] = [];
  for (const { day, name, opens = null, closes = null } of days) {
    const last = periods.at(-1);
    const next = last && addDays(last.to, 1);
    const follows =
      next && (next === day || (weekdayOf(next) === 0 && daysBetween(next, day) === 1));
    const isAlike = last?.name === name && last.opens === opens && last.closes === closes;
    if (last && follows && isAlike) last.to = day;
    else periods.push({ from: day, to: day, name, opens, closes });
  }
  return periods;
}

/** '10am–3pm'; null where it is closed. */
export const sayHours = ({ opens, closes }: ClosedPeriod) =>
  opens && closes ? spokenRange({ from: opens, to: closes }) : null;

/** 'Fri 25 Dec' or 'Mon 21 Dec to Thu 24 Dec': without the year, for the coming weeks */
export const describeClosedPeriod = ({ from, to }: Pick<ClosedPeriod, 'from' | 'to'>) =>
  from === to ? weekdayDate(from) : `${weekdayDate(from)} to ${weekdayDate(to)}`;
