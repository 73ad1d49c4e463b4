import { and, asc, eq, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../database/database.ts';
import type { MailRow } from './queries.ts';
import { mailOutages, mails } from './schema.ts';

export type Lease = { id: string; now: Date; until: Date };

// Written out, since a parameter would keep the planner from the indexes of what waits.
const isWaiting = sql`${mails.state} = 'waiting'`;
const earlier = alias(mails, 'earlier');

/**
 * The next mail that is due: the urgent first, then those never tried. A mail that comes after
 * another one about the same thing to the same recipient is not due before that one is done with.
 */
export function selectDueMail(db: Db, now: Date, { isProbe }: { isProbe: boolean }) {
  const noneBefore = notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.about, mails.about),
          eq(earlier.recipient, mails.recipient),
          sql`${earlier.state} = 'waiting'`,
          lt(earlier.position, mails.position),
        ),
      ),
  );
  const noOutage = isProbe ? undefined : notExists(db.select({ one: sql`1` }).from(mailOutages));
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, lte(mails.dueAt, now), noneBefore, noOutage))
    .orderBy(asc(mails.priority), asc(mails.attempts), asc(mails.dueAt), asc(mails.position))
    .limit(1)
    .for('update', { skipLocked: true });
}

/**
 * Takes one mail that is due, unless the mail server is out. Nobody else takes it before the lease
 * ends. Processes that ask at once get different mails.
 * @param lease.isProbe whether it is to find out if the mail server is back
 */
export async function takeDueMail(
  db: Db,
  { id, now, until, isProbe = false }: Lease & { isProbe?: boolean },
): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: until, leaseId: id })
    .where(inArray(mails.id, selectDueMail(db, now, { isProbe })))
    .returning();
  return mail;
}

const isHeld = (id: string, leaseId: string) =>
  and(eq(mails.id, id), eq(mails.leaseId, leaseId), isWaiting);

/** Makes a lease last longer. @returns false when it has ended and somebody else has the mail */
export async function renewLease(db: Db, id: string, lease: Pick<Lease, 'id' | 'until'>) {
  const renewed = await db
    .update(mails)
    .set({ dueAt: lease.until })
    .where(isHeld(id, lease.id))
    .returning({ id: mails.id });
  return renewed.length === 1;
}

/** The words are forgotten: a mail may hold a private link. */
export function markSent(db: Db, id: string, now: Date) {
  return db
    .update(mails)
    .set({ state: 'sent', sentAt: now, message: null, lastError: null, leaseId: null })
    .where(eq(mails.id, id));
}

/** Keeps a mail that is held as not sent, without its words. @returns whether it was held */
export async function markDropped(
  tx: Tx,
  id: string,
  { leaseId, reason }: { leaseId: string; reason: string },
): Promise<boolean> {
  const dropped = await tx
    .update(mails)
    .set({ state: 'dropped', message: null, lastError: reason, leaseId: null })
    .where(isHeld(id, leaseId))
    .returning({ id: mails.id });
  return dropped.length === 1;
}

/** Notes a failed attempt of who holds a mail: it is tried again at `dueAt`, or given up without one. */
export function markFailed(
  db: Db,
  id: string,
  { leaseId, lastError, dueAt }: { leaseId: string; lastError: string; dueAt: Date | undefined },
) {
  return db
    .update(mails)
    .set({ lastError, leaseId: null, ...(dueAt ? { dueAt } : { state: 'failed' }) })
    .where(isHeld(id, leaseId));
}

/** Gives a mail back as if nobody had tried to send it. */
export function releaseMail(
  db: Db,
  id: string,
  { leaseId, lastError, now }: { leaseId: string; lastError: string; now: Date },
) {
  return db
    .update(mails)
    .set({ lastError, leaseId: null, dueAt: now, attempts: sql`${mails.attempts} - 1` })
    .where(isHeld(id, leaseId));
}
