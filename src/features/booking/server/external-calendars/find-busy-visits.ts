import type { DbOrTx } from '#platform/server/database/database.ts';
import { type FixedVisit, findBusyFitters } from '../../diary/availability.ts';
import { visitEnd, visitStart } from '../../visit-slots.ts';
import { findBusyTimes } from '../diary/queries-diary.ts';

type VisitOf = FixedVisit & { appointmentId: string };

/**
 * The visits during which their fitters are busy by their own calendars: these were fixed before. Nothing is moved;
 * staff see a warning.
 * @returns the ids of their appointments
 */
export async function findBusyVisits(
  db: DbOrTx,
  visits: readonly VisitOf[],
): Promise<ReadonlySet<string>> {
  if (visits.length === 0) return new Set();
  const times = visits.map((visit) => [visitStart(visit).getTime(), visitEnd(visit).getTime()]);
  const busyTimes = await findBusyTimes(db, {
    after: new Date(Math.min(...times.map(([start = 0]) => start))),
    before: new Date(Math.max(...times.map(([, end = 0]) => end))),
  });
  return new Set(
    visits
      .filter((visit) => findBusyFitters(busyTimes, visit).has(visit.fitterId))
      .map(({ appointmentId }) => appointmentId),
  );
}
