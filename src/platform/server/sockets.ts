import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Problem, toProblem } from './http/errors/problem.ts';
import { answerConnection } from './http/errors/raw-problem.ts';
import { plainHeaders } from './http/security/security-headers.ts';
import { type NetworkQueue, TooManyWaiting } from './limits/network-queue.ts';
import { TokenBuckets } from './limits/token-bucket.ts';

const goingAway = 1001;
const closeGraceMs = 2_000;
const errorDelayMs = 1_000;
/**
 * A longer frame ends the connection. Each service has a lower limit of its own, which it answers with an
 * error message.
 */
const hardFrameLimit = 64 * 1024;
const defaultMaxSockets = 5_000;
const defaultMaxPerNetwork = 40;

/** A client that may open a socket. */
export type Admitted = {
  /** A Set-Cookie header for the response to the upgrade. */
  setCookie?: string | undefined;
  /** Called with the open socket; frames are lost unless it adds its listener synchronously. */
  open: (socket: WebSocket) => void;
};

/** Handles the upgrades of a path. `admit` authenticates the client. @throws Problem when it is rejected */
export type SocketService = { admit: (request: IncomingMessage) => Promise<Admitted> };

export type SocketOptions = {
  publicUrl: string;
  readNetwork: (request: IncomingMessage) => string;
  /** The queue in which clients of a network wait to be admitted. */
  queue: NetworkQueue;
  /** Maximum sockets of one network in this process; the default is 40. */
  maxPerNetwork?: number | undefined;
  /** Maximum sockets of this process; the default is 5,000. */
  maxSockets?: number | undefined;
  /** Called with errors thrown while a client was being admitted. */
  onError: (error: unknown) => void;
};

/**
 * Handles upgrades for the given paths only and ignores all others, so that a development server on the
 * same port can handle its own. Sockets are counted, in all and by network, before they are admitted,
 * because authentication costs a database query.
 * @returns a function that closes every socket with a close frame (1001) and waits for the replies
 */
export function serveSockets(
  server: Server,
  paths: ReadonlyMap<string, SocketService>,
  options: SocketOptions,
): () => Promise<void> {
  const seats = new SocketSeats(options);
  const streams = new Set<Duplex>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: hardFrameLimit });
  const cookies = new WeakMap<IncomingMessage, string>();
  sockets.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });
  const headers = plainHeaders(options.publicUrl);
  const refuse = (stream: Duplex, problem: Problem) => {
    const answer = () => answerConnection(stream, problem, headers);
    // The rejection is delayed: a client that retries at once must not keep the server busy.
    if (problem.status === 429) setTimeout(answer, errorDelayMs);
    else answer();
  };
  let stopping = false;

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node no longer handles errors of this connection, and an unhandled one would end the process.
    stream.on('error', () => stream.destroy());
    const service = paths.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!service) {
      if (server.listenerCount('upgrade') === 1) refuse(stream, new Problem(404, 'No socket.'));
      return;
    }
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    try {
      const network = options.readNetwork(request);
      const giveUpSeat = seats.take(network);
      stream.once('close', giveUpSeat);
      const { setCookie, open } = await options.queue.run(network, () => service.admit(request));
      if (stopping) throw new Problem(503, 'The server is restarting. Please try again.');
      if (setCookie !== undefined) cookies.set(request, setCookie);
      sockets.handleUpgrade(request, stream, head, open);
    } catch (error) {
      const problem = error instanceof TooManyWaiting ? tooManySockets() : toProblem(error);
      if (problem.status >= 500 && !(error instanceof Problem)) options.onError(error);
      refuse(stream, problem);
    }
  };
  server.on('upgrade', upgrade);
  return async () => {
    stopping = true;
    server.off('upgrade', upgrade);
    await Promise.all([...sockets.clients].map(closeSocket));
    // Connections that are being rejected or admitted no longer belong to the HTTP server.
    for (const stream of streams) stream.destroy();
  };
}

/** Counts the sockets of this process, in all and by network, and limits how fast a network opens them. */
class SocketSeats {
  readonly #maxPerNetwork: number;
  readonly #maxSockets: number;
  readonly #openings: TokenBuckets;
  readonly #byNetwork = new Map<string, number>();
  #taken = 0;

  constructor({ maxPerNetwork, maxSockets }: SocketOptions) {
    this.#maxPerNetwork = maxPerNetwork ?? defaultMaxPerNetwork;
    this.#maxSockets = maxSockets ?? defaultMaxSockets;
    // Twice the limit at once: all clients reconnect after a restart.
    const capacity = 2 * this.#maxPerNetwork;
    this.#openings = new TokenBuckets({ capacity, perSecond: capacity / 20 });
  }

  /** @returns a function that gives the place back. @throws Problem 429 or 503 when there is none */
  take(network: string): () => void {
    const mine = this.#byNetwork.get(network) ?? 0;
    if (mine >= this.#maxPerNetwork || this.#openings.tryTake(network) > 0) throw tooManySockets();
    if (this.#taken >= this.#maxSockets)
      throw new Problem(503, 'Our chat is very busy. Please try again in a minute.', {
        headers: { 'retry-after': '60' },
      });
    this.#taken += 1;
    this.#byNetwork.set(network, mine + 1);
    return () => {
      this.#taken -= 1;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    };
  }
}

const tooManySockets = () =>
  new Problem(429, 'There are too many chats open from your network: please close some.', {
    headers: { 'retry-after': '60' },
  });

function closeSocket(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), closeGraceMs);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.close(goingAway, 'The server is restarting.');
  });
}
