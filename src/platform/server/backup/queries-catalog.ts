import type { SqlSession } from './sql-session.ts';

/** A table with the columns that are stored, not generated, and those of its primary key. */
export type Table = { name: string; columns: { name: string; type: string }[]; key: string[] };

/** Where a sequence stands; `value` is a bigint as text. */
export type Sequence = { name: string; value: string; isCalled: boolean };

export type ForeignKey = { table: string; name: string; definition: string };

const ofSite = `relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** The tables of the site, those of extensions excepted, in the order of their names. */
export const findTables = (session: SqlSession): Promise<Table[]> =>
  session.query<Table>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by a.attnum)
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c where c.relkind = 'r' and ${ofSite} order by c.relname collate "C"`);

export async function findSequences(session: SqlSession): Promise<Sequence[]> {
  const names = await session.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and ${ofSite} order by c.relname collate "C"`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await session.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from public.${quote(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

export const findForeignKeys = (session: SqlSession): Promise<ForeignKey[]> =>
  session.query<ForeignKey>(`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and ${ofSite} order by 1, 2`);

/** The times of the migrations that the database has; none where it was never migrated. */
export async function findAppliedMigrations(session: SqlSession): Promise<number[]> {
  const [found] = await session.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!found?.isThere) return [];
  const rows = await session.query<{ when: string }>(
    'select created_at::text as "when" from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ when }) => Number(when));
}

/** Processes of the site that are connected to the database of this session. */
export async function countConnectedSites(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'wyvern-vale listen'`,
  );
  return row?.count ?? 0;
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
