import { findTables, quote, type Table } from '#platform/server/backup/queries-catalog.ts';
import type { SqlSession } from '#platform/server/backup/sql-session.ts';

const texts = [
  '',
  ' leading and trailing ',
  'NULL',
  'null',
  '\\N',
  'it\'s "quoted", `ticked` and \\escaped\\',
  'line one\nline two\r\nline three\ttabbed',
  '["an","array"]',
  '{"type":"end"}',
  '{curly,"brackets",NULL}',
  "'); drop table appointments; --",
  '🪵 Ærøskøbing, naïve façade, 漢字, עברית',
  'separators \u2028 and \u2029, nothing \u200b, a mark \ufeff, controls \u0001\u001f\u007f',
  '$1 %s {{x}} <b>&amp;',
];

/** The same text for the same row in every column, so that foreign keys find their rows. */
const textOf = (row: number) => `${texts[row]}${row}`;

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

/** A value of each type for a row. A type that is not here is one that nobody has thought about yet. */
const valuesOf: Record<string, (row: number) => string | null> = {
  text: textOf,
  integer: (row) => String(row === 0 ? 2_147_483_647 : row),
  smallint: (row) => String(row === 0 ? -32_768 : row),
  bigint: (row) => String(row === 0 ? '9007199254740993' : row),
  boolean: (row) => String(row % 2 === 0),
  date: (row) => (row === 0 ? '9999-12-31' : `2024-02-${String(row + 10)}`),
  'timestamp with time zone': (row) =>
    row === 0 ? '0001-01-01 00:00:00.000001+00' : `2026-10-25 00:59:59.12345${row % 10}+00`,
  'timestamp without time zone': (row) => `2026-03-29 01:30:00.00000${row % 10}`,
  'double precision': (row) => ['0.1', '-1e-300', 'NaN', '1.7976931348623157e308'][row % 4] ?? '0',
  real: (row) => ['0.1', '-1e-30', '16777217'][row % 3] ?? '0',
  numeric: (row) => `12345678901234567890.${row}0`,
  jsonb: (row) =>
    JSON.stringify({ deep: [{ text: textOf(row) }, null, 1e21, -0.1, ''], '': row, ключ: [[]] }),
  json: (row) => `{"b": 1,  "a" : ${JSON.stringify(textOf(row))}, "b": 2}`,
  bytea: (row) => `\\x${everyByte.subarray(row).toString('hex')}${'00'.repeat(row)}`,
  'text[]': (row) =>
    row === 0
      ? '{}'
      : `{NULL,${[textOf(row), 'NULL', 'a,b{c}'].map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`)}}`,
};

/** What a constraint of a column wants. */
const exceptions: Record<string, (row: number) => string | null> = {
  'customers.merged_into': () => null,
  'visits.place': (row) => String(row + 1),
  'busy_times.ends_at': (row) => `2030-01-01 00:00:0${row % 10}+00`,
  'calendar_feeds.fitter_id': textOf,
  'reviews.stars': (row) => String(1 + (row % 5)),
};

export const hostileRows = texts.length;

type Column = Table['columns'][number] & {
  isRequired: boolean;
  isIdentity: boolean;
  isKey: boolean;
};

/**
 * Fills every table of a database with rows of difficult values; nullable columns are null in one of them.
 * @returns the names of the tables
 */
export async function fillEveryTable(session: SqlSession): Promise<string[]> {
  const tables = await findTables(session);
  const columns = await session.query<{ name: string; columns: Column[] }>(`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isRequired', a.attnotnull, 'isIdentity', a.attidentity <> '',
      'isKey', exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey)))) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid`);
  await session.query('begin');
  await session.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')} cascade`);
  // Rows come in any order; that the foreign keys hold is checked when they are restored.
  await session.query('set local session_replication_role = replica');
  for (const table of columns) await fillTable(session, table);
  await session.query('commit');
  return tables.map(({ name }) => name);
}

async function fillTable(session: SqlSession, table: { name: string; columns: Column[] }) {
  const written = table.columns.filter(({ isIdentity }) => !isIdentity);
  const names = written.map(({ name }) => quote(name)).join(', ');
  const casts = written.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
  for (let row = 0; row < texts.length; row += 1)
    await session.query(
      `insert into public.${quote(table.name)} (${names}) values (${casts})`,
      written.map((column) => chooseValue(table.name, column, row)),
    );
}

function chooseValue(table: string, { name, type, isRequired, isKey }: Column, row: number) {
  const exception = exceptions[`${table}.${name}`];
  if (exception) return exception(row);
  if (row === 1 && !isRequired && !isKey) return null;
  const value = valuesOf[type];
  if (!value) throw new Error(`There are no difficult values of the type ${type} yet.`);
  return value(row);
}
