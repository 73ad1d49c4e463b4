import { and, asc, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../database/database.ts';
import { isAmong } from '../database/ids/is-among.ts';
import type { MailRow } from './queries.ts';
import { mailOutages, mails } from './schema.ts';

export type Lease = { id: string; now: Date; until: Date };

// A literal: with a parameter the planner would not use the partial indexes of waiting emails.
const isWaiting = sql`${mails.state} = 'waiting'`;
const earlier = alias(mails, 'earlier');

/**
 * Selects the next email that is due: urgent ones first, then those never tried. An email that follows
 * another about the same subject to the same recipient is not due before that one is finished.
 */
export function selectDueMail(db: Db, now: Date, { isProbe }: { isProbe: boolean }) {
  // With `offset` it is asked for one email at a time, by the index on its subject: without statistics, such as in a
  // new embedded database, the planner would read every waiting email instead.
  const noneBefore = sql`not exists (select 1 from ${mails} "earlier" where ${and(
    eq(earlier.about, mails.about),
    eq(earlier.recipient, mails.recipient),
    sql`${earlier.state} = 'waiting'`,
    lt(earlier.position, mails.position),
  )} offset 0)`;
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
 * Leases one email that is due, unless the mail server is out. No other worker takes it before the lease
 * ends; simultaneous calls get different emails.
 * @param lease.isProbe whether the delivery is to find out if the mail server is back
 */
export async function takeDueMail(
  db: Db,
  { id, now, until, isProbe = false }: Lease & { isProbe?: boolean },
): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: until, leaseId: id })
    .where(isAmong(mails.id, selectDueMail(db, now, { isProbe })))
    .returning();
  return mail;
}

const isHeld = (id: string, leaseId: string) =>
  and(eq(mails.id, id), eq(mails.leaseId, leaseId), isWaiting);

/** Extends a lease. @returns false when it has ended and another worker has the email */
export async function renewLease(db: Db, id: string, lease: Pick<Lease, 'id' | 'until'>) {
  const renewed = await db
    .update(mails)
    .set({ dueAt: lease.until })
    .where(isHeld(id, lease.id))
    .returning({ id: mails.id });
  return renewed.length === 1;
}

/** Marks an email as sent and deletes its content, which may hold a private link. */
export function markSent(db: Db, id: string, now: Date) {
  return db
    .update(mails)
    .set({ state: 'sent', sentAt: now, message: null, lastError: null, leaseId: null })
    .where(eq(mails.id, id));
}

/** Marks a leased email as dropped and deletes its content. @returns whether the lease was still valid */
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

/**
 * Records a failed attempt by the lease's owner: the email is retried at `dueAt`, or failed for good
 * without one.
 */
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

/** Releases a leased email without counting an attempt. */
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
