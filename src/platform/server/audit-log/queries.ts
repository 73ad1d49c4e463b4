import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { notify, signalChannel } from '../database/channel.ts';
import type { Db, Tx } from '../database/database.ts';
import { matchWords } from '../database/match-words.ts';
import { type Cursor, cutPage, readSerialCursor } from '../http/cursor.ts';
import { auditLog } from './schema.ts';

export type AuditLogRow = typeof auditLog.$inferSelect;

/** Notifies that an audit log entry was written; it has no payload. */
export const auditLogChannel = signalChannel('change_logged');

/** Inserts an entry and notifies every process at the commit. */
export async function insertAuditLogEntry(tx: Tx, row: Omit<AuditLogRow, 'id'>) {
  await tx
    .insert(auditLog)
    .values(row)
    .returning({ notified: notify(auditLogChannel, undefined) });
}

/**
 * Returns one page of the log, newest first, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findAuditLogEntries(
  db: Db,
  filters: { by?: string; kind?: string; search?: string; limit: number; cursor?: string },
): Promise<{ rows: AuditLogRow[]; next: Cursor<Date> | undefined }> {
  const { by, kind, limit, cursor } = filters;
  const found = await db
    .select()
    .from(auditLog)
    .where(
      and(
        by === undefined ? undefined : eq(auditLog.by, by),
        kind === undefined ? undefined : eq(auditLog.kind, kind),
        cursor === undefined ? undefined : comesAfter(cursor),
        ...matchWords(auditLog, filters.search ?? ''),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ at }) => at);
}

function comesAfter(cursor: string): SQL {
  const { key, id } = readSerialCursor(cursor);
  return sql`(${auditLog.at}, ${auditLog.id}) < (${key?.toISOString() ?? 'infinity'}::timestamptz, ${id}::bigint)`;
}

/** Names of everybody who has changed something, in alphabetical order. */
export async function findAuthors(db: Db): Promise<string[]> {
  // A loose index scan: there are few names among many entries.
  const { rows } = (await db.execute(sql`
    with recursive people as (
      (select ${auditLog.by} as name from ${auditLog} order by ${auditLog.by} limit 1)
      union all
      select (select c.by from ${auditLog} c where c.by > people.name order by c.by limit 1)
      from people where people.name is not null
    )
    select name from people where name is not null`)) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

/**
 * Removes all values from the entries about several subjects or with one of several labels; the entries
 * themselves stay.
 */
export async function redactAuditLog(
  tx: Tx,
  { about, labels }: { about: string[]; labels: string[] },
) {
  await tx
    .update(auditLog)
    .set({ label: null, before: {}, after: {} })
    .where(
      or(
        inArray(auditLog.subject, about),
        inArray(
          sql`lower(${auditLog.label})`,
          labels.map((label) => label.toLowerCase()),
        ),
      ),
    );
}
