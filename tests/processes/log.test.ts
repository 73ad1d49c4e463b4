import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { spawnServer, untilReady } from '#tests/support/servers/server-process.ts';

const support = path.resolve(import.meta.dirname, '../support/servers');

it('a server whose log is on a full disk starts, answers and stops', async () => {
  const data = await makeDataFolder();
  await using full = await open('/dev/full', 'w');
  const server = spawnServer(
    { PORT: await findFreePort(), DATA_DIR: data.folder, LOG_LEVEL: 'trace' },
    [],
    full.fd,
  );
  await untilReady(server);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });
  await data.remove();
});

it('a log that nobody reads for a while holds up nothing, and its lines are whole', async () => {
  const count = 20_000;
  const child = spawn(process.execPath, [path.join(support, 'log-flood.ts'), String(count)]);
  const [said] = await once(child.stderr, 'data');
  expect(String(said)).toBe('logged');
  let log = '';
  child.stdout.on('data', (text) => {
    log += text;
  });
  const linesOf = () => log.split('\n').slice(0, -1);
  await expect.poll(() => log).toContain('log lines lost');
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([0, null]);
  const lines = linesOf().map((line) => JSON.parse(line));
  const lost = lines.at(-1);
  expect(lost).toMatchObject({ level: 40, msg: 'log lines lost' });
  expect(lines.slice(0, -1).map(({ number }) => number)).toEqual(
    Array.from({ length: count - lost.lines }, (_, number) => number),
  );
});

it('a log that nobody will ever read stops nothing', async () => {
  const child = spawn(process.execPath, [path.join(support, 'log-flood.ts'), '1000']);
  child.stdout.destroy();
  expect(String((await once(child.stderr, 'data'))[0])).toBe('logged');
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
