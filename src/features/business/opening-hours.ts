import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { TimeRange } from '#platform/dates/time-ranges.ts';
import { holidaysBetween } from './bank-holidays.ts';
import { firm, type OpeningHours } from './firm.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Hours = Pick<OpeningHours, 'opens' | 'closes'>;

/** The hours of a day of the week; undefined for one on which the firm is closed. */
export const usualHours = (day: Day): Hours | undefined =>
  firm().openingHours.find(({ days }) => days.includes(nameWeekday(day)));

/** The hours of a day that staff have set for it; undefined for any other. */
export function specialHours(date: Day): Hours | undefined {
  const special = firm().specialDays.find(({ day }) => day === date);
  if (!special?.opens || !special.closes) return undefined;
  return { opens: special.opens, closes: special.closes };
}

/** The opening hours of a day, the one source of them; undefined where the firm is closed. */
export function hoursOn(date: Day): Hours | undefined {
  const special = firm().specialDays.find(({ day }) => day === date);
  const isOpen = special ? special.isOpen : holidaysBetween(date, date).length === 0;
  return isOpen ? (specialHours(date) ?? usualHours(date)) : undefined;
}

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
