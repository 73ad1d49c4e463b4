import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { openServiceManager } from './service-manager.ts';

const { PATH } = process.env;
let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
});
afterEach(async () => {
  process.env.PATH = PATH;
  await remove();
});

/** Puts a program in the place of systemd's, which notes what it is called with. */
async function fakeProgram(exitCode = 0) {
  const program = path.join(folder, 'systemd-notify');
  const notices = path.join(folder, 'notices');
  await writeFile(notices, '');
  await writeFile(program, `#!/bin/sh\necho "$@" >> ${notices}\nexit ${exitCode}\n`);
  await chmod(program, 0o755);
  process.env.PATH = `${folder}:${PATH}`;
  return async () => (await readFile(notices, 'utf8')).split('\n').slice(0, -1);
}
const fail = (error: unknown) => {
  throw error;
};

it('the service manager hears that the service is ready, lives and stops', async () => {
  const readNotices = await fakeProgram();
  const manager = openServiceManager({ NOTIFY_SOCKET: '/x', WATCHDOG_USEC: '30000' }, fail);
  await manager.notifyReady();
  await expect.poll(readNotices).toContain('WATCHDOG=1');
  await manager.notifyStopping();
  const notices = await readNotices();
  expect(notices[0]).toBe('--ready');
  expect(notices).toContain('STOPPING=1');
});

it('without a watchdog it hears of the start and the end only', async () => {
  const readNotices = await fakeProgram();
  const manager = openServiceManager({ NOTIFY_SOCKET: '/x' }, fail);
  await manager.notifyReady();
  await manager.notifyStopping();
  expect(await readNotices()).toEqual(['--ready', 'STOPPING=1']);
});

it('where nobody asks, nothing is called', async () => {
  const readNotices = await fakeProgram();
  const manager = openServiceManager({ WATCHDOG_USEC: '1000' }, fail);
  await manager.notifyReady();
  await manager.notifyStopping();
  expect(await readNotices()).toEqual([]);
});

it.each([
  ['fails', () => fakeProgram(1)],
  [
    'is missing',
    () => {
      process.env.PATH = folder;
    },
  ],
])('a program that %s is reported and stops nothing', async (_name, prepare) => {
  await prepare();
  const errors: unknown[] = [];
  const manager = openServiceManager({ NOTIFY_SOCKET: '/x' }, (error) => errors.push(error));
  await manager.notifyReady();
  await manager.notifyStopping();
  expect(errors).toHaveLength(2);
});
