import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { poolWaitSeconds } from '../../metrics/metrics.ts';

const endGraceMs = 1_000;

const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

type Connect = (callback?: (...results: unknown[]) => void) => Promise<unknown> | undefined;

/** Measures how long callers wait for a connection of a pool. @param pool modified in place */
export function timeWaits(pool: pg.Pool) {
  const connect = pool.connect.bind(pool) as Connect;
  const timed: Connect = (callback) => {
    const end = poolWaitSeconds.startTimer();
    if (!callback) return connect()?.finally(() => end());
    return connect((...results) => {
      end();
      callback(...results);
    });
  };
  pool.connect = timed as typeof pool.connect;
}

/**
 * Calls `onError` for the first error of a client only: a lost connection emits several (the server's
 * last message, then the end), and an unhandled one would end the process.
 */
export function handleErrorOnce(client: pg.ClientBase, onError: (error: Error) => void) {
  client.once('error', onError);
  client.on('error', () => {});
}

/** Ends a connection; one that does not close within a second is destroyed. */
export async function endClient(client: pg.Client) {
  const timer = setTimeout(() => socketOf(client).destroy(), endGraceMs);
  await client.end();
  clearTimeout(timer);
}

/** Destroys the connections that receive nothing within a time in milliseconds. */
export async function endSilentClients(clients: ReadonlySet<pg.ClientBase>, withinMs: number) {
  const bytesBefore = [...clients].map((client) => ({ client, bytes: socketOf(client).bytesRead }));
  await delay(withinMs, undefined, { ref: false });
  for (const { client, bytes } of bytesBefore) {
    const socket = socketOf(client);
    if (clients.has(client) && socket.bytesRead === bytes)
      socket.destroy(new Error('Connection terminated: it received no data in time.'));
  }
}
