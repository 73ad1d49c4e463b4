import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { appointments, fitters, visits } from './schema.ts';

/** The visits of a day in order, with what a fitter needs on the way. */
export function findVisitsOfDay(db: Db, day: Day) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      slot: visits.slot,
      status: appointments.status,
      purpose: appointments.purpose,
      customerName: appointments.customerName,
      address: appointments.address,
      postcode: appointments.postcode,
      phone: appointments.phone,
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(eq(visits.date, day))
    .orderBy(asc(visits.startsAt), asc(fitters.createdAt));
}

/** The pending appointments that have waited longest. */
export function findOldestPending(db: Db, limit: number) {
  const { id, customerName, requirements, createdAt, status } = appointments;
  return db
    .select({ id, customerName, requirements, createdAt })
    .from(appointments)
    .where(eq(status, 'pending'))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** The number of pending appointments. */
export function countPending(db: Db): Promise<number> {
  return db.$count(appointments, eq(appointments.status, 'pending'));
}

/**
 * The bookings made in each week, without cancelled ones, and the sums quoted on them.
 * @param starts the beginnings of the weeks in order; the last has no end
 * @returns the weeks that have bookings, by their index in `starts`
 */
export async function sumWeeks(
  db: Db,
  starts: readonly Date[],
): Promise<Map<number, { bookings: number; quotedPence: number }>> {
  const { createdAt, status, quotedPence } = appointments;
  const bounds = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  const week = sql`width_bucket(${createdAt}, ${bounds}::timestamptz[]) - 1`.mapWith(Number);
  const rows = await db
    .select({
      week,
      bookings: sql`count(*)`.mapWith(Number),
      quotedPence: sql`coalesce(sum(${quotedPence}), 0)`.mapWith(Number),
    })
    .from(appointments)
    .where(and(gte(createdAt, starts[0] ?? new Date()), ne(status, 'cancelled')))
    .groupBy(sql`1`);
  return new Map(rows.map(({ week, ...sums }) => [week, sums]));
}
