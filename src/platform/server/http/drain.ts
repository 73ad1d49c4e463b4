import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isFromInside } from '../limits/caller-network.ts';

const graceMs = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * First step of a shutdown: takes no new connections, runs the `onDrain` functions, answers what comes on
     * the connections that are open, the last answer of each, and waits up to five seconds for running
     * requests. The second step, `close()`, cuts off the rest; it drains first if `drain` was not called.
     * @param idleMs how long connections without a request stay open: a proxy may just be sending one
     */
    drain: (idleMs?: number) => Promise<void>;
    /** Registers a function that ends something in the first step of a shutdown, such as sockets. */
    onDrain: (end: () => Promise<void>) => void;
  }
}

/** Adds the two-step shutdown to a server: see `drain`. */
export function addDrain(app: FastifyInstance) {
  const underWay = new Set<object>();
  const ends: (() => Promise<void>)[] = [];
  let draining: Promise<void> | undefined;
  let finished = () => {};

  const waitForCalls = async () => {
    if (underWay.size === 0) return;
    const giveUp = new AbortController();
    const allFinished = new Promise<void>((resolve) => {
      finished = resolve;
    });
    await Promise.race([
      allFinished,
      delay(graceMs, undefined, { signal: giveUp.signal }).catch(() => {}),
    ]);
    giveUp.abort();
  };
  const closeIdle = async (idleMs: number) => {
    // Of a connection that is refused, a proxy knows that another process may have the request. The close of
    // an HTTP server would close idle connections too.
    if (app.server.listening) NetServer.prototype.close.call(app.server);
    if (idleMs > 0) await delay(idleMs);
    app.server.closeIdleConnections();
  };
  const drain = async (idleMs: number) => {
    await Promise.all([closeIdle(idleMs), ...ends.map((end) => end())]);
    await waitForCalls();
  };
  app.decorate('onDrain', (end: () => Promise<void>) => {
    ends.push(end);
  });
  app.decorate('drain', (idleMs = 0) => {
    draining ??= drain(idleMs);
    return draining;
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (isFromInside(request)) return done();
    underWay.add(reply);
    reply.raw.once('close', () => {
      underWay.delete(reply);
      if (underWay.size === 0) finished();
    });
    done();
  });

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    // An event stream never ends by itself, so the drain does not wait for it.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      underWay.delete(reply);
    done(null, payload);
  });

  app.addHook('preClose', () => app.drain());
}
