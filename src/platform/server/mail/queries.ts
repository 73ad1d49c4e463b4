import { and, asc, desc, eq, gt, inArray, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { mails } from './schema.ts';

export type MailRow = typeof mails.$inferSelect;

const isWaiting = sql`${mails.state} = 'waiting'`;

/** Stores emails in the order given; an event that already has one gets no second. */
export async function insertMails(
  tx: Tx,
  rows: Omit<typeof mails.$inferInsert, 'createdAt'>[],
  createdAt: Date,
) {
  await tx.execute(
    sql`${insertAll(mails, rows, { createdAt })} on conflict (event_key) do nothing`,
  );
}

/** Makes emails that wait for a retry due at once when a new one has the same subject and recipient. */
export async function hastenEarlierMails(
  tx: DbOrTx,
  { about, recipient }: { about: string; recipient: string },
  now: Date,
) {
  await tx
    .update(mails)
    .set({ dueAt: now })
    .where(
      and(
        eq(mails.about, about),
        eq(mails.recipient, recipient),
        isWaiting,
        isNull(mails.leaseId),
        gt(mails.dueAt, now),
      ),
    );
}

/** Condition: about a revision of a subject, not sent before `now`, and not yet taken by any worker. */
export const isHeldBack = (about: SQLWrapper | string, revision: SQLWrapper | number, now: Date) =>
  and(
    eq(mails.about, about),
    eq(mails.revision, revision),
    isWaiting,
    isNull(mails.leaseId),
    eq(mails.attempts, 0),
    gt(mails.dueAt, now),
  );

/** One of the emails about a revision of a subject that are held back; undefined without any. */
export async function findHeldMail(
  tx: Tx,
  { about, revision, now }: { about: string; revision: number; now: Date },
): Promise<MailRow | undefined> {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(isHeldBack(about, revision, now))
    .limit(1);
  return mail;
}

/**
 * Deletes the emails about a revision of a subject, as if it had never been.
 * @returns whether all of them were still held back; if not, the transaction must not be committed
 */
export async function withdrawMails(
  tx: Tx,
  { about, revision, now }: { about: string; revision: number; now: Date },
): Promise<boolean> {
  const withdrawn = await tx
    .delete(mails)
    .where(isHeldBack(about, revision, now))
    .returning({ id: mails.id });
  const left = await tx.$count(mails, and(eq(mails.about, about), eq(mails.revision, revision)));
  return withdrawn.length > 0 && left === 0;
}

/** Deletes an email that is held back. @returns whether it was; false once a worker has taken it or may take it */
export async function withdrawMail(tx: Tx, eventKey: string, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .delete(mails)
    .where(
      and(
        eq(mails.eventKey, eventKey),
        isWaiting,
        isNull(mails.leaseId),
        eq(mails.attempts, 0),
        gt(mails.dueAt, now),
      ),
    )
    .returning({ id: mails.id });
  return withdrawn.length > 0;
}

/** Gives emails about a subject that were not sent another recipient. @returns their number */
export async function redirectMails(
  tx: Tx,
  { about, from, to }: { about: string; from: string; to: string },
): Promise<number> {
  const redirected = await tx
    .update(mails)
    .set({ recipient: to })
    .where(
      and(
        eq(mails.about, about),
        eq(mails.recipient, from),
        inArray(mails.state, ['waiting', 'failed']),
        isNull(mails.leaseId),
      ),
    )
    .returning({ id: mails.id });
  return redirected.length;
}

/** Marks every waiting email as sent at the time it was written, without sending it: for sample data. */
export function markAllSent(tx: Tx) {
  return tx
    .update(mails)
    .set({ state: 'sent', sentAt: sql`${mails.createdAt}`, message: null })
    .where(isWaiting);
}

/** The newest emails in a state. */
export function findMails(db: Db, state: MailRow['state'], limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(eq(mails.state, state))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** The emails about several subjects, oldest first. */
export function findMailsAbout(db: Db, about: string[]): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(inArray(mails.about, about))
    .orderBy(asc(mails.createdAt), asc(mails.position));
}

const isFailed = eq(mails.state, 'failed');
const tryAnew = (now: Date) => ({ state: 'waiting' as const, attempts: 0, dueAt: now });

/** Queues a failed email again. @returns it, or undefined when there is no such failed email */
export async function reviveMail(tx: Tx, id: string, now: Date): Promise<MailRow | undefined> {
  const [mail] = await tx
    .update(mails)
    .set(tryAnew(now))
    .where(and(eq(mails.id, id), isFailed))
    .returning();
  return mail;
}

/** Queues every failed email again. @returns their number */
export async function reviveAllMails(tx: Tx, now: Date): Promise<number> {
  const revived = await tx
    .update(mails)
    .set(tryAnew(now))
    .where(isFailed)
    .returning({ id: mails.id });
  return revived.length;
}

/**
 * Dismisses a failed email and deletes its content. @returns it, or undefined when there is no such
 * failed email
 */
export async function dismissMail(tx: Tx, id: string): Promise<MailRow | undefined> {
  const [mail] = await tx
    .update(mails)
    .set({ state: 'dismissed', message: null })
    .where(and(eq(mails.id, id), isFailed))
    .returning();
  return mail;
}

/** Deletes the emails to an address and those about several subjects. @returns their ids */
export async function eraseMails(
  tx: Tx,
  { recipients, about }: { recipients: string[]; about: string[] },
): Promise<string[]> {
  const erased = await tx
    .delete(mails)
    .where(
      or(
        inArray(
          sql`lower(${mails.recipient})`,
          recipients.map((recipient) => recipient.toLowerCase()),
        ),
        inArray(mails.about, about),
      ),
    )
    .returning({ id: mails.id });
  return erased.map(({ id }) => id);
}
