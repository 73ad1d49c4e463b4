import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { matchWords } from '../database/match-words.ts';
import { type Cursor, readInstantCursor } from '../http/cursor.ts';
import { Problem } from '../http/errors/problem.ts';
import { changes } from './schema.ts';

export type ChangeRow = typeof changes.$inferSelect;

/** Heard at the commit, without a word of what changed. */
export const changesChannel = 'change_logged';

/** Writes a line and tells every process of it at the commit. */
export async function insertChange(tx: Db, row: Omit<ChangeRow, 'id'>) {
  await tx
    .insert(changes)
    .values(row)
    .returning({ told: sql`pg_notify(${changesChannel}, '')` });
}

/**
 * A part of the log, newest first, and where the next part begins.
 * @throws Problem 400 for a cursor that no list gave
 */
export async function findChanges(
  db: Db,
  filters: { by?: string; kind?: string; search?: string; limit: number; cursor?: string },
): Promise<{ rows: ChangeRow[]; next: Cursor<Date> | undefined }> {
  const { by, kind, limit, cursor } = filters;
  const found = await db
    .select()
    .from(changes)
    .where(
      and(
        by === undefined ? undefined : eq(changes.by, by),
        kind === undefined ? undefined : eq(changes.kind, kind),
        cursor === undefined ? undefined : comesAfter(cursor),
        ...matchWords(changes, filters.search ?? ''),
      ),
    )
    .orderBy(desc(changes.at), desc(changes.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > limit && last ? { key: last.at, id: String(last.id) } : undefined,
  };
}

function comesAfter(cursor: string): SQL {
  const { key, id } = readInstantCursor(cursor);
  if (!/^\d{1,15}$/.test(id)) throw new Problem(400, 'cursor: must be a cursor that a list gave.');
  return sql`(${changes.at}, ${changes.id}) < (${key?.toISOString() ?? 'infinity'}::timestamptz, ${id}::bigint)`;
}

/** Everybody who has changed something, by name. */
export async function findAuthors(db: Db): Promise<string[]> {
  // From one name to the next in the index: there are few names on many lines.
  const { rows } = (await db.execute(sql`
    with recursive people as (
      (select ${changes.by} as name from ${changes} order by ${changes.by} limit 1)
      union all
      select (select c.by from ${changes} c where c.by > people.name order by c.by limit 1)
      from people where people.name is not null
    )
    select name from people where name is not null`)) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

/** Takes every value out of what was logged about several things, or under a name. That it happened stays. */
export async function blankChanges(tx: Db, { about, label }: { about: string[]; label: string }) {
  await tx
    .update(changes)
    .set({ label: null, before: {}, after: {} })
    .where(
      or(inArray(changes.subject, about), eq(sql`lower(${changes.label})`, label.toLowerCase())),
    );
}
