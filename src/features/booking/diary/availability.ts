import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { readPostcode } from '#platform/uk-postcode.ts';
import {
  isAtSameTime,
  isWithinHours,
  slotHours,
  type Visit,
  visitEnd,
  visitStart,
} from '../visit-slots.ts';

/** The hours of a working day as hh:mm; null for a day that a fitter does not work. */
export type Hours = { from: string; to: string } | null;

export type FitterTimes = {
  id: string;
  isActive: boolean;
  /** Monday to Saturday. */
  hours: readonly Hours[];
  /** The outcodes of the areas they prefer, such as SN15. */
  outcodes: readonly string[];
};
export type TimeOff = { fitterId: string; fromDay: Day; toDay: Day };
/** A time in which a fitter is busy by their own calendar. */
export type BusyTime = { fitterId: string; startsAt: Date; endsAt: Date };
export type FixedVisit = Visit & { fitterId: string };

/** What decides who is free: the fitters in their order, their time off and busy times, closed days and fixed visits. */
export type Diary<F extends FitterTimes = FitterTimes> = {
  fitters: readonly F[];
  timeOff: readonly TimeOff[];
  closedDays: ReadonlyMap<Day, string>;
  /** The hours of days that have their own. */
  shortDays?: ReadonlyMap<Day, { opens: string; closes: string }>;
  visits: readonly FixedVisit[];
  busyTimes: readonly BusyTime[];
};

export type Absence = 'closed' | 'inactive' | 'hours' | 'time-off';

/** Why a fitter makes no visits at a time; undefined while they work. */
export function findAbsence(
  fitter: FitterTimes,
  { date, slot }: Visit,
  { timeOff, closedDays, shortDays }: Pick<Diary, 'timeOff' | 'closedDays' | 'shortDays'>,
): Absence | undefined {
  if (closedDays.has(date)) return 'closed';
  if (!isWithinHours({ date, slot }, shortDays?.get(date))) return 'closed';
  if (!fitter.isActive) return 'inactive';
  const hours = fitter.hours[weekdayOf(date) - 1];
  const { from, to } = slotHours(slot);
  if (!hours || hours.from > from || hours.to < to) return 'hours';
  const isOff = timeOff.some(
    ({ fitterId, fromDay, toDay }) => fitterId === fitter.id && fromDay <= date && date <= toDay,
  );
  return isOff ? 'time-off' : undefined;
}

/** The fitters who are busy by their own calendars during a visit, or a part of it. */
export function findBusyFitters(busyTimes: readonly BusyTime[], visit: Visit): Set<string> {
  if (busyTimes.length === 0) return new Set();
  const [start, end] = [visitStart(visit), visitEnd(visit)];
  return new Set(
    busyTimes
      .filter(({ startsAt, endsAt }) => startsAt < end && start < endsAt)
      .map(({ fitterId }) => fitterId),
  );
}

/** The fitters who work at a time, have no visit then, and are not busy by their own calendars. */
export function findFreeFitters<F extends FitterTimes>(diary: Diary<F>, visit: Visit): F[] {
  const busy = findBusyFitters(diary.busyTimes, visit);
  for (const { fitterId } of diary.visits.filter((other) => isAtSameTime(other, visit)))
    busy.add(fitterId);
  return diary.fitters.filter(
    (fitter) => !busy.has(fitter.id) && findAbsence(fitter, visit, diary) === undefined,
  );
}

/** The free fitter who makes a visit: the first who prefers the area, else the first. */
export function chooseFitter<F extends FitterTimes>(
  free: readonly F[],
  postcode: string,
): F | undefined {
  const outcode = readPostcode(postcode)?.outcode ?? '';
  return free.find(({ outcodes }) => outcodes.includes(outcode)) ?? free[0];
}
