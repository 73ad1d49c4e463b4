import type { Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { findClosedDays } from './queries-diary.ts';

/** @throws Problem 400 when the firm is closed on one of the preferred dates */
export async function refuseClosedDays(db: DbOrTx, preferredDates: readonly Day[]) {
  const sorted = preferredDates.toSorted();
  const closed = await findClosedDays(db, sorted[0] ?? '', sorted.at(-1) ?? '');
  const fields = preferredDates.flatMap((date, n) => {
    const found = closed.find(({ day }) => day === date);
    if (!found) return [];
    const message = `We are closed on ${shortWeekdayDate(date)} (${found.name}): please select another date`;
    return [{ field: `preferredDates[${n}]`, message }];
  });
  const [first] = fields;
  if (first) throw new Problem(400, `${first.field}: ${first.message}`, { fields });
}
