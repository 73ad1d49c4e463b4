import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabaseFolder, findDatabaseFolder, markDatabase } from './database-folder.ts';

let dataDir: string;
const inDataDir = (...steps: string[]) => path.join(dataDir, ...steps);
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(tmpdir(), 'wyvern-folder-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(inDataDir(file)), { recursive: true });
    fs.writeFileSync(inDataDir(file), text);
  }
}

const writeDatabase = async (draft: string) =>
  fs.writeFileSync(path.join(draft, 'PG_VERSION'), '18\n');

it('a database is created where its folder is missing or empty', async () => {
  expect(findDatabaseFolder(dataDir)).toEqual({ folder: inDataDir('postgres'), isNew: true });
  fs.mkdirSync(inDataDir('postgres'));
  const { folder, isNew } = findDatabaseFolder(dataDir);
  expect(isNew).toBe(true);
  await createDatabaseFolder(folder, writeDatabase);
  expect(findDatabaseFolder(dataDir)).toEqual({ folder, isNew: false });
  expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
});

it('a database folder may be a symbolic link', async () => {
  fs.mkdirSync(inDataDir('larger-disk/pg'), { recursive: true });
  fs.symlinkSync(inDataDir('larger-disk/pg'), inDataDir('postgres'));
  const { folder } = findDatabaseFolder(dataDir);
  await createDatabaseFolder(folder, writeDatabase);
  expect(fs.readdirSync(inDataDir('larger-disk/pg'))).toEqual(['PG_VERSION']);
  expect(findDatabaseFolder(dataDir).isNew).toBe(false);
});

it('an interrupted creation is restarted', async () => {
  write({ 'postgres.unfinished/PG_VERSION': '18\n', 'postgres.unfinished/base': 'half' });
  const { folder, isNew } = findDatabaseFolder(dataDir);
  expect(isNew).toBe(true);
  const fails = createDatabaseFolder(folder, () => Promise.reject(new Error('the power went')));
  await expect(fails).rejects.toThrow('the power went');
  expect(findDatabaseFolder(dataDir).isNew).toBe(true);
  await createDatabaseFolder(folder, writeDatabase);
  expect(fs.readdirSync(inDataDir('postgres'))).toEqual(['PG_VERSION']);
});

it('a database of many files is created under a low limit of open files', async () => {
  const program = `
    const { createDatabaseFolder } = await import(process.argv[1]);
    const fs = await import('node:fs');
    await createDatabaseFolder(process.argv[2], async (draft) => {
      for (const folder of ['base', 'global']) {
        fs.mkdirSync(draft + '/' + folder);
        for (let i = 0; i < 300; i += 1) fs.writeFileSync(draft + '/' + folder + '/' + i, '');
      }
    });`;
  const limited = 'ulimit -n 64 && exec "$0" --input-type=module --eval "$1" "$2" "$3"';
  const module = path.join(import.meta.dirname, 'database-folder.ts');
  await promisify(execFile)('sh', [
    ...['-c', limited, process.execPath, program],
    ...[module, inDataDir('postgres')],
  ]);
  expect(fs.readdirSync(inDataDir('postgres/global'))).toHaveLength(300);
});

it('a database of an older version, without a marker file, is opened', () => {
  write({ 'postgres/PG_VERSION': '18\n', 'postgres/base/1': '' });
  expect(findDatabaseFolder(dataDir).isNew).toBe(false);
});

it.each<[string, Record<string, string>, RegExp]>([
  [
    'files without PG_VERSION',
    { 'postgres/base/1': '', 'postgres/global/pg_control': '' },
    /postgres is no complete database: it holds base, global but no PG_VERSION\. Nothing was changed;/,
  ],
  [
    'many such files',
    Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`postgres/${n}`, ''])),
    /it holds 1, 2, 3, 4, 5 and 2 more but no PG_VERSION/,
  ],
  [
    'another version',
    { 'postgres/PG_VERSION': '17\n' },
    /holds a database of PostgreSQL "17", and this server works with 18:/,
  ],
  ['an empty version', { 'postgres/PG_VERSION': '' }, /of PostgreSQL "",/],
  ['a file', { postgres: 'hello' }, /postgres is a file, where the folder of the database/],
])('%s is refused with a description, and nothing is changed', (_, files, sentence) => {
  write(files);
  expect(() => findDatabaseFolder(dataDir)).toThrow(sentence);
  for (const [file, text] of Object.entries(files))
    expect(fs.readFileSync(inDataDir(file), 'utf8')).toBe(text);
});

it('a lost database is not taken for a first start', async () => {
  write({ 'postgres/PG_VERSION': '18\n' });
  await markDatabase(dataDir);
  await markDatabase(dataDir);
  expect(findDatabaseFolder(dataDir).isNew).toBe(false);
  fs.rmSync(inDataDir('postgres'), { recursive: true });
  expect(() => findDatabaseFolder(dataDir)).toThrow(/ is gone: put it back/);
  fs.mkdirSync(inDataDir('postgres'));
  expect(() => findDatabaseFolder(dataDir)).toThrow(/to begin anew, delete database\.json in /);
});
