import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Problem } from './http/problem.ts';

const goingAway = 1001;
const closeGraceMs = 2_000;
/** Beyond it a frame ends the connection. What a service allows is less, so that it can answer in words. */
const hardFrameLimit = 256 * 1024;

/** Somebody who may open a socket. */
export type Admitted = {
  /** A cookie for the answer to the upgrade. */
  setCookie?: string | undefined;
  /** Called with the open socket; frames are lost unless it listens at once. */
  open: (socket: WebSocket) => void;
};

/** What answers upgrades on a path. `admit` finds out who asks. @throws Problem when it may not be */
export type SocketService = { admit: (request: IncomingMessage) => Promise<Admitted> };

/**
 * Answers upgrades for the given paths only, and leaves every other upgrade alone, so that a
 * development server on the same port can answer its own.
 * @param onError hears what went wrong while a caller was being admitted
 * @returns a function that ends every socket with a close frame (1001) and waits for the answers
 */
export function serveSockets(
  server: Server,
  paths: ReadonlyMap<string, SocketService>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: hardFrameLimit });
  const cookies = new WeakMap<IncomingMessage, string>();
  sockets.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });
  let stopping = false;

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const service = paths.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!service) {
      if (server.listenerCount('upgrade') === 1) refuse(stream, new Problem(404, 'No socket.'));
      return;
    }
    const drop = () => stream.destroy();
    stream.on('error', drop);
    try {
      const { setCookie, open } = await service.admit(request);
      if (stopping) throw new Problem(503, 'The server is restarting. Please try again.');
      if (setCookie !== undefined) cookies.set(request, setCookie);
      sockets.handleUpgrade(request, stream, head, open);
      stream.off('error', drop);
    } catch (error) {
      if (!(error instanceof Problem)) onError(error);
      refuse(stream, error);
    }
  };
  server.on('upgrade', upgrade);
  return async () => {
    stopping = true;
    server.off('upgrade', upgrade);
    await Promise.all([...sockets.clients].map(closeSocket));
  };
}

function refuse(stream: Duplex, error: unknown) {
  const known = error instanceof Problem;
  const status = known ? error.status : 500;
  const detail = known ? error.message : 'Something went wrong on our side. Please try again.';
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
  stream.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

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
