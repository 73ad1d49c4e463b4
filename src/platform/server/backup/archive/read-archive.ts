import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readDiskError } from '../../data-folder/disk-error.ts';
import { BackupError } from '../backup-error.ts';
import {
  type ArchiveHeader,
  type ArchiveLine,
  archiveLine,
  archiveVersion,
  type Checksum,
} from './archive-lines.ts';
import { ageMagic, decrypt } from './encryption.ts';
import { splitLines } from './split-lines.ts';

/** What an archive holds, in order; rows and bytes follow what they belong to. */
export type ArchiveItem =
  | ArchiveHeader
  | Extract<ArchiveLine, { type: 'table' | 'sequence' | 'file' | 'end' }>
  | { type: 'rows'; lines: string[] }
  | ({ type: 'end of table' } & Checksum)
  | { type: 'bytes'; bytes: Buffer }
  | { type: 'end of file' };

const rowsAtOnce = 250;
const charactersAtOnce = 4 * 1024 * 1024;
const gzipMagic = Buffer.from([0x1f, 0x8b]);
const [arrayBegins, stringBegins] = [0x5b, 0x22];

/**
 * Reads an archive and checks it while doing so: what was read is complete and unchanged once the end is reached.
 * @throws BackupError with one sentence when it is no backup, is damaged or incomplete, or when the key is wrong
 */
export async function* readArchive(
  file: string,
  key: string | undefined,
): AsyncGenerator<ArchiveItem> {
  const lines = await openLines(file, key);
  try {
    yield* new Checker().read(splitLines(lines));
  } catch (error) {
    if (error instanceof BackupError || !isOfContent(error)) throw error;
    throw damaged(file, error);
  }
}

const damaged = (file: string, cause?: unknown) =>
  new BackupError(
    `${file} is damaged or incomplete, or not a backup of this site: use another file.`,
    {
      cause,
    },
  );

/** Whether an error came from the bytes: not from the disk, nor from whoever uses what was read. */
const isOfContent = (error: unknown) => !readDiskError(error);

async function openLines(file: string, key: string | undefined) {
  const begin = await readBegin(file);
  const isEncrypted = begin.equals(ageMagic);
  if (!isEncrypted && !begin.subarray(0, gzipMagic.length).equals(gzipMagic))
    throw new BackupError(`${file} is not a backup of this site.`);
  if (isEncrypted && key === undefined)
    throw new BackupError(
      `${file} is encrypted: set BACKUP_KEY to the key with which it was made.`,
    );
  const bytes = createReadStream(file);
  if (!isEncrypted || key === undefined) return unzip(bytes);
  try {
    return unzip(Readable.from(await decrypt(bytes, key)));
  } catch (error) {
    bytes.destroy();
    if (error instanceof BackupError || !isOfContent(error)) throw error;
    throw damaged(file, error);
  }
}

function unzip(compressed: Readable) {
  const gunzip = createGunzip();
  // `pipe` passes no errors on, and `pipeline` none to whoever reads.
  compressed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => compressed.destroy());
  return compressed.pipe(gunzip);
}

async function readBegin(file: string): Promise<Buffer> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new BackupError(`${file} is a folder: name one backup in it.`);
    throw new BackupError(`${file} cannot be read (${code}): look at its owner and permissions.`, {
      cause: error,
    });
  }
}

class Mistake extends Error {}

/** Follows the order of the lines and compares counts and hashes. */
class Checker {
  readonly #whole = createHash('sha256');
  #open: { type: 'table' | 'file'; hash: Hash; count: number } | undefined;
  #header: ArchiveHeader | undefined;
  #rows = 0;
  #files = 0;
  #isOver = false;

  async *read(lines: AsyncIterable<Buffer>): AsyncGenerator<ArchiveItem> {
    let batch: string[] = [];
    let characters = 0;
    for await (const line of lines) {
      if (this.#isOver) throw new Mistake('lines after the end');
      if (line[0] === arrayBegins) {
        batch.push(this.#readRow(line));
        characters += line.length;
        if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
      }
      if (batch.length > 0) yield { type: 'rows', lines: batch };
      batch = [];
      characters = 0;
      if (line[0] === stringBegins) yield this.#readBytes(line);
      else if (line[0] !== arrayBegins) yield this.#readLine(line);
    }
    if (!this.#isOver) throw new Mistake('no end');
  }

  #readRow(line: Buffer): string {
    const table = this.#current('table');
    this.#whole.update(line).update('\n');
    table.hash.update(line).update('\n');
    table.count += 1;
    this.#rows += 1;
    return line.toString();
  }

  #readBytes(line: Buffer): ArchiveItem {
    const file = this.#current('file');
    this.#whole.update(line).update('\n');
    const bytes = Buffer.from(String(JSON.parse(line.toString())), 'base64');
    file.hash.update(bytes);
    file.count += bytes.length;
    return { type: 'bytes', bytes };
  }

  #readLine(bytes: Buffer): ArchiveItem {
    const line = archiveLine.parse(JSON.parse(bytes.toString()));
    if (!this.#header && line.type !== 'header') throw new Mistake('no header');
    if (line.type === 'end') return this.#end(line);
    this.#whole.update(bytes).update('\n');
    switch (line.type) {
      case 'header':
        if (this.#header) throw new Mistake('two headers');
        if (line.version !== archiveVersion)
          throw new BackupError(
            'The backup was made by a newer version of the site: restore it with that version.',
          );
        this.#header = line;
        return line;
      case 'table':
      case 'file':
        this.#begin(line.type);
        if (line.type === 'file') this.#files += 1;
        return line;
      case 'end of table':
        this.#close('table', line.rows, line.sha256);
        return line;
      case 'end of file':
        this.#close('file', line.bytes, line.sha256);
        return { type: 'end of file' };
      default:
        if (this.#open) throw new Mistake(`a ${line.type} inside a ${this.#open.type}`);
        return line;
    }
  }

  #begin(type: 'table' | 'file') {
    if (this.#open) throw new Mistake(`a ${type} inside a ${this.#open.type}`);
    this.#open = { type, hash: createHash('sha256'), count: 0 };
  }

  #current(type: 'table' | 'file') {
    if (this.#open?.type !== type) throw new Mistake(`content outside a ${type}`);
    return this.#open;
  }

  #close(type: 'table' | 'file', count: number, sha256: string) {
    const { hash, count: found } = this.#current(type);
    if (found !== count || hash.digest('hex') !== sha256) throw new Mistake(`another ${type}`);
    this.#open = undefined;
  }

  #end(line: Extract<ArchiveLine, { type: 'end' }>) {
    const isSame = line.rows === this.#rows && line.files === this.#files;
    if (this.#open || !isSame || line.sha256 !== this.#whole.digest('hex'))
      throw new Mistake('another end');
    this.#isOver = true;
    return line;
  }
}
