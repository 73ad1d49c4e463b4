import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../support/servers/watched-process.ts');

function run(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (text) => {
    log += text;
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  return { child, ended, readLog: () => log };
}

it('a process whose loop stands still is ended, with a line in its log', async () => {
  const watched = run('1000', 'spin');
  expect(await watched.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(JSON.parse(watched.readLog())).toMatchObject({
    level: 60,
    pid: watched.child.pid,
    msg: 'event loop blocked, process ended',
  });
});

it('where the log is on a full disk, standard error has the line', async () => {
  await using full = await open('/dev/full', 'w');
  const watched = spawn(process.execPath, [program, '1000', 'spin'], {
    stdio: ['ignore', full.fd, 'pipe'],
  });
  let errors = '';
  watched.stderr?.on('data', (text) => {
    errors += text;
  });
  expect(await once(watched, 'close')).toEqual([null, 'SIGKILL']);
  expect(JSON.parse(errors).msg).toBe('event loop blocked, process ended');
});

it('a process that was suspended, and one whose loop only pauses, go on', async () => {
  const watched = run('3000', 'pause');
  await expect.poll(() => watched.readLog()).toContain('begins');
  watched.child.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  watched.child.kill('SIGCONT');
  expect(await watched.ended).toEqual({ code: 0, signal: null });
});
