import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { isAmong } from '#platform/server/database/ids/is-among.ts';
import { busyTimes, externalCalendars } from '../schema.ts';
import type { BusyRange } from './busy-ranges.ts';

export type ExternalCalendarRow = typeof externalCalendars.$inferSelect;

export function findExternalCalendars(db: Db): Promise<ExternalCalendarRow[]> {
  return db.select().from(externalCalendars);
}

export async function insertExternalCalendar(tx: Tx, row: ExternalCalendarRow) {
  await tx.insert(externalCalendars).values(row);
}

/** Deletes a calendar with its busy times. @returns what was deleted; undefined where there was none */
export async function deleteExternalCalendar(
  tx: Tx,
  fitterId: string,
): Promise<ExternalCalendarRow | undefined> {
  const [row] = await tx
    .delete(externalCalendars)
    .where(eq(externalCalendars.fitterId, fitterId))
    .returning();
  return row;
}

/**
 * Takes the calendar that has been due for longest, so that no other process reads it before `until`.
 * @returns undefined when none is due
 */
export async function claimDueCalendar(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ExternalCalendarRow | undefined> {
  const due = db
    .select({ fitterId: externalCalendars.fitterId })
    .from(externalCalendars)
    .where(lte(externalCalendars.dueAt, now))
    .orderBy(asc(externalCalendars.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(externalCalendars)
    .set({ dueAt: until })
    .where(isAmong(externalCalendars.fitterId, due))
    .returning();
  return row;
}

/**
 * Stores the outcome of reading a calendar.
 * @returns false when it is another calendar by now, or another process has taken it
 */
export async function updateClaimed(
  tx: Tx,
  { fitterId, url, dueAt }: Pick<ExternalCalendarRow, 'fitterId' | 'url' | 'dueAt'>,
  set: Partial<ExternalCalendarRow>,
): Promise<boolean> {
  const rows = await tx
    .update(externalCalendars)
    .set(set)
    .where(
      and(
        eq(externalCalendars.fitterId, fitterId),
        eq(externalCalendars.url, url),
        eq(externalCalendars.dueAt, dueAt),
      ),
    )
    .returning();
  return rows.length > 0;
}

async function findRanges(db: DbOrTx, fitterId: string): Promise<BusyRange[]> {
  const rows = await db
    .select()
    .from(busyTimes)
    .where(eq(busyTimes.fitterId, fitterId))
    .orderBy(asc(busyTimes.startsAt));
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }));
}

/**
 * Replaces a fitter's busy times, which are in order and without overlaps. The diary must be locked.
 * @returns whether anything has changed
 */
export async function replaceBusyTimes(
  tx: Tx,
  fitterId: string,
  ranges: readonly BusyRange[],
): Promise<boolean> {
  const before = await findRanges(tx, fitterId);
  if (JSON.stringify(before) === JSON.stringify(ranges)) return false;
  await tx.delete(busyTimes).where(eq(busyTimes.fitterId, fitterId));
  const rows = ranges.map(({ from, to }) => ({
    fitterId,
    startsAt: new Date(from),
    endsAt: new Date(to),
  }));
  if (rows.length > 0) await tx.insert(busyTimes).values(rows);
  return true;
}
