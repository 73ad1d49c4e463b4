import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

const goingAway = 1001;
const closeGraceMs = 2_000;
const frameLimit = 16 * 1024;

export type AcceptSocket = (socket: WebSocket, request: IncomingMessage) => void;

/**
 * Answers upgrades for the given paths only, and leaves every other upgrade alone, so that a
 * development server on the same port can answer its own.
 * @returns a function that ends every socket with a close frame (1001) and waits for the answers
 */
export function serveSockets(
  server: Server,
  paths: ReadonlyMap<string, AcceptSocket>,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameLimit });
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const accept = paths.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!accept) {
      if (server.listenerCount('upgrade') === 1) stream.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, request));
  };
  server.on('upgrade', upgrade);
  return async () => {
    server.off('upgrade', upgrade);
    await Promise.all([...sockets.clients].map(closeSocket));
  };
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
