import { and, asc, eq, gte } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { appointments, calendarFeeds, fitters, visits } from '../schema.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export function findFeeds(db: Db): Promise<FeedRow[]> {
  return db.select().from(calendarFeeds);
}

/** The feed at an address, with its fitter's name. */
export async function findFeedByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ fitterId: calendarFeeds.fitterId, fitterName: fitters.name })
    .from(calendarFeeds)
    .leftJoin(fitters, eq(fitters.id, calendarFeeds.fitterId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

/** Stores a feed in the place of the one before. */
export async function upsertFeed(tx: Tx, { id, ...row }: FeedRow) {
  await tx
    .insert(calendarFeeds)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.id, set: row });
}

/** @returns what was deleted; undefined where there was none */
export async function deleteFeed(tx: Tx, id: string): Promise<FeedRow | undefined> {
  const [row] = await tx.delete(calendarFeeds).where(eq(calendarFeeds.id, id)).returning();
  return row;
}

/** The visits from a day on in order, of one fitter or of all, with what a fitter needs on the way. */
export function findFeedVisits(db: Db, fitterId: string | null, from: Day) {
  return db
    .select({
      appointmentId: visits.appointmentId,
      date: visits.date,
      slot: visits.slot,
      fixedAt: visits.fixedAt,
      fitterName: fitters.name,
      revision: appointments.revision,
      purpose: appointments.purpose,
      customerName: appointments.customerName,
      phone: appointments.phone,
      address: appointments.address,
      postcode: appointments.postcode,
      flooringTypes: appointments.flooringTypes,
      projectSize: appointments.projectSize,
      estimate: appointments.estimate,
      basket: appointments.basket,
      requirements: appointments.requirements,
      notes: appointments.notes,
    })
    .from(visits)
    .innerJoin(appointments, eq(appointments.id, visits.appointmentId))
    .innerJoin(fitters, eq(fitters.id, visits.fitterId))
    .where(
      and(gte(visits.date, from), fitterId === null ? undefined : eq(visits.fitterId, fitterId)),
    )
    .orderBy(asc(visits.startsAt), asc(visits.appointmentId));
}
export type FeedVisit = Awaited<ReturnType<typeof findFeedVisits>>[number];
