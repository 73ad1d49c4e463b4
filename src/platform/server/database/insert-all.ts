import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

type Texts = { insertInto: SQL; recordOf: SQL };

/** By table and keys: writing the columns of a statement anew costs more than inserting a row. */
const written = new WeakMap<PgTable, Map<string, Texts>>();

/**
 * An INSERT of rows that all have the same keys; clauses such as `on conflict` and `returning` may be
 * appended. All rows are one JSON parameter: building a statement with a thousand rows costs more than
 * running it.
 */
export function insertAll<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const { insertInto, recordOf } = textsOf(table, Object.keys(rows[0] ?? {}));
  return sql`${insertInto} from json_to_recordset(${JSON.stringify(rows)}::json) as ${recordOf}`;
}

function textsOf(table: PgTable, keys: string[]): Texts {
  const known = written.get(table) ?? new Map<string, Texts>();
  written.set(table, known);
  const name = keys.join();
  const texts = known.get(name) ?? writeTexts(table, keys);
  known.set(name, texts);
  return texts;
}

function writeTexts(table: PgTable, keys: readonly string[]): Texts {
  const given = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  const names = given.map(([key]) => quote(toSnakeCase(key)));
  const values = given.map(([key]) => quote(key));
  const types = given.map(([key, column]) => `${quote(key)} ${column.getSQLType()}`);
  return {
    insertInto: sql.raw(
      `insert into ${quote(getTableConfig(table).name)} (${names}) select ${values}`,
    ),
    recordOf: sql.raw(`v(${types})`),
  };
}

const quote = (name: string) => `"${name}"`;
