import { nameWeekday } from '#features/business/opening-hours.ts';
import { addDays, type Day, dayInLondon, isDay } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { limits, messages } from './limits.ts';
import {
  hasVisits,
  isVisitSlot,
  isWeekdaysOnly,
  isWithinHours,
  type Visit,
  type VisitSlot,
  visitSlots,
  visitStart,
} from './visit-slots.ts';

/** The last date that can be requested. */
export const lastBookableDay = (today: Day) => addDays(today, limits.daysAhead);

export type DateObstacle = 'notADate' | 'pastDate' | 'closedWeekday' | 'tooFarAhead';

/** Why a date cannot be requested; undefined for one that can. `today` is in London. */
export function findDateObstacle(day: string, today: Day): DateObstacle | undefined {
  if (!isDay(day)) return 'notADate';
  if (day < today) return 'pastDate';
  if (!hasVisits(day)) return 'closedWeekday';
  if (day > lastBookableDay(today)) return 'tooFarAhead';
  return undefined;
}

/** The error message for a date that cannot be requested; undefined for a valid one. `today` is in London. */
export function findDateProblem(day: string, today: Day): string | undefined {
  const obstacle = findDateObstacle(day, today);
  if (obstacle === 'closedWeekday')
    return `We’re closed on ${nameWeekday(day)}s: choose another day`;
  return obstacle && messages[obstacle];
}

/** The error message for a visit that cannot be fixed; undefined for one that can, if somebody is free. */
export function findVisitProblem(visit: Visit, today: Day): string | undefined {
  const problem = findDateProblem(visit.date, today);
  if (problem) return problem;
  if (!isVisitSlot(visit.slot)) return messages.unknownTime;
  return isWithinHours(visit) ? undefined : `${visit.slot} is ${sayWhen(visit.slot)}`;
}

/** Whether no visit is possible: no time is within the opening hours of any date. */
export function leavesNoVisit(dates: readonly Day[], times: readonly VisitSlot[]): boolean {
  return (
    dates.length > 0 &&
    times.length > 0 &&
    !dates.some((date) => times.some((slot) => isWithinHours({ date, slot })))
  );
}

/** The error message for such a choice. */
export function explainNoVisit(times: readonly VisitSlot[]): string {
  const slots = visitSlots().filter((slot) => times.includes(slot));
  const are = slots.length === 1 ? 'is' : 'are';
  const when = sayWhen(...slots);
  return `${slots.join(', ')} ${are} ${when}: please select another time or ${when === weekdaysOnly ? 'a weekday' : 'another day'}`;
}

const weekdaysOnly = 'on weekdays only';
const sayWhen = (...slots: VisitSlot[]) =>
  slots.every(isWeekdaysOnly) ? weekdaysOnly : 'outside our hours that day';

/** Whether all visits that were asked for are of today and have begun. */
export function haveAllPassed(visits: readonly Visit[], now: Date): boolean {
  const today = dayInLondon(now);
  return (
    visits.length > 0 && visits.every((visit) => visit.date === today && visitStart(visit) <= now)
  );
}

/** The error message for completing a visit before its day; undefined from that day on. `today` is in London. */
export function findCompletionProblem({ date }: Visit, today: Day): string | undefined {
  if (date <= today) return undefined;
  return `This visit is on ${shortWeekdayDate(date)}. You can complete it on the day or afterwards.`;
}
