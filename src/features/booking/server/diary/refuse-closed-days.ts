import type { Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { ClosedDay } from '../../diary/bank-holidays.ts';
import { findClosedAmong } from './queries-closed-days.ts';

/** @throws Problem 400 when the firm is closed on one of the preferred dates */
export async function refuseClosedDays(db: DbOrTx, preferredDates: readonly Day[]) {
  const [problem] = await explainClosedDays(db, [preferredDates]);
  if (problem) throw problem;
}

/** For each list of preferred dates the Problem 400 if the firm is closed on one of them, in one statement. */
export async function explainClosedDays(
  db: DbOrTx,
  lists: readonly (readonly Day[])[],
): Promise<(Problem | undefined)[]> {
  const closed = await findClosedAmong(db, lists.flat());
  return lists.map((preferredDates) => explainClosed(closed, preferredDates));
}

function explainClosed(closed: readonly ClosedDay[], preferredDates: readonly Day[]) {
  const fields = preferredDates.flatMap((date, n) => {
    const found = closed.find(({ day }) => day === date);
    if (!found) return [];
    const message = `We are closed on ${shortWeekdayDate(date)} (${found.name}): please select another date`;
    return [{ field: `preferredDates[${n}]`, message }];
  });
  const [first] = fields;
  return first && new Problem(400, `${first.field}: ${first.message}`, { fields });
}
