import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  kindsWith,
  type SecurityEventKind,
  type SecurityOutcome,
} from '#platform/security-events.ts';
import type { Db, Tx } from '../database/database.ts';
import { type Cursor, cutPage, readSerialCursor } from '../http/cursor.ts';
import { securityLog } from './schema.ts';

export type SecurityLogRow = typeof securityLog.$inferSelect;

/** Inserts an entry. @returns its id */
export async function insertSecurityEvent(tx: Tx, row: Omit<SecurityLogRow, 'id'>) {
  const [inserted] = await tx.insert(securityLog).values(row).returning({ id: securityLog.id });
  return inserted?.id;
}

type Filters = {
  kind?: SecurityEventKind | undefined;
  outcome?: SecurityOutcome | undefined;
  /** Id of the account that an entry is about, or that did it. */
  account?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
};

/**
 * Returns one page of the log, newest first, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findSecurityEvents(
  db: Db,
  filters: Filters & { limit: number; cursor?: string | undefined },
): Promise<{ rows: SecurityLogRow[]; next: Cursor<Date> | undefined }> {
  const { kind, outcome, account, since, until, limit, cursor } = filters;
  const found = await db
    .select()
    .from(securityLog)
    .where(
      and(
        kind && eq(securityLog.kind, kind),
        outcome && inArray(securityLog.kind, kindsWith(outcome)),
        account === undefined
          ? undefined
          : or(eq(securityLog.accountId, account), eq(securityLog.byId, account)),
        since && gte(securityLog.at, since),
        until && lt(securityLog.at, until),
        cursor === undefined ? undefined : comesAfter(cursor),
      ),
    )
    .orderBy(desc(securityLog.at), desc(securityLog.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ at }) => at);
}

function comesAfter(cursor: string): SQL {
  const { key, id } = readSerialCursor(cursor);
  return sql`(${securityLog.at}, ${securityLog.id}) < (${key?.toISOString() ?? 'infinity'}::timestamptz, ${id}::bigint)`;
}

/** The accounts that entries are about, each with its latest name. */
export async function findSecurityLogAccounts(db: Db): Promise<{ id: string; name: string }[]> {
  // A loose index scan: there are few accounts among many entries.
  const { rows } = (await db.execute(sql`
    with recursive accounts as (
      (select account_id as id from ${securityLog} where account_id is not null
        order by account_id limit 1)
      union all
      select (select s.account_id from ${securityLog} s where s.account_id > accounts.id
        order by s.account_id limit 1)
      from accounts where accounts.id is not null
    )
    select id, (select s.account_name from ${securityLog} s where s.account_id = accounts.id
      order by s.at desc, s.id desc limit 1) as name
    from accounts where id is not null`)) as unknown as { rows: { id: string; name: string }[] };
  return rows;
}
