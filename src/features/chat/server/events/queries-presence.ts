import { and, eq, gt, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { presence } from '../schema.ts';
import { accountHolder, presenceSeconds } from './presence-holders.ts';

const limit: SQL = sql`now() - make_interval(secs => ${presenceSeconds})`;

/** Which of these holders are connected to any process. */
export async function findPresent(db: Db, holders: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ holder: presence.holder })
    .from(presence)
    .where(and(inArray(presence.holder, holders), gt(presence.seenAt, limit)));
  return new Set(rows.map(({ holder }) => holder));
}

/** The accounts of all team members who are connected to any process. */
export async function findOnlineAccounts(db: Db): Promise<Set<string>> {
  const prefix = accountHolder('');
  const rows = await db
    .selectDistinct({ holder: presence.holder })
    .from(presence)
    .where(and(like(presence.holder, `${prefix}%`), gt(presence.seenAt, limit)));
  return new Set(rows.map(({ holder }) => holder.slice(prefix.length)));
}

/** Whether a team member is connected to any process. */
export async function isAccountOnline(db: Db, accountId: string): Promise<boolean> {
  return (await findPresent(db, [accountHolder(accountId)])).size > 0;
}

export async function addPresence(db: Db, process: string, holders: string[]) {
  await db
    .insert(presence)
    .values(holders.map((holder) => ({ holder, process, seenAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [presence.holder, presence.process],
      set: { seenAt: sql`now()` },
    });
}

export async function removePresence(db: Db, process: string, holders: string[]) {
  await db
    .delete(presence)
    .where(and(eq(presence.process, process), inArray(presence.holder, holders)));
}

/** Deletes the rows of processes that were killed. @returns the holders */
export async function expirePresence(db: Db): Promise<string[]> {
  const rows = await db
    .delete(presence)
    .where(lte(presence.seenAt, limit))
    .returning({ holder: presence.holder });
  return rows.map(({ holder }) => holder);
}
