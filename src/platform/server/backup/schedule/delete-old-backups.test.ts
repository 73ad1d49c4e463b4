import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { timeOfBackup } from '../create-backup.ts';
import { deleteOldBackups } from './delete-old-backups.ts';

const now = new Date('2026-11-23T03:20:00Z');
const nameAt = (day: string) => `wyvern-vale-${day}T03-15-00-000Z.jsonl.gz`;

let data: Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
  data = await makeFolder();
});
afterEach(() => data.remove());

const write = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(path.join(data.folder, name), '')));

it('backups go after their days, encrypted or not, and no other file', async () => {
  const [old, older] = [nameAt('2026-10-24'), `${nameAt('2026-09-01')}.age`];
  const kept = [nameAt('2026-10-25'), nameAt('2026-11-22'), 'wyvern-vale.jsonl.gz', 'README'];
  await write(old, older, ...kept);
  expect(await deleteOldBackups(data.folder, { now, keepDays: 30 })).toEqual([older, old].sort());
  expect((await readdir(data.folder)).sort()).toEqual(kept.sort());
});

it('the newest backup stays, however old it is', async () => {
  await write(nameAt('2020-01-01'), nameAt('2020-01-02'));
  await deleteOldBackups(data.folder, { now, keepDays: 1 });
  expect(await readdir(data.folder)).toEqual([nameAt('2020-01-02')]);
});

it('what was never finished goes after a day', async () => {
  const [left, running] = [`${nameAt('2026-11-20')}.part`, `${nameAt('2026-11-23')}.part`];
  await write(left, running);
  const yesterday = new Date(now.getTime() - 25 * 3_600_000);
  await utimes(path.join(data.folder, left), yesterday, yesterday);
  await utimes(path.join(data.folder, running), now, now);
  await deleteOldBackups(data.folder, { now, keepDays: 30 });
  expect(await readdir(data.folder)).toEqual([running]);
});

it('the name of a backup says when it was begun', () => {
  const time = new Date('2026-11-23T03:15:04.005Z');
  expect(timeOfBackup('wyvern-vale-2026-11-23T03-15-04-005Z.jsonl.gz.age')).toEqual(time);
  expect(timeOfBackup('wyvern-vale-2026-11-23T03-15-04-005Z.jsonl.gz.part')).toBeUndefined();
});
