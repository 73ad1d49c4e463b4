import { addDays, dayInLondon, instantInLondon, weekdayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { holidaysBetween } from './bank-holidays.ts';
import { responseHours, saturdayHours, weekdayHours } from './facts.ts';

const hourMs = 3_600_000;
/** Hours after opening by which those are answered whose time ended while we were closed. */
const hoursAfterOpening = 2;
const saturday = 6;

/**
 * When somebody who writes at an instant has our answer: after the promised hours, rounded up to a full hour; where we
 * are closed then, two hours after we open again. Sundays and bank holidays are closed.
 */
export function answerBy(at: Date): Date {
  const due = new Date(Math.ceil((at.getTime() + responseHours * hourMs) / hourMs) * hourMs);
  for (let day = dayInLondon(due); ; day = addDays(day, 1)) {
    const hours = hoursOn(day);
    if (!hours) continue;
    const [opens, closes] = [hours.opens, hours.closes].map((time) => instantInLondon(day, time));
    if (!opens || !closes || due > closes) continue;
    return due > opens ? due : new Date(opens.getTime() + hoursAfterOpening * hourMs);
  }
}

function hoursOn(day: string) {
  const weekday = weekdayOf(day);
  if (weekday === 0 || holidaysBetween(day, day).length > 0) return undefined;
  return weekday === saturday ? saturdayHours : weekdayHours;
}

const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: 'numeric',
  hour12: true,
});

/** Formats the full hour of an answer: 'Monday 10am', or 'Tue 29 Dec 2026, 10am' where it is a week away. */
export function formatAnswerBy(due: Date, now: Date): string {
  const part = (type: string) =>
    inWords.formatToParts(due).find((one) => one.type === type)?.value ?? '';
  const hour = `${part('hour')}${part('dayPeriod').replace(/\W/g, '').toLowerCase()}`;
  const day = dayInLondon(due);
  const isNear = day < addDays(dayInLondon(now), 7);
  return isNear ? `${part('weekday')} ${hour}` : `${shortWeekdayDate(day)}, ${hour}`;
}

/** What somebody is told who has asked for something. */
export const sayConfirmBy = (due: Date, now: Date) =>
  `We’ve got your request. We’ll confirm by ${formatAnswerBy(due, now)}.`;
