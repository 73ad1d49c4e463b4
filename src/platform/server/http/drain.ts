import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isFromInside } from '../limits/caller-network.ts';
import { Problem } from './errors/problem.ts';

const graceMs = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The first step of a stop, while the server still listens: refuses new calls with 503, ends what
     * `onDrain` was given, and waits for the calls under way, up to five seconds. The second step,
     * `close()`, cuts off what is left; it drains first if nobody has.
     */
    drain: () => Promise<void>;
    /** Has something ended in the first step of a stop, such as sockets. */
    onDrain: (end: () => Promise<void>) => void;
  }
}

/** Lets a server stop in two steps: see `drain`. */
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
    // A stream of events has no end of its own: it is not waited for.
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
