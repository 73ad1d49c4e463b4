import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { seedAccount, seedFactor } from '#tests/support/fixtures/staff.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { spawnServer, untilReady } from '#tests/support/servers/server-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const email = 'anna@wyvernvale.example';

let data: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  data = await makeDataFolder();
  const database = await openEmbeddedDatabase(data.folder);
  await seedFactor({ database }, (await seedAccount({ database }, { role: 'admin', email })).id);
  await database.close();
});
afterAll(() => data.remove());

/** Runs the operator's command. @returns what it says, on either stream */
async function reset(...args: string[]) {
  const script = path.join(root, 'scripts/reset-second-factor.mjs');
  const env = { PATH: process.env.PATH, DATA_DIR: data.folder };
  const preload = path.join(root, 'scripts/resolve-drizzle.mjs');
  return promisify(execFile)(process.execPath, ['--import', preload, script, ...args], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );
}

it('the operator’s command resets one account while the site is stopped, and says in a sentence why not', async () => {
  const PORT = await findFreePort();
  const server = spawnServer({ PORT, DATA_DIR: data.folder });
  await untilReady(server);
  expect(await reset(email)).toEqual({
    code: 1,
    said: 'The site is running on this data folder: stop it first.\n',
  });
  server.process.kill('SIGTERM');
  await server.ended;

  expect(await reset('--help')).toEqual({
    code: 0,
    said: expect.stringMatching(/^npm run reset-second-factor -- /),
  });
  expect((await reset()).said).toBe(
    'Name one account: npm run reset-second-factor -- name@example.com\n',
  );
  expect((await reset('nobody@wyvernvale.example')).said).toBe(
    'There is no staff account with this email.\n',
  );
  const done = 'Test admin signs in with the password alone and sets up two-step sign-in again.\n';
  expect(await reset(email)).toEqual({ code: 0, said: done });
  expect((await reset(email)).said).toBe('This account has no two-step sign-in.\n');
});
