import {
  findForeignKeys,
  findTables,
  quote,
  type Sequence,
  type Table,
} from './queries-catalog.ts';
import { beginLoad, setSequence } from './queries-rows.ts';
import type { SqlSession } from './sql-session.ts';

/**
 * Begins to fill a migrated database: empties it of what migrations inserted, and drops its foreign keys, so that
 * rows can come in any order.
 * @returns its tables, and a function that adds the foreign keys again, which checks them, and commits
 */
export async function beginFilling(
  session: SqlSession,
): Promise<{ tables: Map<string, Table>; finish: (sequences: Sequence[]) => Promise<void> }> {
  await beginLoad(session);
  const tables = await findTables(session);
  await session.query(
    `truncate ${tables.map(({ name }) => `public.${quote(name)}`).join(', ')} restart identity`,
  );
  const keys = await findForeignKeys(session);
  for (const { table, name } of keys)
    await session.query(`alter table public.${quote(table)} drop constraint ${quote(name)}`);
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    finish: async (sequences) => {
      for (const sequence of sequences) await setSequence(session, sequence);
      for (const { table, name, definition } of keys)
        await session.query(
          `alter table public.${quote(table)} add constraint ${quote(name)} ${definition}`,
        );
      await session.query('commit');
    },
  };
}

/** Whether a database has no table of its own. */
export async function isEmptyDatabase(session: SqlSession): Promise<boolean> {
  const [found] = await session.query<{ isEmpty: boolean }>(`
    select not exists (select from pg_tables where schemaname in ('public', 'drizzle')) as "isEmpty"`);
  return found?.isEmpty ?? false;
}

/** Deletes every table and function of a database that was empty before something was restored into it. */
export async function emptyDatabase(session: SqlSession) {
  await session.query('drop schema if exists drizzle cascade');
  const tables = await findTables(session);
  if (tables.length > 0)
    await session.query(
      `drop table ${tables.map(({ name }) => `public.${quote(name)}`).join(', ')} cascade`,
    );
  const routines = await session.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of routines) await session.query(`drop routine ${name} cascade`);
}
