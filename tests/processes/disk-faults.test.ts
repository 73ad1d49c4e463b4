import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimates } from '#features/calculator/server/schema.ts';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { type Fault, spawnOnFaultyDisk } from '#tests/support/servers/disk-fault.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { untilReady } from '#tests/support/servers/server-process.ts';

const writers = 4;
const enough = 20;

let data: Awaited<ReturnType<typeof makeDataFolder>>;
const acknowledged = new Set<string>();
/** Runs from test to test: a start takes longer than all that is tested. */
let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  data = await makeDataFolder();
  server = await start();
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await data.remove();
});

async function start() {
  const started = spawnOnFaultyDisk({
    PORT: await findFreePort(),
    DATA_DIR: data.folder,
    ESTIMATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
  });
  await untilReady(started);
  return started;
}

const postEstimate = () =>
  fetch(`${server.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      rooms: [{ name: 'Lounge', length: 4.2, width: 3.6 }],
      flooringType: 'laminate',
    }),
  });

/** Asks for estimates until the server is gone; notes each one that was acknowledged. */
async function writeUntilGone() {
  for (;;) {
    const answer = await postEstimate().catch(() => undefined);
    if (!answer) return;
    const body = await answer.json().catch(() => undefined);
    if (!body) return;
    if (answer.status === 200) acknowledged.add(body.id);
  }
}

/** @returns the only line that the server logged */
async function breakWhileWriting(fault: Fault): Promise<string> {
  const before = acknowledged.size;
  const writing = Array.from({ length: writers }, () => writeUntilGone());
  await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before + enough);
  await server.breakDisk(fault);
  expect(await server.ended).toEqual({ code: 1, errors: '' });
  await Promise.all(writing);
  await server.mendDisk();
  const lines = server.readLog().trim().split('\n');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '').msg;
}

describe('a server on the embedded database', () => {
  it('is not ready while the disk takes no more data, still answers, and is ready again when there is room', async () => {
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).status;
    const kept = await (await postEstimate()).json();
    await server.breakDisk('full');
    await expect.poll(readiness).toBe(503);
    expect((await fetch(`${server.origin}/api/products`)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/estimates/${kept.id}`)).status).toBe(200);
    await server.mendDisk();
    await expect.poll(readiness).toBe(200);
    expect((await postEstimate()).status).toBe(200);
  });

  it('ends at once with a sentence when the disk is full at the next piece of the log, and has every acknowledged row when it is back', async () => {
    expect(await breakWhileWriting('log full')).toMatch(
      /^The disk is full: .* Everything that was acknowledged is stored\.$/,
    );
    server = await start();
    const missing: string[] = [];
    for (const id of acknowledged) {
      const answer = await fetch(`${server.origin}/api/estimates/${id}`);
      if (answer.status !== 200) missing.push(id);
    }
    expect(missing).toEqual([]);
  });

  it('does the same when what was written cannot be kept', async () => {
    expect(await breakWhileWriting('no fsync')).toMatch(
      /^The disk refuses to keep data \(fsync: EIO\), so the server stops to keep your data safe\. /,
    );
    const database = await openEmbeddedDatabase(data.folder);
    const stored = await database.db.select({ id: estimates.id }).from(estimates);
    const ids = new Set(stored.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    await database.close();
  });
});
