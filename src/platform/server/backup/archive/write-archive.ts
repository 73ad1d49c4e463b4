import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ignoreMissing } from '../../data-folder/ignore-missing.ts';
import { findSequences, type Table } from '../queries-catalog.ts';
import { readRows } from '../queries-rows.ts';
import type { SqlSession } from '../sql-session.ts';
import {
  type ArchiveHeader,
  type ArchiveLine,
  archiveFormat,
  archiveVersion,
} from './archive-lines.ts';
import { encrypt } from './encryption.ts';

/** What goes into an archive. */
export type ArchiveContent = {
  /** In a snapshot. */
  session: SqlSession;
  tables: readonly Table[];
  header: Pick<ArchiveHeader, 'createdAt' | 'database' | 'migrations'>;
  /** Folders whose files are included, by the names they have in the archive. */
  folders: ReadonlyMap<string, string>;
};

const bytesOfLine = 48 * 1024;
const charactersAtOnce = 64 * 1024;

/**
 * Writes an archive to a new file and syncs it to the disk. Nothing is held in memory but a few rows.
 * @param key encrypts it; undefined: not encrypted
 */
export async function writeArchive(file: string, key: string | undefined, content: ArchiveContent) {
  const compressed = Readable.from(gather(writeLines(content))).pipe(createGzip());
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  if (key === undefined) await pipeline(compressed, output);
  else await pipeline(await encrypt(compressed, key), output);
}

async function* writeLines(content: ArchiveContent): AsyncGenerator<string> {
  const whole = createHash('sha256');
  let rows = 0;
  let files = 0;
  for await (const line of writeContent(content)) {
    whole.update(line).update('\n');
    if (line.startsWith('[')) rows += 1;
    if (line.startsWith('{"type":"file"')) files += 1;
    yield line;
  }
  yield write({ type: 'end', rows, files, sha256: whole.digest('hex') });
}

async function* writeContent(content: ArchiveContent): AsyncGenerator<string> {
  const { session, tables, header, folders } = content;
  yield write({ type: 'header', format: archiveFormat, version: archiveVersion, ...header });
  for (const table of tables) yield* writeTable(session, table);
  for (const sequence of await findSequences(session))
    yield write({ type: 'sequence', ...sequence });
  for (const [name, folder] of folders) yield* writeFolder(name, folder);
}

async function* writeTable(session: SqlSession, table: Table): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => name);
  yield write({ type: 'table', name: table.name, columns });
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readRows(session, table))
    for (const line of lines) {
      hash.update(line).update('\n');
      rows += 1;
      yield line;
    }
  yield write({ type: 'end of table', rows, sha256: hash.digest('hex') });
}

/** Files that are being written have another name until they are complete, and those deleted meanwhile are left out. */
async function* writeFolder(folder: string, place: string): AsyncGenerator<string> {
  const entries = (await readdir(place, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const entry of entries)
    if (entry.isFile() && !entry.name.endsWith('.part'))
      yield* writeFile(folder, entry.name, path.join(place, entry.name));
}

async function* writeFile(folder: string, name: string, file: string): AsyncGenerator<string> {
  const stream = createReadStream(file, { highWaterMark: bytesOfLine });
  const hash = createHash('sha256');
  let bytes = 0;
  let isOpen = false;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      if (!isOpen) yield write({ type: 'file', folder, name });
      isOpen = true;
      hash.update(part);
      bytes += part.length;
      yield JSON.stringify(part.toString('base64'));
    }
  } catch (error) {
    if (isOpen) throw error;
    return ignoreMissing(error);
  }
  if (!isOpen) yield write({ type: 'file', folder, name });
  yield write({ type: 'end of file', bytes, sha256: hash.digest('hex') });
}

const write = (line: ArchiveLine) => JSON.stringify(line);

/** Joins lines to parts that are worth compressing at once. */
async function* gather(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let part = '';
  for await (const line of lines) {
    part += `${line}\n`;
    if (part.length < charactersAtOnce) continue;
    yield Buffer.from(part);
    part = '';
  }
  if (part !== '') yield Buffer.from(part);
}
