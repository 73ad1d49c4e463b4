import type { SourcePeriod } from '#app/sources-contract.ts';
import { addDays, type Day, mondayOf } from '#platform/dates/london-time.ts';

/** The first days of the weeks or months of a period that ends with a day, and the day after it. */
export function listPeriods(period: SourcePeriod, today: Day): { starts: Day[]; until: Day } {
  const until = addDays(today, 1);
  if (period === '12-months') return { starts: listMonths(today, 12), until };
  const weeks = period === '4-weeks' ? 4 : 12;
  const monday = mondayOf(today);
  const starts = Array.from({ length: weeks }, (_, week) =>
    addDays(monday, 7 * (week + 1 - weeks)),
  );
  return { starts, until };
}

/** The first days of the last months, that of a day included. */
function listMonths(today: Day, months: number): Day[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 10),
  );
}
