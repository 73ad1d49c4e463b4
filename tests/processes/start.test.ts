import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { spawnServer, untilReady } from '#tests/support/servers/server-process.ts';

let data: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  data = await makeDataFolder();
});
afterAll(() => data.remove());

describe('the set-up link', () => {
  it('is logged at every start until somebody has used it', async () => {
    const own = await makeDataFolder();
    const PORT = await findFreePort();
    const settings = {
      PORT,
      DATA_DIR: own.folder,
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'https://a.test',
    };
    const start = async () => {
      const server = spawnServer(settings);
      await untilReady(server);
      await expect.poll(() => server.readLog()).toContain('is open at');
      return server;
    };
    const stop = async (server: Awaited<ReturnType<typeof start>>) => {
      server.process.kill('SIGTERM');
      await server.ended;
      return /https:\/\/a\.test\/team-chat#setup=([\w-]+)/.exec(server.readLog())?.[1];
    };
    const first = await stop(await start());
    expect(first).toHaveLength(22);
    const second = await start();
    const registered = await fetch(`${second.origin}/api/team/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Anna',
        email: 'anna@wyvernvale.example',
        password: 'a long password',
        setupCode: first,
      }),
    });
    expect(await registered.json()).toMatchObject({ role: 'admin', status: 'active' });
    expect(await stop(second)).toBe(first);
    expect(await stop(await start())).toBeUndefined();
    await own.remove();
  });
});

describe('a start', () => {
  it('is refused in one sentence while another process uses the data folder', async () => {
    const first = spawnServer({ PORT: await findFreePort(), DATA_DIR: data.folder });
    await untilReady(first);
    const second = spawnServer({ PORT: await findFreePort(), DATA_DIR: data.folder });
    expect(await second.ended).toEqual({
      code: 1,
      errors: `Another process is using the data folder ${data.folder}: stop it, or give this one its own DATA_DIR.\n`,
    });
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    first.process.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  it('with a setting that cannot be used is refused in one sentence', async () => {
    const server = spawnServer({ PORT: 'eighty', DATA_DIR: data.folder });
    expect(await server.ended).toEqual({
      code: 1,
      errors: 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    });
  });

  it('on a port that is taken is refused in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = spawnServer({ PORT: String(port), DATA_DIR: data.folder });
    expect(await server.ended).toEqual({
      code: 1,
      errors: 'PORT is already in use by another program: choose another PORT.\n',
    });
    other.close();
  });

  it('on a damaged database is refused in one sentence', async () => {
    const damaged = await makeDataFolder();
    await writeFile(path.join(damaged.folder, 'postgres/global/pg_control'), 'not a control file');
    const server = spawnServer({ PORT: '0', DATA_DIR: damaged.folder });
    expect(await server.ended).toEqual({
      code: 1,
      errors: `The embedded database in ${damaged.folder} does not open: restore that folder from a backup, or choose another DATA_DIR.\n`,
    });
    await damaged.remove();
  });

  it('without its database server is refused in one sentence', async () => {
    const server = spawnServer({
      PORT: '0',
      DATA_DIR: data.folder,
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await findFreePort()}/none`,
    });
    expect(await server.ended).toEqual({
      code: 1,
      errors: 'DATABASE_URL names a database server that does not answer.\n',
    });
  });
});
