import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { mails } from '../database/schema.ts';

export type MailRow = typeof mails.$inferSelect;

export async function insertMails(tx: Db, rows: (typeof mails.$inferInsert)[]) {
  await tx.execute(sql`${insertAll(mails, rows)} on conflict (event_key) do nothing`);
}

/**
 * Takes one mail that is due, those never tried first. It counts as dropped, and is due again, at
 * `dropsAt`. Processes that ask at once get different mails.
 */
export async function takeDueMail(
  db: Db,
  { now, dropsAt }: { now: Date; dropsAt: Date },
): Promise<MailRow | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.dueAt, now)))
    .orderBy(asc(mails.attempts), asc(mails.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: dropsAt })
    .where(inArray(mails.id, next))
    .returning();
  return mail;
}

/** The words are forgotten: a mail may hold a private link. */
export function markSent(db: Db, id: string, now: Date) {
  return db
    .update(mails)
    .set({ state: 'sent', sentAt: now, message: null, lastError: null })
    .where(eq(mails.id, id));
}

/** Counts every mail that waits as sent when it was written, with nobody having got it: for samples. */
export function markAllSent(tx: Db) {
  return tx
    .update(mails)
    .set({ state: 'sent', sentAt: sql`${mails.createdAt}`, message: null })
    .where(eq(mails.state, 'waiting'));
}

/** Notes a failed attempt: the mail is tried again at `dueAt`, or given up without one. */
export function markFailed(db: Db, id: string, lastError: string, dueAt: Date | undefined) {
  return db
    .update(mails)
    .set(dueAt ? { lastError, dueAt } : { lastError, state: 'failed' })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
}

/** The newest mails of a state. */
export function findMails(db: Db, state: MailRow['state'], limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(eq(mails.state, state))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** The mails about each of several things, oldest first. */
export function findMailsAbout(db: Db, about: string[]): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(inArray(mails.about, about))
    .orderBy(asc(mails.createdAt), asc(mails.eventKey));
}

/** Has a mail that was given up tried again. @returns it, or undefined when there is none such */
export async function reviveMail(db: Db, id: string, now: Date): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(and(eq(mails.id, id), eq(mails.state, 'failed')))
    .returning();
  return mail;
}

/** Deletes the mails to an address and those about any of several things. @returns how many there were */
export async function eraseMails(
  tx: Db,
  { recipient, about }: { recipient: string; about: string[] },
): Promise<number> {
  const erased = await tx
    .delete(mails)
    .where(
      or(eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()), inArray(mails.about, about)),
    )
    .returning({ id: mails.id });
  return erased.length;
}
