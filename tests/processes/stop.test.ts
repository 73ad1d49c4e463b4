import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
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
async function sendHalf({ origin }: ServerProcess, start: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(start);
  return socket;
}

it('a stop takes no new connections and answers what runs, but is not held up by requests that never end', async () => {
  const server = spawnServer({ PORT: await findFreePort(), DATA_DIR: data.folder });
  await untilReady(server);
  const { visitor } = await beginChat(server);
  const left = once(visitor.socket, 'close');
  const halfBody = await sendHalf(
    server,
    'POST /api/calculator/estimate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"rooms":[',
  );
  const halfHead = await sendHalf(server, 'GET / HTTP/1.1\r\nHost: a\r\n');
  const arriving = await sendHalf(server, 'GET /api/service-areas HTTP/1.1\r\nHost: a\r\n');
  // Connections are accepted in turn, so the three have arrived when a later one is answered. One that was
  // open before, as fetch has, is answered while they wait.
  const later = await sendHalf(
    server,
    'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(await text(later)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  server.process.kill('SIGTERM');
  expect((await left)[0]).toBe(1001);
  const refused = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const [error] = await once(refused, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  // A proxy sends the request to another process then, which it may not do once this one has answered 503.
  arriving.write('\r\n');
  const response = await text(arriving);
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  expect((await server.ended).code).toBe(0);
  expect(server.readLog()).not.toContain('took too long');
  for (const socket of [halfBody, halfHead]) socket.destroy();
});
