import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { makeFolder, spawnServer, untilReady } from '#tests/support/servers/server-process.ts';
import { round } from './load.ts';

const quietSeconds = Number(process.env.QUIET_SECONDS ?? 20);
const floodSeconds = Number(process.env.FLOOD_SECONDS ?? 60);
/** `PGlite` or `PostgreSQL`; both when left out. */
const only = process.env.FLOOD_DATABASE;
const pauseMs = 40;

/** What another visitor does, over and over, within what one visitor may. */
const visits: { name: string; everyMs: number; path?: string; body?: object }[] = [
  { name: 'page', everyMs: 200, path: '/' },
  { name: 'filtered page', everyMs: 1_000, path: '/carpets?search=oat' },
  { name: 'products', everyMs: 200, path: '/api/products?category=carpet' },
  { name: 'slots', everyMs: 400, path: '/api/appointments/slots' },
  {
    name: 'estimate',
    everyMs: 1_000,
    path: '/api/calculator/estimate',
    body: {
      rooms: [
        { name: 'Lounge', length: 4.2, width: 3.6 },
        { name: 'Bedroom', length: 3.8, width: 3.1 },
      ],
      flooringType: 'carpet',
    },
  },
  { name: 'chat message', everyMs: 4_000 },
];

/**
 * What one visitor notices of another network that makes every anonymous call as fast as it goes. The server
 * runs as in production, behind a proxy that names its callers; server, attacker and visitor are three processes.
 */
export async function benchFlood(print: (line: string) => void) {
  if (only !== 'PostgreSQL') await measure('PGlite', {}, print);
  if (only === 'PGlite') return;
  if (!(await isPostgresThere()))
    return print('PostgreSQL: skipped, for none answers on 127.0.0.1:5432');
  const database = await makePostgresDatabase();
  await measure('PostgreSQL', { DATABASE_URL: database.url }, print);
  await database.drop();
}

async function measure(kind: string, env: Record<string, string>, print: (line: string) => void) {
  const data = await makeFolder();
  const server = spawnServer({
    ...env,
    PORT: await findFreePort(),
    DATA_DIR: data.folder,
    TRUST_PROXY: '127.0.0.1',
  });
  await untilReady(server);
  try {
    await visit(server.origin, 5, '198.51.100.1');
    const quiet = await visit(server.origin, quietSeconds, '198.51.100.2');
    const attack = fork(path.join(import.meta.dirname, 'flood-attack.ts'), [
      server.origin,
      '203.0.113.9',
    ]);
    await once(attack, 'message');
    const flooded = await visit(server.origin, floodSeconds, '198.51.100.3');
    const counts = await endAttack(attack);
    report(kind, quiet, flooded, print);
    print(`${kind}: the attacker was answered ${counts}`);
  } finally {
    server.process.kill('SIGTERM');
    const { code, errors } = await server.ended;
    print(`${kind}: the server ended with ${code} ${errors}`);
    await data.remove();
  }
}

async function endAttack(attack: ChildProcess): Promise<string> {
  attack.send('count');
  const [counts] = (await once(attack, 'message')) as [[string, number][]];
  attack.kill('SIGKILL');
  await once(attack, 'exit');
  return counts.map(([what, n]) => `${what}: ${n}`).join(', ');
}

type Times = Map<string, number[]>;

function report(kind: string, quiet: Times, flooded: Times, print: (line: string) => void) {
  const all = (times: Times) => [...times.values()].flat();
  const line = (name: string, before: number[], after: number[]) =>
    `${name} ${round(p95(before), 1)} ms, then ${round(p95(after), 1)} ms (${round(p95(after) / p95(before), 2)} times, ${after.length} calls)`;
  print(`${kind}: p95 of the visitor: ${line('all calls', all(quiet), all(flooded))}`);
  for (const { name } of visits)
    print(`${kind}:   ${line(name, quiet.get(name) ?? [], flooded.get(name) ?? [])}`);
}

const p95 = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** One visitor for some seconds. @returns how long each call took, in milliseconds. @throws when one failed */
async function visit(origin: string, seconds: number, address: string): Promise<Times> {
  const headers = { 'x-forwarded-for': address };
  const chat = await openChat(origin, headers);
  const times: Times = new Map(visits.map(({ name }) => [name, []]));
  const next = new Map(visits.map(({ name }) => [name, 0]));
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const { name, everyMs, path: url, body } of visits) {
      const now = performance.now();
      if (now < (next.get(name) ?? 0)) continue;
      next.set(name, now + everyMs);
      if (url === undefined) await chat.say();
      else await call(origin + url, headers, body);
      times.get(name)?.push(performance.now() - now);
    }
    await delay(pauseMs);
  }
  chat.close();
  return times;
}

async function call(url: string, headers: Record<string, string>, body: object | undefined) {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

async function openChat(origin: string, headers: Record<string, string>) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { origin, ...headers },
  });
  await once(socket, 'message');
  let conversationId: string | null = null;
  return {
    say: () =>
      new Promise<void>((resolve, reject) => {
        const clientMessageId = crypto.randomUUID();
        const hear = (data: WebSocket.RawData) => {
          const frame = JSON.parse(String(data));
          if (frame.type === 'conversation_created') conversationId = frame.conversation.id;
          if (frame.clientMessageId !== clientMessageId || frame.type === 'conversation_created')
            return;
          socket.off('message', hear);
          if (frame.type === 'message_ack') resolve();
          else reject(new Error(JSON.stringify(frame)));
        };
        socket.on('message', hear);
        const frame = { type: 'send_message', senderType: 'customer', content: 'Hello' };
        socket.send(JSON.stringify({ ...frame, conversationId, clientMessageId, useAdam: false }));
      }),
    close: () => socket.terminate(),
  };
}
