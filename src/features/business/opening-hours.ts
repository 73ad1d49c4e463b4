import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { TimeRange } from '#platform/dates/time-ranges.ts';
import { firm, type OpeningHours } from './firm.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The hours of a day of the week; undefined for one on which the firm is closed. */
export const usualHours = (day: Day): OpeningHours | undefined =>
  firm().openingHours.find(({ days }) => days.includes(nameWeekday(day)));

/** The opening hours of a day; undefined where the firm is closed. */
export const hoursOn = (day: Day, isClosed: (day: Day) => boolean) =>
  isClosed(day) ? undefined : usualHours(day);

export const nameWeekday = (day: Day): string => weekdays[weekdayOf(day)] ?? day;

/** '08:00' as '8am', '16:30' as '4.30pm'. */
export function spokenHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  const shown = hour % 12 || 12;
  return minute === 0 ? `${shown}${half}` : `${shown}.${String(minute).padStart(2, '0')}${half}`;
}

/** '9–11am', '11am–1pm', '9.30am–12pm'. */
export function spokenRange({ from, to }: TimeRange): string {
  const [start, end] = [spokenHour(from), spokenHour(to)];
  return `${start.endsWith(end.slice(-2)) ? start.slice(0, -2) : start}–${end}`;
}
