import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isFromInside } from '../limits/caller-network.ts';
import { Problem } from './errors/problem.ts';

const graceMs = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * First step of a shutdown, while the server still listens: refuses new requests with 503, runs the
     * `onDrain` functions, and waits up to five seconds for running requests. The second step, `close()`,
     * cuts off the rest; it drains first if `drain` was not called.
     */
    drain: () => Promise<void>;
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
  const drain = async () => {
    await Promise.all([waitForCalls(), ...ends.map((end) => end())]);
  };
  app.decorate('onDrain', (end: () => Promise<void>) => {
    ends.push(end);
  });
  app.decorate('drain', () => {
    draining ??= drain();
    return draining;
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (isFromInside(request) || request.url === '/healthz') return done();
    if (draining) return done(restarting());
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

const restarting = () =>
  new Problem(503, 'We are just restarting. Please try again in a moment.', {
    headers: { 'retry-after': '5', connection: 'close' },
  });
