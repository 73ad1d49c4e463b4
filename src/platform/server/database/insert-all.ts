import { getTableColumns, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * An INSERT of rows that all have the same keys; clauses such as `on conflict` and `returning` may be
 * appended. All rows are one JSON parameter: building a statement with a thousand rows costs more than
 * running it.
 */
export function insertAll<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const known = Object.entries(getTableColumns(table));
  const given = known.filter(([key]) => key in (rows[0] ?? {}));
  const names = given.map(([key]) => sql.identifier(toSnakeCase(key)));
  const keys = given.map(([key]) => sql.identifier(key));
  const types = given.map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`insert into ${table} (${list(names)}) select ${list(keys)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(${list(types)})`;
}

const list = (parts: SQLChunk[]) => sql.join(parts, sql`, `);
