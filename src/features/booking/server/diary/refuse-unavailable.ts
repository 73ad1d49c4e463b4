import { firm } from '#features/business/firm.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import { type Day, daysBetween } from '#platform/dates/london-time.ts';
import { shortWeekdayDate, weekdayDate } from '#platform/dates/short-dates.ts';
import type { DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { type Diary, findFreeFitters } from '../../diary/availability.ts';
import { daysAround, nearestFree } from '../../diary/nearest-free.ts';
import { askedVisits, type Visit, visitStart } from '../../visit-slots.ts';
import type { AppointmentRow } from '../queries.ts';
import { listFreeSlotsFrom } from './list-free-slots.ts';
import { findClosedAmong } from './queries-closed-days.ts';
import { readDiary } from './read-diary.ts';

type AskedFor = Pick<AppointmentRow, 'preferredDates' | 'preferredTimes'>;

/** @throws Problem 400 when the firm is closed on one of the dates */
export async function refuseClosedDays(db: DbOrTx, dates: readonly Day[]) {
  const closed = await findClosedAmong(db, dates);
  const problem = explainClosed(new Map(closed.map(({ day, name }) => [day, name])), dates);
  if (problem) throw problem;
}

/**
 * @throws Problem 400 when the firm is closed on one of the preferred dates; 409 with the nearest free times when nobody
 * is free at any of the preferred dates and times
 */
export async function refuseUnavailable(db: DbOrTx, asked: AskedFor, now: Date) {
  const [problem] = await explainUnavailable(db, [asked], now);
  if (problem) throw problem;
}

/** For each of several requests what `refuseUnavailable` throws, by one reading of the diary. */
export async function explainUnavailable(
  db: DbOrTx,
  all: readonly AskedFor[],
  now: Date,
): Promise<(Problem | undefined)[]> {
  const dates = all.flatMap(({ preferredDates }) => preferredDates).toSorted();
  const diary = await readDiary(db, dates[0] ?? '', dates.at(-1) ?? '');
  const problems: (Problem | undefined)[] = [];
  for (const { preferredDates, preferredTimes } of all) {
    const asked = askedVisits(preferredDates, preferredTimes);
    const isFree = asked.some((visit) => isFreeVisit(diary, visit, now));
    problems.push(
      explainClosed(diary.closedDays, preferredDates) ??
        (isFree ? undefined : explainTaken(await findNearestFree(db, preferredDates, now))),
    );
  }
  return problems;
}

const isFreeVisit = (diary: Diary, visit: Visit, now: Date) =>
  visitStart(visit) > now && findFreeFitters(diary, visit).length > 0;

function explainClosed(closedDays: ReadonlyMap<Day, string>, dates: readonly Day[]) {
  const fields = dates.flatMap((date, n) => {
    const name = closedDays.get(date);
    if (name === undefined) return [];
    const message = `We are closed on ${shortWeekdayDate(date)} (${name}): please select another date`;
    return [{ field: `preferredDates[${n}]`, message }];
  });
  const [first] = fields;
  return first && new Problem(400, `${first.field}: ${first.message}`, { fields });
}

function explainTaken(nearest: readonly Visit[]) {
  const offered = nearest
    .map(({ date, slot }) => `${weekdayDate(date)}, ${formatSlot(slot)}`)
    .join('; ');
  const instead = offered
    ? `The nearest free: ${offered}.`
    : `Please call us on ${firm().phone.display}.`;
  return new Problem(409, `Sorry, those times have been taken. ${instead}`);
}

async function findNearestFree(db: DbOrTx, dates: readonly Day[], now: Date): Promise<Visit[]> {
  const { from, to } = daysAround(dates, now);
  const length = daysBetween(from, to) + 1;
  const days = listFreeSlotsFrom(await readDiary(db, from, to), { from, length, now });
  return nearestFree(days, dates, now);
}
