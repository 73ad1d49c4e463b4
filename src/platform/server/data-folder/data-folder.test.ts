import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataFolderError, inFolder, prepareDataFolder, writeProbeFile } from './data-folder.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(tmpdir(), 'wyvern-data-'));
  folder = path.join(parent, 'data');
});
afterEach(() => fs.rmSync(parent, { recursive: true }));

const modeOf = (entry: string) => fs.statSync(path.join(folder, entry)).mode & 0o7777;

function writeOpen(entry: string) {
  const file = path.join(folder, entry);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  fs.chmodSync(file, 0o666);
  fs.chmodSync(path.dirname(file), 0o777);
}

it('is created accessible to its owner only', async () => {
  await prepareDataFolder(path.join(folder, 'deeper'));
  expect(modeOf('deeper')).toBe(0o700);
  expect(fs.readdirSync(path.join(folder, 'deeper'))).toEqual([]);
});

it('has the permissions of the server’s own entries restricted, and of no others', async () => {
  for (const entry of [
    'postgres/base/1',
    'mail/a.eml',
    'texts/c.txt',
    'pictures/b.avif',
    'in-use.lock',
    'theirs/c',
  ])
    writeOpen(entry);
  const elsewhere = path.join(parent, 'elsewhere');
  fs.writeFileSync(elsewhere, '');
  fs.chmodSync(elsewhere, 0o666);
  fs.symlinkSync(elsewhere, path.join(folder, 'mail/link'));
  await prepareDataFolder(folder);
  for (const entry of ['.', 'postgres', 'postgres/base', 'mail', 'pictures'])
    expect(modeOf(entry)).toBe(0o700);
  for (const entry of [
    'postgres/base/1',
    'mail/a.eml',
    'texts/c.txt',
    'pictures/b.avif',
    'in-use.lock',
  ])
    expect(modeOf(entry)).toBe(0o600);
  expect(modeOf('theirs/c')).toBe(0o666);
  expect(modeOf('mail/link')).toBe(0o666);
});

it('is refused to root when its database belongs to another account', async () => {
  fs.mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  if (process.getuid?.() === 0) fs.chownSync(path.join(folder, 'postgres'), 12_345, 12_345);
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(0);
  const prepared = prepareDataFolder(folder);
  getuid.mockRestore();
  await expect(prepared).rejects.toThrow(
    new DataFolderError(
      `The database in ${folder} belongs to another account, and root would leave files there that the site cannot use: run this as that account.`,
    ),
  );
});

it('is prepared while another process moves the files in it', async () => {
  for (const entry of ['mail/a.eml.part', 'mail/b.eml', 'postgres/base/1']) writeOpen(entry);
  const readFolder = fs.readdirSync;
  const listing = vi.spyOn(fs, 'readdirSync').mockImplementation((place, options) => {
    const entries = readFolder(place, options);
    if (place === path.join(folder, 'mail'))
      fs.renameSync(path.join(place, 'a.eml.part'), path.join(place, 'a.eml'));
    if (place === path.join(folder, 'postgres'))
      fs.rmSync(path.join(place, 'base'), { recursive: true });
    return entries;
  });
  try {
    await prepareDataFolder(folder);
  } finally {
    listing.mockRestore();
  }
  expect(fs.readdirSync(path.join(folder, 'mail'))).toEqual(['a.eml', 'b.eml']);
  expect(modeOf('mail/b.eml')).toBe(0o600);
});

it('is refused when it is a file or lies below one', async () => {
  fs.writeFileSync(folder, '');
  for (const place of [folder, path.join(folder, 'deeper')])
    await expect(prepareDataFolder(place)).rejects.toThrow(
      new DataFolderError(`DATA_DIR must be a folder: ${place} is a file, or lies below one.`),
    );
});

it('is refused and left unchanged when it is shared with other accounts', async () => {
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o1777);
  await expect(prepareDataFolder(folder)).rejects.toThrow(
    /^DATA_DIR must be a folder of the server's own/,
  );
  expect(modeOf('.')).toBe(0o1777);
});

it('contains no probe file after a probe', async () => {
  await prepareDataFolder(folder);
  writeProbeFile(folder);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it.each([
  ['ENOSPC', /^The disk is full: /],
  ['EDQUOT', /^The disk is full: /],
  ['EROFS', / is read-only: /],
  ['EACCES', /^The server may not write to the data folder /],
  ['EPERM', /^The server may not write to the data folder /],
  ['EIO', /^The disk that holds .* fails \(write: EIO\): /],
])('%s is explained in a sentence', async (code, sentence) => {
  const error = Object.assign(new Error(), { code, syscall: 'write' });
  const failing = inFolder('/data', () => Promise.reject(error));
  await expect(failing).rejects.toThrow(DataFolderError);
  await expect(failing).rejects.toThrow(sentence);
});

it('other errors are passed on as they are', async () => {
  const error = new TypeError('a mistake of our own');
  await expect(inFolder('/data', () => Promise.reject(error))).rejects.toBe(error);
});
