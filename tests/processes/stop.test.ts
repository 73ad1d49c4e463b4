import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import {
  findFreePort,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/servers/server-process.ts';

let data: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  data = await makeDataFolder();
});
afterAll(() => data.remove());

/** Opens a connection, sends what it is given and nothing more. */
async function sendHalf({ origin }: ServerProcess, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

it('a stop is not held up by requests that never end, and says meanwhile that it is not ready', async () => {
  const server = spawnServer({ PORT: await findFreePort(), DATA_DIR: data.folder });
  await untilReady(server);
  const { visitor } = await beginChat(server);
  const left = once(visitor.socket, 'close');
  const halfBody = await sendHalf(
    server,
    'POST /api/calculator/estimate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"rooms":[',
  );
  const halfHead = await sendHalf(server, 'GET / HTTP/1.1\r\nHost: a\r\n');
  // Answered after the two have arrived.
  await fetch(`${server.origin}/api/service-areas`);
  server.process.kill('SIGTERM');
  expect((await left)[0]).toBe(1001);
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).not.toBeNull();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await server.ended).code).toBe(0);
  expect(server.readLog()).not.toContain('took too long');
  for (const socket of [halfBody, halfHead]) socket.destroy();
});
