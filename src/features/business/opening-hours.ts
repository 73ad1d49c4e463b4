import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { saturdayHours, weekdayHours } from './facts.ts';

const saturday = 6;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The opening hours of a day; undefined where the firm is closed. */
export function hoursOn(day: Day, isClosed: (day: Day) => boolean) {
  const weekday = weekdayOf(day);
  if (weekday === 0 || isClosed(day)) return undefined;
  return weekday === saturday ? saturdayHours : weekdayHours;
}

export const nameWeekday = (day: Day): string => weekdays[weekdayOf(day)] ?? day;

/** '08:00' as '8am', '16:30' as '4.30pm'. */
export function spokenHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  const shown = hour % 12 || 12;
  return minute === 0 ? `${shown}${half}` : `${shown}.${String(minute).padStart(2, '0')}${half}`;
}
