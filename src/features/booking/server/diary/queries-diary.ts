import { and, asc, eq, gt, gte, lt, lte } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { BusyTime, FixedVisit } from '../../diary/availability.ts';
import { appointments, busyTimes, fitters, fitterTimeOff, visits } from '../schema.ts';

export type FitterRow = typeof fitters.$inferSelect;
export type TimeOffRow = typeof fitterTimeOff.$inferSelect;

/** All fitters in their order. */
export function findFitters(db: DbOrTx): Promise<FitterRow[]> {
  return db.select().from(fitters).orderBy(asc(fitters.createdAt), asc(fitters.id));
}

export async function insertFitters(tx: Tx, rows: FitterRow[]) {
  await tx.insert(fitters).values(rows).onConflictDoNothing();
}

/** @returns undefined for an unknown id */
export async function updateFitter(
  tx: Tx,
  id: string,
  set: Omit<FitterRow, 'id' | 'createdAt'>,
): Promise<FitterRow | undefined> {
  const [row] = await tx.update(fitters).set(set).where(eq(fitters.id, id)).returning();
  return row;
}

/** The time off that touches a range of days, both inclusive, in order. */
export function findTimeOff(db: DbOrTx, from: Day, to: Day): Promise<TimeOffRow[]> {
  return db
    .select()
    .from(fitterTimeOff)
    .where(and(gte(fitterTimeOff.toDay, from), lte(fitterTimeOff.fromDay, to)))
    .orderBy(asc(fitterTimeOff.fromDay), asc(fitterTimeOff.id));
}

export async function insertTimeOff(tx: Tx, row: TimeOffRow) {
  await tx.insert(fitterTimeOff).values(row);
}

/** @returns what was deleted; undefined for an unknown id */
export async function deleteTimeOff(
  tx: Tx,
  fitterId: string,
  id: string,
): Promise<TimeOffRow | undefined> {
  const [row] = await tx
    .delete(fitterTimeOff)
    .where(and(eq(fitterTimeOff.id, id), eq(fitterTimeOff.fitterId, fitterId)))
    .returning();
  return row;
}

/** Who is where in a range of days, both inclusive. */
export function findFixedVisits(db: DbOrTx, from: Day, to: Day): Promise<FixedVisit[]> {
  return db
    .select({ date: visits.date, slot: visits.slot, fitterId: visits.fitterId })
    .from(visits)
    .where(and(gte(visits.date, from), lte(visits.date, to)));
}

/** The busy times that reach into a time, in order. */
export function findBusyTimes(
  db: DbOrTx,
  { after, before }: { after: Date; before: Date },
): Promise<BusyTime[]> {
  return db
    .select()
    .from(busyTimes)
    .where(and(gt(busyTimes.endsAt, after), lt(busyTimes.startsAt, before)))
    .orderBy(asc(busyTimes.startsAt));
}

/** The visits that begin after an instant, in order, with their customers. */
export function findComingVisits(db: DbOrTx, after: Date) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      date: visits.date,
      slot: visits.slot,
      fitterId: visits.fitterId,
      customerName: appointments.customerName,
      postcode: appointments.postcode,
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .where(gt(visits.startsAt, after))
    .orderBy(asc(visits.startsAt), asc(visits.appointmentId));
}
export type ComingVisit = Awaited<ReturnType<typeof findComingVisits>>[number];

/** Writes a visit into the diary. The diary must be locked, and the fitter free. */
export async function insertVisit(tx: Tx, row: typeof visits.$inferInsert) {
  await tx.insert(visits).values(row);
  await tx
    .update(appointments)
    .set({ visitStartsAt: row.startsAt })
    .where(eq(appointments.id, row.appointmentId));
}

/** Gives a visit to another fitter. The diary must be locked, and the fitter free. */
export async function updateVisitFitter(tx: Tx, appointmentId: string, fitterId: string) {
  await tx.update(visits).set({ fitterId }).where(eq(visits.appointmentId, appointmentId));
}
