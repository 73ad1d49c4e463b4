import { type Day, dayInLondon } from './london-time.ts';

// Own names, since JavaScript engines disagree on the short names of months.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a day as '3 Feb 2026'. */
export function shortDate(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** Formats a day as 'Tue 3 Feb 2026'. */
export function shortWeekdayDate(day: Day): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${shortDate(day)}`;
}

/** Formats a day of the near future as 'Tue 3 Feb'. */
export const weekdayDate = (day: Day) => shortWeekdayDate(day).slice(0, -5);

/** Formats the London day of an instant as '3 Feb 2026'. */
export function shortDateOf(iso: string): string {
  return shortDate(dayInLondon(new Date(iso)));
}

/** Formats an instant in London time as '14:05'. */
export const shortTime = (iso: string) => londonTime.format(new Date(iso));

/** Formats an instant in London time as '3 Feb 2026, 14:05'. */
export function shortInstant(iso: string): string {
  return `${shortDateOf(iso)}, ${shortTime(iso)}`;
}
