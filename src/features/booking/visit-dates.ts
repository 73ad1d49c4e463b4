import { addDays, type Day, isDay } from '#platform/london-time.ts';
import { limits, messages } from './limits.ts';
import { isSaturday, isSunday, isWeekdaysOnly, type VisitSlot } from './visit-slots.ts';

/** The last day that can be asked for. */
export const lastBookableDay = (today: Day) => addDays(today, limits.daysAhead);

/** Why a day cannot be asked for, as a sentence; undefined when it can. `today` is the day in London. */
export function findDateProblem(day: string, today: Day): string | undefined {
  if (!isDay(day)) return messages.notADate;
  if (day < today) return messages.pastDate;
  if (isSunday(day)) return messages.sunday;
  if (day > lastBookableDay(today)) return messages.tooFarAhead;
  return undefined;
}

/** Whether every date is a Saturday and every time after Saturday's closing: no visit would fit. */
export function leavesNoVisit(dates: readonly Day[], times: readonly VisitSlot[]): boolean {
  return (
    dates.length > 0 && times.length > 0 && dates.every(isSaturday) && times.every(isWeekdaysOnly)
  );
}
