import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './caller-network.ts';

/** Per process. Each connection costs a few KB and a file handle. */
const maxConnections = 10_000;
/** Per network: a browser opens six. */
const maxPerNetwork = 256;
/** Pipelined requests without a response on one connection. Browsers send one. */
const maxUnanswered = 16;
const banMs = 10_000;

/**
 * Limits connections before any request is parsed. Behind a trusted proxy the connections are the
 * proxy's, which has to limit them itself.
 */
export class ConnectionLimits {
  readonly #open = new Map<string, number>();
  readonly #unanswered = new WeakMap<Socket, number>();
  readonly #bannedUntil = new Map<string, number>();
  readonly #behindProxy: boolean;

  constructor({ behindProxy }: { behindProxy: boolean }) {
    this.#behindProxy = behindProxy;
  }

  /** Ends connections beyond the limits per network and per process. */
  watch(server: Server) {
    server.maxConnections = maxConnections;
    if (this.#behindProxy) return;
    server.on('connection', (socket: Socket) => {
      const network = networkOf(socket.remoteAddress ?? '');
      const count = (this.#open.get(network) ?? 0) + 1;
      if (count > maxPerNetwork || this.#isBanned(network)) return socket.destroy();
      this.#open.set(network, count);
      socket.once('close', () => {
        const left = (this.#open.get(network) ?? 1) - 1;
        if (left > 0) this.#open.set(network, left);
        else this.#open.delete(network);
      });
    });
  }

  /**
   * Wraps a request listener: ends a connection that pipelines many requests, since thousands fit into
   * one read and would all start in one turn of the event loop.
   */
  guard(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const count = (this.#unanswered.get(socket) ?? 0) + 1;
      if (count > maxUnanswered) return this.#end(request);
      this.#unanswered.set(socket, count);
      response.once('close', () =>
        this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1),
      );
      handle(request, response);
    };
  }

  #end({ socket }: IncomingMessage) {
    if (!this.#behindProxy)
      this.#bannedUntil.set(networkOf(socket.remoteAddress ?? ''), performance.now() + banMs);
    socket.destroy();
  }

  #isBanned(network: string): boolean {
    const until = this.#bannedUntil.get(network);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#bannedUntil.delete(network);
    return false;
  }
}
