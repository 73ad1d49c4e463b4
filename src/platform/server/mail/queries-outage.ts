import { and, eq, exists, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mailOutages, mails } from './schema.ts';

export type MailOutage = typeof mailOutages.$inferSelect;

const onlyOutage = 1;
const isOnly = eq(mailOutages.id, onlyOutage);

export async function findOutage(db: Db): Promise<MailOutage | undefined> {
  const [outage] = await db.select().from(mailOutages).where(isOnly);
  return outage;
}

/** How many emails wait to be sent. */
export function countWaitingMails(db: Db): Promise<number> {
  return db.$count(mails, sql`${mails.state} = 'waiting'`);
}

/** Since when the email that has been due longest is due, undefined when none is; and how many were given up. */
export async function readMailBacklog(
  db: Db,
  now: Date,
): Promise<{ oldestDueAt: Date | undefined; failed: number }> {
  const oldest = db
    .select({ dueAt: sql`min(${mails.dueAt})`.mapWith(mails.dueAt).as('due_at') })
    .from(mails)
    .where(sql`${mails.state} = 'waiting' and ${mails.dueAt} <= ${now.toISOString()}`);
  const [[row], failed] = await Promise.all([
    oldest,
    db.$count(mails, sql`${mails.state} = 'failed'`),
  ]);
  return { oldestDueAt: row?.dueAt ?? undefined, failed };
}

/** Records an outage of the mail server, unless one is recorded. @returns whether it is new */
export async function beginOutage(
  db: Db,
  { lastError, now, nextTryAt }: { lastError: string; now: Date; nextTryAt: Date },
): Promise<boolean> {
  const begun = await db
    .insert(mailOutages)
    .values({ id: onlyOutage, since: now, lastError, failures: 1, nextTryAt })
    .onConflictDoNothing()
    .returning({ id: mailOutages.id });
  return begun.length === 1;
}

/**
 * Claims the next delivery attempt during an outage for one process, if it is due and an email waits.
 * @returns the outage, or undefined
 */
export async function claimProbe(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<MailOutage | undefined> {
  const dueMails = db
    .select({ one: sql`1` })
    .from(mails)
    .where(and(sql`${mails.state} = 'waiting'`, lte(mails.dueAt, now)));
  const [outage] = await db
    .update(mailOutages)
    .set({ nextTryAt: until })
    .where(and(isOnly, lte(mailOutages.nextTryAt, now), exists(dueMails)))
    .returning();
  return outage;
}

export function extendOutage(
  db: Db,
  { lastError, nextTryAt }: { lastError: string; nextTryAt: Date },
) {
  return db
    .update(mailOutages)
    .set({ lastError, nextTryAt, failures: sql`${mailOutages.failures} + 1` })
    .where(isOnly);
}

export function endOutage(db: Db) {
  return db.delete(mailOutages).where(isOnly);
}
