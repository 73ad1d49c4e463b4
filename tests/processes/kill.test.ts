import { afterAll, beforeAll, expect, it } from 'vitest';
import { loopLength } from '#tests/support/long-run.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';

const kills = loopLength(2, 50);
const writers = 4;
const maxMs = 600;
const maxOpeningMs = 1_500;

let data: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  data = await makeDataFolder();
});
afterAll(() => data.remove());

/** Asks for estimates until the server is gone; notes each one that was acknowledged. */
async function writeUntilGone(origin: string, acknowledged: Map<string, number>) {
  const job = {
    rooms: [{ name: 'Lounge', length: 4.2, width: 3.6 }],
    flooringType: 'laminate',
  };
  for (;;) {
    try {
      const answer = await fetch(`${origin}/api/calculator/estimate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(job),
      });
      const { id, breakdown } = await answer.json();
      acknowledged.set(id, breakdown.total);
    } catch {
      return;
    }
  }
}

/** A restart may be cut off too, in the middle of its recovery. */
async function killWhileOpening(server: ServerProcess) {
  setTimeout(() => server.process.kill('SIGKILL'), Math.random() * maxOpeningMs);
  await server.ended;
}

async function findMissing(server: ServerProcess, acknowledged: Map<string, number>) {
  const missing: string[] = [];
  for (const [id, total] of acknowledged) {
    const answer = await fetch(`${server.origin}/api/estimates/${id}`);
    if (answer.status !== 200 || (await answer.json()).breakdown.total !== total) missing.push(id);
  }
  return missing;
}

it(`loses nothing it acknowledged when it is killed ${kills} times while writing, and always opens again`, async () => {
  const settings = { PORT: await findFreePort(), DATA_DIR: data.folder };
  const all = new Map<string, number>();
  for (let round = 0; round < kills; round += 1) {
    const server = spawnServer({ ...settings, ESTIMATE_LIMIT_PER_MINUTE: '1000000' });
    if (round % 4 === 3) {
      await killWhileOpening(server);
      continue;
    }
    await untilReady(server);
    const acknowledged = new Map<string, number>();
    const writing = Array.from({ length: writers }, () =>
      writeUntilGone(server.origin, acknowledged),
    );
    // On a busy machine the first answers may take longer than the rest of the round.
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(1);
    setTimeout(() => server.process.kill('SIGKILL'), Math.random() * maxMs);
    await Promise.all([...writing, server.ended]);
    for (const [id, total] of acknowledged) all.set(id, total);
  }
  const server = spawnServer(settings);
  await untilReady(server);
  expect(all.size).toBeGreaterThan(kills);
  expect(await findMissing(server, all)).toEqual([]);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
