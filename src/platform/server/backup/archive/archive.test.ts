import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { BackupError } from '../backup-error.ts';
import type { SqlSession } from '../sql-session.ts';
import { encrypt } from './encryption.ts';
import { type ArchiveItem, readArchive } from './read-archive.ts';
import { splitLines } from './split-lines.ts';
import { writeArchive } from './write-archive.ts';

const key = 'a key of many characters';
/** More than one chunk of age and of the buffers. */
const rows = Array.from({ length: 400 }, (_, row) =>
  JSON.stringify([String(row), `\u2028 ${randomBytes(300).toString('base64')}`]),
);
const table = { name: 'mails', columns: [{ name: 'id', type: 'text' }], key: ['id'] };

/** A session in which every table has the same rows. */
function serveRows(lines: readonly string[]): SqlSession {
  let left: string[] = [];
  return {
    query: async <T>(text: string) => {
      if (text.startsWith('declare')) left = [...lines];
      const page = text.startsWith('fetch') ? left.splice(0, 100) : [];
      return page.map((line) => ({ line })) as T[];
    },
  };
}

let data: Awaited<ReturnType<typeof makeFolder>>;
let plain: Buffer;
let encrypted: Buffer;
let content: ArchiveItem[];
const fileOf = (name: string) => path.join(data.folder, name);

beforeAll(async () => {
  data = await makeFolder();
  await writeFile(fileOf('photo.jpg'), randomBytes(100_000));
  const files = await makeFolder();
  await writeFile(path.join(files.folder, 'visit.eml'), randomBytes(100_000));
  const archived = {
    session: serveRows(rows),
    tables: [table],
    header: { createdAt: new Date().toISOString(), database: 'embedded' as const, migrations: [1] },
    folders: new Map([['mail', files.folder]]),
  };
  await writeArchive(fileOf('plain'), undefined, archived);
  await writeArchive(fileOf('encrypted'), key, archived);
  plain = await readFile(fileOf('plain'));
  // As the written one, but quick to open.
  encrypted = await buffer(await encrypt(Readable.from([plain]), key, 4));
  content = await readAll('plain');
  await files.remove();
});
afterAll(() => data.remove());

async function readAll(name: string, withKey: string | undefined = key): Promise<ArchiveItem[]> {
  const items: ArchiveItem[] = [];
  for await (const item of readArchive(fileOf(name), withKey)) items.push(item);
  return items;
}

/** Reads other bytes in place of an archive. @returns the error, or nothing if they say the same */
async function tryBytes(bytes: Uint8Array): Promise<unknown> {
  await writeFile(fileOf('tried'), bytes);
  const items = await readAll('tried').catch((error: unknown) => error);
  if (items instanceof Error) return items;
  expect(items).toEqual(content);
  return undefined;
}

const flip = (bytes: Buffer, at: number, bit: number) => {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
  return flipped;
};

/** Writes the lines of the archive again, with some changed and right hashes of gzip. */
const rewrite = (change: (lines: string[]) => string[]) =>
  gzipSync(change(gunzipSync(plain).toString().split('\n')).join('\n'));

describe('an archive', () => {
  it('has the rows and the bytes that were written, encrypted or not', async () => {
    const lines = content.flatMap((item) => (item.type === 'rows' ? item.lines : []));
    expect(lines).toEqual(rows);
    expect(await readAll('encrypted')).toEqual(content);
    expect(gunzipSync(plain).includes('visit.eml')).toBe(true);
    expect(encrypted.includes('visit.eml')).toBe(false);
  });

  it('is refused with any byte changed, unless it says the same', () =>
    fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.nat(7), async (isEncrypted, place, bit) => {
        const bytes = isEncrypted ? encrypted : plain;
        const at = place % bytes.length;
        const error = await tryBytes(flip(bytes, at, bit));
        // The header of gzip has a time and a name of the system that mean nothing.
        if (isEncrypted || at > 9) expect(error).toBeInstanceOf(BackupError);
        else if (error) expect(error).toBeInstanceOf(BackupError);
      }),
      { numRuns: 60 },
    ));

  it('is refused with its end missing, wherever that is', () =>
    fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), async (isEncrypted, place) => {
        const bytes = isEncrypted ? encrypted : plain;
        const error = await tryBytes(bytes.subarray(0, place % bytes.length));
        expect(error).toBeInstanceOf(BackupError);
        expect((error as Error).message).toMatch(/is damaged or incomplete|is not a backup/);
      }),
      { numRuns: 60 },
    ));

  it('is refused with whole chunks missing or exchanged', async () => {
    const chunk = 64 * 1024 + 16;
    const begin = encrypted.length % chunk;
    const without = Buffer.concat([
      encrypted.subarray(0, begin),
      encrypted.subarray(begin + chunk),
    ]);
    expect(await tryBytes(without)).toBeInstanceOf(BackupError);
    expect(await tryBytes(encrypted.subarray(0, encrypted.length - chunk))).toBeInstanceOf(
      BackupError,
    );
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ['a row less', (lines) => lines.filter((_, index) => index !== 5)],
    ['a row more', (lines) => lines.toSpliced(5, 0, lines[5] ?? '')],
    ['two rows exchanged', ([a = '', b = '', c = '', d = '', ...rest]) => [a, b, d, c, ...rest]],
    ['no header', (lines) => lines.slice(1)],
    ['two headers', (lines) => [lines[0] ?? '', ...lines]],
    ['another table', (lines) => lines.map((line) => line.replace('"mails"', '"staff"'))],
    ['no end', (lines) => [...lines.slice(0, -2), '']],
    ['something after the end', (lines) => [...lines.slice(0, -1), '["a"]', '']],
    ['a line that is not ended', (lines) => lines.slice(0, -1)],
    ['a table without an end', (lines) => lines.filter((line) => !line.includes('end of table'))],
    ['something unknown', (lines) => [lines[0] ?? '', '{"type":"view"}', ...lines.slice(1)]],
    ['something else than JSON', (lines) => [lines[0] ?? '', '{', ...lines.slice(1)]],
    ['bytes outside a file', (lines) => [lines[0] ?? '', '"AA=="', ...lines.slice(1)]],
  ])('is refused with %s', async (_what, change) => {
    const error = await tryBytes(rewrite(change));
    expect(error).toBeInstanceOf(BackupError);
    expect((error as Error).message).toBe(
      `${fileOf('tried')} is damaged or incomplete, or not a backup of this site: use another file.`,
    );
  });

  it('says which version it needs', async () => {
    const newer = rewrite((lines) =>
      lines.map((line) => line.replace('"version":1', '"version":2')),
    );
    expect(await tryBytes(newer)).toEqual(
      new BackupError(
        'The backup was made by a newer version of the site: restore it with that version.',
      ),
    );
  });

  it('says that a key is missing or wrong', async () => {
    await expect(readAll('encrypted', `${key}!`)).rejects.toThrow(
      'BACKUP_KEY is not the key with which this backup was encrypted.',
    );
    const items = readArchive(fileOf('encrypted'), undefined);
    await expect(items.next()).rejects.toThrow(/is encrypted: set BACKUP_KEY to the key/);
  });

  it('is not a foreign file, none, a folder or one that cannot be read', async () => {
    await writeFile(fileOf('foreign'), 'PK\u0003\u0004 a zip');
    await expect(readAll('foreign')).rejects.toThrow(/foreign is not a backup of this site\.$/);
    await expect(readAll('none')).rejects.toThrow(/^There is no file /);
    await expect(readAll('foreign/none')).rejects.toThrow(/ cannot be read \(ENOTDIR\): /);
    await expect(readAll('.')).rejects.toThrow(/ is a folder: name one backup in it\.$/);
    await writeFile(fileOf('foreign'), gzipSync('[1]\n'));
    await expect(readAll('foreign')).rejects.toThrow(/not a backup of this site: use another/);
  });

  it('is never written over another file', async () => {
    const archived = { session: serveRows([]), tables: [], folders: new Map() };
    const header = {
      createdAt: new Date().toISOString(),
      database: 'embedded' as const,
      migrations: [1],
    };
    await expect(writeArchive(fileOf('plain'), undefined, { ...archived, header })).rejects.toThrow(
      /EEXIST/,
    );
    await writeArchive(fileOf('empty'), undefined, { ...archived, header });
    expect((await readAll('empty')).map(({ type }) => type)).toEqual(['header', 'end']);
    await rm(fileOf('empty'));
    expect(await readdir(data.folder)).not.toContain('empty');
  });
});

describe('lines', () => {
  it('are the same however their bytes arrive', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('a', '\r', '\u2028', '🪵', '"') })),
        fc.array(fc.nat(5)),
        async (lines, lengths) => {
          const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
          async function* chunks() {
            let from = 0;
            for (const length of lengths) {
              yield bytes.subarray(from, from + length);
              from += length;
            }
            yield bytes.subarray(from);
          }
          const found: string[] = [];
          for await (const line of splitLines(chunks())) found.push(line.toString());
          expect(found).toEqual(lines);
        },
      ),
    ));
});
