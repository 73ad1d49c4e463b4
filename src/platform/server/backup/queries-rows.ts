import { quote, type Sequence, type Table } from './queries-catalog.ts';
import type { SqlSession } from './sql-session.ts';

/** Rows read by one statement; of a table with files, which take some megabytes each, only a few. */
const rowsAtOnce = 250;
const filesAtOnce = 4;

/** How every value is written as text, whatever the settings of the server are. */
const textForm = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
];
/** A long statement is no fault here, nor is a pause while the disk writes. */
const withoutLimits = [
  `set local statement_timeout = 0`,
  `set local idle_in_transaction_session_timeout = 0`,
];

/** Runs `work` on one state of the database, whatever is written meanwhile. */
export async function inSnapshot<T>(session: SqlSession, work: () => Promise<T>): Promise<T> {
  await beginSnapshot(session);
  try {
    return await work();
  } finally {
    await endSnapshot(session);
  }
}

export async function beginSnapshot(session: SqlSession) {
  await session.query('begin isolation level repeatable read read only');
  for (const statement of [...textForm, ...withoutLimits]) await session.query(statement);
}

/** Ends it without an error of its own: a lost connection has ended it already. */
export const endSnapshot = (session: SqlSession) => session.query('rollback').catch(() => {});

/** Begins the transaction that fills a database. */
export async function beginLoad(session: SqlSession) {
  await session.query('begin');
  for (const statement of [...textForm, ...withoutLimits]) await session.query(statement);
}

/**
 * Reads a table in the order of its key, a few rows at a time. Only inside a transaction.
 * @returns each row as one line of JSON: an array of texts and nulls, in the order of the columns
 */
export async function* readRows(session: SqlSession, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${quote(name)}::text`);
  const keys = table.key.length > 0 ? table.key : table.columns.map(({ name }) => name);
  // Every database sorts texts by their bytes in this order; the rows of a page of a sort are not read before it.
  const order = keys.map((name) => `${quote(name)}::text collate "C"`);
  await session.query(`declare backup_rows no scroll cursor for
    select to_json(array[${columns.join(', ')}]::text[])::text as line
    from (select * from public.${quote(table.name)} order by ${order.join(', ')} offset 0) as sorted`);
  const limit = table.columns.some(({ type }) => type === 'bytea') ? filesAtOnce : rowsAtOnce;
  for (;;) {
    const rows = await session.query<{ line: string }>(`fetch forward ${limit} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await session.query('close backup_rows');
}

/** Inserts rows as `readRows` gives them. @param columns their order in the lines */
export async function insertRows(
  session: SqlSession,
  table: Table,
  columns: readonly string[],
  lines: readonly string[],
) {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => `(r->>${index})::${types.get(name)}`);
  await session.query(
    `insert into public.${quote(table.name)} (${columns.map(quote).join(', ')}) overriding system value
     select ${values.join(', ')} from jsonb_array_elements($1::text::jsonb) as r`,
    [`[${lines.join(',')}]`],
  );
}

export const setSequence = (session: SqlSession, { name, value, isCalled }: Sequence) =>
  session.query(`select setval($1::text::regclass, $2::text::bigint, $3::bool)`, [
    `public.${quote(name)}`,
    value,
    isCalled,
  ]);
