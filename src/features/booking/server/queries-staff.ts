import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { appointmentEvents, appointments, fitters, visits } from './schema.ts';

/** The fixed visits of a range of days (both inclusive), in order. */
export function findVisitsBetween(db: Db, from: Day, to: Day) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      date: visits.date,
      slot: visits.slot,
      status: appointments.status,
      customerName: appointments.customerName,
      hasEmail: sql<boolean>`${appointments.email} <> ''`,
      postcode: appointments.postcode,
      fitter: { id: fitters.id, name: fitters.name, colour: fitters.colour },
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(and(gte(visits.date, from), lte(visits.date, to)))
    .orderBy(asc(visits.startsAt), asc(fitters.createdAt));
}

/**
 * Counts for the dashboard. `earnedPence` is the sum quoted for visits that are confirmed or completed and
 * became so from `from` (inclusive) until `until` (exclusive).
 */
export async function countAppointments(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ pending: number; activeQuotes: number; earnedPence: number }> {
  const { id, status, quotedPence } = appointments;
  const soldInTime = db
    .select({ id: appointmentEvents.appointmentId })
    .from(appointmentEvents)
    .where(
      and(
        sql`${appointmentEvents.what} in ('confirmed', 'completed')`,
        gte(appointmentEvents.at, from),
        lt(appointmentEvents.at, until),
      ),
    );
  const [earned] = await db
    .select({ pence: sql`coalesce(sum(${quotedPence}), 0)`.mapWith(Number) })
    .from(appointments)
    .where(and(inArray(status, ['confirmed', 'completed']), inArray(id, soldInTime)));
  const isQuoted = and(inArray(status, ['pending', 'confirmed']), isNotNull(quotedPence));
  return {
    pending: await db.$count(appointments, eq(status, 'pending')),
    activeQuotes: await db.$count(appointments, isQuoted),
    earnedPence: earned?.pence ?? 0,
  };
}
