import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { shortTime, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { firm } from './firm.ts';
import { hoursOn, nameWeekday, spokenHour } from './opening-hours.ts';

const hourMs = 3_600_000;
/** Hours after opening by which those are answered whose time ended while we were closed. */
const hoursAfterOpening = 2;

/**
 * When somebody who writes at an instant has our answer: after the promised hours, rounded up to a full hour; where we
 * are closed then, two hours after we open again.
 */
export function answerBy(at: Date): Date {
  const due = new Date(Math.ceil((at.getTime() + firm().responseHours * hourMs) / hourMs) * hourMs);
  for (let day = dayInLondon(due); ; day = addDays(day, 1)) {
    const hours = hoursOn(day);
    if (!hours) continue;
    const opens = instantInLondon(day, hours.opens);
    if (due <= opens) return new Date(opens.getTime() + hoursAfterOpening * hourMs);
    if (due <= instantInLondon(day, hours.closes)) return due;
  }
}

/** Formats the full hour of an answer: 'Monday 10am', or 'Tue 29 Dec 2026, 10am' where it is a week away. */
export function formatAnswerBy(due: Date, now: Date): string {
  const hour = spokenHour(shortTime(due.toISOString()));
  const day = dayInLondon(due);
  const isNear = day < addDays(dayInLondon(now), 7);
  return isNear ? `${nameWeekday(day)} ${hour}` : `${shortWeekdayDate(day)}, ${hour}`;
}

/** What somebody is told who has asked for something. */
export const sayConfirmBy = (due: Date, now: Date) =>
  `We’ve got your request. We’ll confirm by ${formatAnswerBy(due, now)}.`;
