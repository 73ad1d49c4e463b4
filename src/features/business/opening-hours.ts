import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { TimeRange } from '#platform/dates/time-ranges.ts';
import { holidaysBetween } from './bank-holidays.ts';
import { firm, type OpeningHours } from './firm.ts';

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

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

export const nameWeekday = (day: Day): string => weekdayNames[(weekdayOf(day) + 6) % 7] ?? day;

/** The days of a week, from Monday on, that follow each other with the same hours, together; closed ones are left out. */
export function groupDays(week: readonly (Hours | null)[]) {
  const groups: (Hours & { first: number; last: number })[] = [];
  for (const [day, hours] of week.entries()) {
    if (!hours) continue;
    const before = groups.at(-1);
    const isAlike = before?.opens === hours.opens && before.closes === hours.closes;
    if (before?.last === day - 1 && isAlike) before.last = day;
    else groups.push({ ...hours, first: day, last: day });
  }
  return groups;
}

/** 'Mon', or 'Mon-Fri' with the dash. */
export function nameDays({ first, last }: { first: number; last: number }, dash: string): string {
  const [from, to] = [first, last].map((day) => weekdayNames[day]?.slice(0, 3));
  return first === last ? `${from}` : `${from}${dash}${to}`;
}

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
