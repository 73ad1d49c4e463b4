import { createHash } from 'node:crypto';
import type { Checksum } from './archive/archive-lines.ts';
import type { ArchiveItem } from './archive/read-archive.ts';
import { findSequences, findTables, type Sequence, type Table } from './queries-catalog.ts';
import { inSnapshot, readRows } from './queries-rows.ts';
import type { SqlSession } from './sql-session.ts';

/** What two databases must have in common. */
export type Summary = { tables: Map<string, Checksum>; sequences: Map<string, string> };

const stateOf = ({ value, isCalled }: Omit<Sequence, 'name'>) => `${value} ${isCalled}`;

/** Passes the items of an archive on and writes down what its tables and sequences are. */
export async function* summariseItems(
  items: AsyncIterable<ArchiveItem>,
  summary: Summary,
): AsyncGenerator<ArchiveItem> {
  let name = '';
  for await (const item of items) {
    if (item.type === 'table') name = item.name;
    if (item.type === 'end of table')
      summary.tables.set(name, { rows: item.rows, sha256: item.sha256 });
    if (item.type === 'sequence') summary.sequences.set(item.name, stateOf(item));
    yield item;
  }
}

/** Counts and hashes the rows of a database, in the tables that a summary names. */
export const summariseDatabase = (
  session: SqlSession,
  names: ReadonlySet<string>,
): Promise<Summary> =>
  inSnapshot(session, async () => {
    const tables = new Map<string, Checksum>();
    for (const table of await findTables(session))
      if (names.has(table.name)) tables.set(table.name, await hashTable(session, table));
    const sequences = await findSequences(session);
    return { tables, sequences: new Map(sequences.map((one) => [one.name, stateOf(one)])) };
  });

async function hashTable(session: SqlSession, table: Table): Promise<Checksum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readRows(session, table)) {
    for (const line of lines) hash.update(line).update('\n');
    rows += lines.length;
  }
  return { rows, sha256: hash.digest('hex') };
}

/** The names of the tables and sequences that differ. */
export function findDifferences(one: Summary, other: Summary): string[] {
  const different: string[] = [];
  for (const [name, { rows, sha256 }] of one.tables) {
    const found = other.tables.get(name);
    if (found?.rows !== rows || found.sha256 !== sha256) different.push(name);
  }
  for (const [name, state] of one.sequences)
    if (other.sequences.get(name) !== state) different.push(name);
  return different;
}

/**
 * Compares the rows of two databases one by one, and their sequences.
 * @param one in a snapshot
 * @param names of the tables
 * @returns how many rows were compared, and the tables and sequences that differ
 */
export const compareDatabases = (
  one: SqlSession,
  other: SqlSession,
  names: ReadonlySet<string>,
): Promise<{ rows: number; different: string[] }> =>
  inSnapshot(other, async () => {
    const others = new Map((await findTables(other)).map((table) => [table.name, table]));
    const different: string[] = [];
    let rows = 0;
    for (const table of await findTables(one)) {
      if (!names.has(table.name)) continue;
      const same = others.get(table.name);
      const count = same && (await compareTable([one, table], [other, same]));
      if (count === undefined) different.push(table.name);
      else rows += count;
    }
    const found = new Map((await findSequences(other)).map((s) => [s.name, stateOf(s)]));
    for (const sequence of await findSequences(one))
      if (found.get(sequence.name) !== stateOf(sequence)) different.push(sequence.name);
    return { rows, different };
  });

/** @returns the number of rows; undefined when one differs, or is missing */
async function compareTable(
  one: [SqlSession, Table],
  other: [SqlSession, Table],
): Promise<number | undefined> {
  const [lines, others] = [flatten(readRows(...one)), flatten(readRows(...other))];
  let isSame = true;
  for (let count = 0; ; count += 1) {
    const [line, theirs] = await Promise.all([lines.next(), others.next()]);
    if (line.done && theirs.done) return isSame ? count : undefined;
    // Both are read to their ends, which close the cursors.
    if (line.value !== theirs.value) isSame = false;
  }
}

async function* flatten(batches: AsyncIterable<string[]>): AsyncGenerator<string, undefined> {
  for await (const batch of batches) yield* batch;
  return undefined;
}
