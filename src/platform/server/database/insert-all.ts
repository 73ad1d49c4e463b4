import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

type Texts = { insertInto: SQL; recordOf: SQL; sharedTypes: SQL[] };

/** By table and keys: writing the columns of a statement anew costs more than inserting a row. */
const written = new WeakMap<PgTable, Map<string, Texts>>();

/**
 * An INSERT of rows that all have the same keys; clauses such as `on conflict` and `returning` may be
 * appended. All rows are one JSON parameter: building a statement with a thousand rows costs more than
 * running it.
 * @param shared columns that are the same in all rows: they are written and read once
 */
export function insertAll<T extends PgTable, S extends Shared<T> = Record<never, never>>(
  table: T,
  rows: readonly Omit<T['$inferInsert'], keyof S>[],
  shared?: S,
): SQL {
  const given = (shared ?? {}) as Record<string, Date | string | number>;
  const texts = textsOf(table, Object.keys(rows[0] ?? {}), Object.keys(given));
  const values = Object.values(given).map(
    (value, n) =>
      sql`, ${value instanceof Date ? value.toISOString() : value}::${texts.sharedTypes[n]}`,
  );
  return sql`${texts.insertInto}${sql.join(values)} from json_to_recordset(${JSON.stringify(rows)}::json) as ${texts.recordOf}`;
}

type Shared<T extends PgTable> = {
  [K in keyof T['$inferInsert']]?: Extract<T['$inferInsert'][K], Date | string | number>;
};

function textsOf(table: PgTable, keys: string[], sharedKeys: string[]): Texts {
  const known = written.get(table) ?? new Map<string, Texts>();
  written.set(table, known);
  const name = `${keys.join()};${sharedKeys.join()}`;
  const texts = known.get(name) ?? writeTexts(table, keys, sharedKeys);
  known.set(name, texts);
  return texts;
}

function writeTexts(table: PgTable, keys: readonly string[], sharedKeys: readonly string[]): Texts {
  const columns = getTableColumns(table);
  const given = Object.entries(columns).filter(([key]) => keys.includes(key));
  const names = [...given.map(([key]) => key), ...sharedKeys].map((key) => quote(toSnakeCase(key)));
  const values = given.map(([key]) => quote(key));
  const types = given.map(([key, column]) => `${quote(key)} ${column.getSQLType()}`);
  return {
    insertInto: sql.raw(
      `insert into ${quote(getTableConfig(table).name)} (${names}) select ${values}`,
    ),
    recordOf: sql.raw(`v(${types})`),
    sharedTypes: sharedKeys.map((key) => sql.raw(columns[key]?.getSQLType() ?? 'text')),
  };
}

const quote = (name: string) => `"${name}"`;
