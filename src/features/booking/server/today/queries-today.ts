import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { appointmentEvents, appointments, fitters, visits } from '../schema.ts';
import { measures } from './schema.ts';

/** The visits of a range of days (both inclusive) with their appointments, in order; by default of all fitters. */
export function findWorkingVisits(
  db: Db,
  { from, to, fitterId }: { from: Day; to: Day; fitterId?: string | undefined },
) {
  return db
    .select({
      date: visits.date,
      slot: visits.slot,
      appointment: appointments,
      fitter: { id: fitters.id, name: fitters.name, colour: fitters.colour },
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(
      and(
        gte(visits.date, from),
        lte(visits.date, to),
        fitterId === undefined ? undefined : eq(visits.fitterId, fitterId),
      ),
    )
    .orderBy(asc(visits.date), asc(fitters.createdAt), asc(visits.startsAt));
}
export type WorkingVisitRow = Awaited<ReturnType<typeof findWorkingVisits>>[number];

/** Whether a report was stored before. */
export async function hasReport(db: DbOrTx, reportId: string): Promise<boolean> {
  return (await db.$count(appointmentEvents, eq(appointmentEvents.reportId, reportId))) > 0;
}

/** A stored version of what was measured. */
export type MeasureRow = typeof measures.$inferSelect;

/** All versions of what was measured of appointments, in order. */
export function findMeasures(db: DbOrTx, appointmentIds: readonly string[]) {
  return db
    .select()
    .from(measures)
    .where(inArray(measures.appointmentId, [...appointmentIds]))
    .orderBy(asc(measures.appointmentId), asc(measures.version));
}

/** Stores the next version; the appointment must be locked. */
export async function insertMeasure(tx: Tx, measure: MeasureRow) {
  const { appointmentId, estimate } = measure;
  await tx.insert(measures).values(measure);
  await tx
    .update(appointments)
    .set({ measuredEstimate: estimate })
    .where(eq(appointments.id, appointmentId));
}
