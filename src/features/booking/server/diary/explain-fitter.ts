import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import {
  type Absence,
  findAbsence,
  findBusyFitters,
  findFreeFitters,
} from '../../diary/availability.ts';
import type { Visit } from '../../visit-slots.ts';
import type { FitterRow } from './queries-diary.ts';
import type { StoredDiary } from './read-diary.ts';

/**
 * The fitter that staff choose for a visit.
 * @throws Problem 400 for an unknown id; 409 with the reason when they cannot make the visit
 */
export function requireFreeFitter(diary: StoredDiary, id: string, visit: Visit): FitterRow {
  const fitter = diary.fitters.find((each) => each.id === id);
  if (!fitter) {
    const message = 'there is no fitter by this id.';
    throw fieldProblem('fitterId', message);
  }
  const absence = findAbsence(fitter, visit, diary);
  if (absence) throw new Problem(409, explainAbsence(absence, fitter, visit, diary));
  if (!findFreeFitters(diary, visit).includes(fitter)) {
    const isBusy = findBusyFitters(diary.busyTimes, visit).has(id);
    const what = isBusy ? 'is busy in their own calendar' : 'has another visit';
    throw new Problem(
      409,
      `${fitter.name} ${what} on ${shortWeekdayDate(visit.date)}, ${visit.slot}.`,
    );
  }
  return fitter;
}

function explainAbsence(
  absence: Absence,
  { name }: FitterRow,
  { date, slot }: Visit,
  { closedDays }: StoredDiary,
): string {
  const day = shortWeekdayDate(date);
  if (absence === 'closed') return `We’re closed on ${day} (${closedDays.get(date)}).`;
  if (absence === 'inactive') return `${name} makes no visits any more.`;
  if (absence === 'time-off') return `${name} has time off on ${day}.`;
  return `${name} does not work on ${day}, ${slot}.`;
}
