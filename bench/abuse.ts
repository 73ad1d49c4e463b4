import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import WebSocket from 'ws';
import { buildBadCall, buildBadFrame, endpoints } from '#tests/support/bad-input/calls.ts';
import { Random } from '#tests/support/bad-input/random.ts';
import { type BenchServer, round, startBenchServer } from './load.ts';

const inputs = Number(process.env.ABUSE_INPUTS ?? 100_000);
const warmUp = 5_000;
/** One input in five is a frame. */
const frameShare = 0.2;
const callers = 32;
const sockets = 16;
const notUtf8 = 1007;

/** Bad input made from the contracts, over HTTP (every second call as an admin) and over sockets: what it does to the process. */
export async function benchAbuse(print: (line: string) => void) {
  const server = await startBenchServer('site');
  const statuses = new Map<string, number>();
  try {
    const random = new Random(20_261_122);
    await send(server, warmUp, random, new Map());
    const before = await server.measureMemory();
    const began = performance.now();
    await send(server, inputs, random, statuses);
    const seconds = (performance.now() - began) / 1000;
    const after = await server.measureMemory();
    const faults = [...statuses].filter(
      ([status]) => status.startsWith('5') || status === 'failed',
    );
    const health = await fetch(`${server.origin}/readyz`);
    print(
      `${inputs} bad inputs in ${round(seconds, 0)} s: ${faults.reduce((sum, [, n]) => sum + n, 0)} answers 5xx or 'failed', the process ${health.ok ? 'is ready' : `answers ${health.status}`}`,
    );
    print(
      `resident memory ${megabytes(before.resident)} MB, then ${megabytes(after.resident)} MB: ${round(after.resident / before.resident, 3)} times; of JavaScript ${megabytes(before.heap)} MB, then ${megabytes(after.heap)} MB`,
    );
    print(
      [...statuses]
        .sort()
        .map(([status, n]) => `${status}: ${n}`)
        .join(', '),
    );
  } finally {
    await server.stop();
  }
}

const megabytes = (bytes: number) => round(bytes / 1024 / 1024, 0);

async function send(
  server: BenchServer,
  count: number,
  random: Random,
  statuses: Map<string, number>,
) {
  const note = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const frames = Math.round(count * frameShare);
  let callsLeft = count - frames;
  let framesLeft = frames;
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const call = async () => {
    while (callsLeft > 0) {
      callsLeft -= 1;
      note(String(await sendCall(server.origin, agent, random)));
    }
  };
  const write = async () => {
    let socket = await openSocket(server.origin);
    while (framesLeft > 0) {
      framesLeft -= 1;
      const outcome = await sendFrame(socket, buildBadFrame(random).subarray(0, 60_000));
      note(outcome);
      if (outcome === 'closed') socket = await openSocket(server.origin);
    }
    socket.terminate();
  };
  await Promise.all([
    ...Array.from({ length: callers }, call),
    ...Array.from({ length: sockets }, write),
  ]);
  agent.destroy();
}

function sendCall(origin: string, agent: Agent, random: Random): Promise<number> {
  const { method, url, headers, body } = buildBadCall(random.pick(endpoints), random);
  const admin = random.chance(0.5) && { 'x-bench-staff': 'admin' };
  return new Promise((resolve, reject) => {
    const call = request(
      origin + url,
      {
        method,
        agent,
        headers: { ...headers, ...admin, ...(body && { 'content-length': body.length }) },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

async function openSocket(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
  await once(socket, 'message');
  return socket;
}

/** @returns the code of the refusal, or `closed` for a frame that is no text, which ends the socket */
async function sendFrame(socket: WebSocket, frame: Buffer): Promise<string> {
  if (!isUtf8(frame)) {
    const closed = once(socket, 'close');
    socket.send(frame, { binary: false });
    const [code] = await closed;
    return code === notUtf8 ? 'closed' : `closed with ${code}`;
  }
  const heard = once(socket, 'message');
  socket.send(frame, { binary: false });
  const [answer] = await heard;
  return JSON.parse(String(answer)).code;
}
