import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import { chooseFitter, findFreeFitters } from '../../diary/availability.ts';
import { askedVisits, type Visit, visitStart } from '../../visit-slots.ts';
import { type AppointmentRow, lockDiary } from '../queries.ts';
import type { MovedFrom } from '../schema.ts';
import { requireFreeFitter } from './explain-fitter.ts';
import { insertVisit } from './queries-diary.ts';
import { readDiary } from './read-diary.ts';

type FixOptions = {
  now: Date;
  /** Who makes it, chosen by staff. */
  fitterId?: string | undefined;
  movedFrom?: MovedFrom | null;
};

/**
 * Fixes the first of several visits for which a fitter is free, and gives it to one of them.
 * @throws Problem 409 when nobody is free at any of them, or the chosen fitter is not; 400 for an unknown fitter
 */
export async function fixFirstFree(
  tx: Tx,
  { id, postcode }: Pick<AppointmentRow, 'id' | 'postcode'>,
  wanted: readonly Visit[],
  { now, fitterId, movedFrom = null }: FixOptions,
): Promise<Visit> {
  await lockDiary(tx);
  const days = wanted.map(({ date }) => date).toSorted();
  const diary = await readDiary(tx, days[0] ?? '', days.at(-1) ?? '');
  for (const visit of wanted) {
    const startsAt = visitStart(visit);
    if (startsAt <= now) continue;
    const fitter =
      fitterId === undefined
        ? chooseFitter(findFreeFitters(diary, visit), postcode)
        : requireFreeFitter(diary, fitterId, visit);
    if (!fitter) continue;
    const { date, slot } = visit;
    await insertVisit(tx, {
      appointmentId: id,
      date,
      slot,
      fitterId: fitter.id,
      startsAt,
      fixedAt: now,
      movedFrom,
    });
    return visit;
  }
  throw new Problem(409, explainNoPlace(wanted, now));
}

/**
 * The visits that a confirmation may fix: the chosen one, else all that were requested.
 * @throws Problem 400 when the chosen one was not requested
 */
export function chooseAmongAsked(appointment: AppointmentRow, chosen: Visit | undefined): Visit[] {
  const asked = askedVisits(appointment.preferredDates, appointment.preferredTimes);
  if (!chosen) return asked;
  if (asked.some(({ date, slot }) => date === chosen.date && slot === chosen.slot)) return [chosen];
  const message = 'must be one of the dates and times that the customer asked for.';
  throw fieldProblem('visit', message);
}

export function explainNoPlace(wanted: readonly Visit[], now: Date): string {
  const coming = wanted.filter((visit) => visitStart(visit) > now);
  if (coming.length === 0)
    return 'Every date and time that was asked for has passed: please agree a new one.';
  const [only] = coming;
  if (only && wanted.length === 1)
    return `There is no free place on ${shortWeekdayDate(only.date)}, ${only.slot}: please choose another time.`;
  return 'There is no free place at any of the dates and times asked for: please agree another one.';
}
