import fs from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import type { Pause } from '../../database/database.ts';
import { BackupError } from '../backup-error.ts';
import { openPauseChannel, whilePaused } from './pause-channel.ts';

let data: Awaited<ReturnType<typeof makeFolder>>;
let close: () => Promise<void>;
let events: string[];
let errors: unknown[];
beforeEach(async () => {
  data = await makeFolder();
  [events, errors] = [[], []];
});
afterEach(async () => {
  await close();
  await data.remove();
});

/** Pauses one after the other, as the database does. */
let last = Promise.resolve();
const log = { first: '000000010000000000000001', last: '000000010000000000000002' };
const pause: Pause = (work) => {
  const run = last.then(async () => {
    events.push('paused');
    await work(log);
    events.push('goes on');
  });
  last = run.catch(() => {});
  return run;
};

async function open(options?: { maxPause: number }) {
  close = await openPauseChannel(data.folder, pause, (error) => errors.push(error), options);
}

const work: Parameters<Pause>[0] = async (told) => {
  expect(told).toEqual(log);
  events.push('copied');
};

it('the work of the other process is done while the site is paused', async () => {
  await open();
  await whilePaused(data.folder, work);
  await Promise.all([whilePaused(data.folder, work), whilePaused(data.folder, work)]);
  const once = ['paused', 'copied', 'goes on'];
  await expect.poll(() => events).toEqual([...once, ...once, ...once]);
  expect(errors).toEqual([]);
});

it('the site goes on when the work fails, and when the other process ends', async () => {
  await open();
  const failing = whilePaused(data.folder, () => Promise.reject(new Error('No space.')));
  await expect(failing).rejects.toThrow('No space.');
  const socket = createConnection(path.join(data.folder, 'backup.sock'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await expect.poll(() => events).toEqual(['paused', 'goes on', 'paused', 'goes on']);
});

it('the site goes on when the work takes too long, and the copy does not count', async () => {
  await open({ maxPause: 20 });
  const slow = whilePaused(data.folder, () => expect.poll(() => events).toContain('goes on'));
  await expect(slow).rejects.toThrow(/^The site went on before its database was copied: /);
});

it('a closed channel ends the pause at once', async () => {
  await open();
  const cut = whilePaused(data.folder, async () => {
    await close();
  });
  await expect(cut).rejects.toThrow(BackupError);
  await expect.poll(() => events).toEqual(['paused', 'goes on']);
});

it('where no site answers, a sentence says so; a socket left by a killed one is replaced', async () => {
  close = async () => {};
  const sentence = /^The site is running on this data folder and takes no request for a backup: /;
  await expect(whilePaused(data.folder, work)).rejects.toThrow(sentence);
  fs.writeFileSync(path.join(data.folder, 'backup.sock'), '');
  await expect(whilePaused(data.folder, work)).rejects.toThrow(sentence);
  await open();
  await whilePaused(data.folder, work);
  expect(fs.statSync(path.join(data.folder, 'backup.sock')).mode & 0o777).toBe(0o600);
});
