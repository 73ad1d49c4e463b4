import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';

type Rows<T> = { rows: T[] };

/** Every row of every table as text, generated columns included, with the name of the table before it. */
export async function dumpDatabase(db: Db): Promise<string[]> {
  const tables = (await db.execute(
    sql`select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )) as unknown as Rows<{ schemaname: string; tablename: string }>;
  const lines: string[] = [];
  for (const { schemaname, tablename } of tables.rows) {
    const { rows } = (await db.execute(
      sql`select t::text as line from ${sql.identifier(schemaname)}.${sql.identifier(tablename)} t`,
    )) as unknown as Rows<{ line: string }>;
    lines.push(...rows.map(({ line }) => `${tablename}: ${line}`));
  }
  return lines;
}

/** Every file of a folder as text with its path before it; an email's lines are unfolded and decoded. */
export async function dumpFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return `${file}: ${decode(await readFile(file, 'utf8'))}`;
    }),
  );
}

/** Undoes quoted-printable and adds what base64 parts say. */
function decode(text: string): string {
  const plain = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const parts = text.match(/^(?:[A-Za-z0-9+/]{60,}\r?\n)+[A-Za-z0-9+/=]*/gm) ?? [];
  return [plain, ...parts.map((part) => Buffer.from(part, 'base64').toString('utf8'))].join('\n');
}

const compact = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]/gu, '');

/** The lines in which one of some words stands, in any spelling of spaces, signs and capitals. */
export function findWords(lines: readonly string[], words: readonly string[]): string[] {
  const wanted = words.map(compact).filter((word) => word !== '');
  return lines.flatMap((line) => {
    const text = compact(line);
    const found = wanted.find((word) => text.includes(word));
    return found === undefined ? [] : [`“${found}” in ${line.slice(0, 2_000)}`];
  });
}
