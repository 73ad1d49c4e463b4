import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Day } from '#platform/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { appointmentEvents, appointments, visits } from './schema.ts';

/** The fixed visits of a range of days, both of which belong to it, in order. */
export function findVisitsBetween(db: Db, from: Day, to: Day) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      date: visits.date,
      slot: visits.slot,
      status: appointments.status,
      customerName: appointments.customerName,
      postcode: appointments.postcode,
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .where(and(gte(visits.date, from), lte(visits.date, to)))
    .orderBy(asc(visits.startsAt), asc(visits.place));
}

/**
 * What the dashboard counts. `earnedPence` is quoted for visits that stand confirmed or completed
 * and became so from `from` until before `until`.
 */
export async function countAppointments(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ pending: number; activeQuotes: number; earnedPence: number }> {
  const became = sql`exists (
    select 1 from ${appointmentEvents}
    where ${appointmentEvents.appointmentId} = ${appointments.id}
      and ${appointmentEvents.what} in ('confirmed', 'completed')
      and ${appointmentEvents.at} >= ${from.toISOString()}::timestamptz
      and ${appointmentEvents.at} < ${until.toISOString()}::timestamptz
  )`;
  const { status, quotedPence } = appointments;
  // PostgreSQL's driver gives counts and sums as text.
  const [counts] = await db
    .select({
      pending: sql`count(*) filter (where ${status} = 'pending')`.mapWith(Number),
      activeQuotes:
        sql`count(*) filter (where ${status} in ('pending', 'confirmed') and ${quotedPence} is not null)`.mapWith(
          Number,
        ),
      earnedPence:
        sql`coalesce(sum(${quotedPence}) filter (where ${status} in ('confirmed', 'completed') and ${became}), 0)`.mapWith(
          Number,
        ),
    })
    .from(appointments);
  return counts ?? { pending: 0, activeQuotes: 0, earnedPence: 0 };
}
