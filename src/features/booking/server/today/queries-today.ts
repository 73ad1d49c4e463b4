import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { EstimateSummary } from '../estimate-summary.ts';
import { appointmentEvents, appointments, fitters, visits } from '../schema.ts';

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

/** The rooms that were measured last, and the report of them; undefined before that. */
export async function findLastMeasure(db: DbOrTx, appointmentId: string) {
  const [row] = await db
    .select({
      reportId: appointmentEvents.reportId,
      estimate: appointments.measuredEstimate,
    })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointmentId),
        eq(appointmentEvents.what, 'measured'),
      ),
    )
    .orderBy(desc(appointmentEvents.id))
    .limit(1);
  return row;
}

export async function updateMeasuredEstimate(tx: Tx, id: string, measured: EstimateSummary) {
  await tx.update(appointments).set({ measuredEstimate: measured }).where(eq(appointments.id, id));
}
