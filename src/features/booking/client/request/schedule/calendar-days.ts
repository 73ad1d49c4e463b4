import type { Day } from '#platform/dates/london-time.ts';

/** The calendar component works with local midnights; only their year, month and day are meaningful. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function dayOfDate(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
