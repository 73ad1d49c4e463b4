import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerNetwork, isFromInside } from './caller-network.ts';
import { type NetworkQueue, TooManyWaiting } from './network-queue.ts';

/** Rejections are delayed: a client that retries at once must not keep the server busy. */
const errorDelayMs = 1_000;
/** Health checks are never queued. */
export const isHealthCheck = ({ url }: { url?: string | undefined }) =>
  url === '/healthz' || url === '/readyz';

/**
 * Queues every anonymous request by network, from when its body has arrived until its response is ready
 * to be sent: slow connections occupy no place.
 */
export function queueCalls(app: FastifyInstance, queue: NetworkQueue) {
  const leaving = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preValidation', (request, reply, done) => {
    if (request.staff || isFromInside(request) || isHealthCheck(request)) return done();
    const network = callerNetwork(request);
    const start = () => {
      let hasLeft = false;
      const leave = () => {
        if (hasLeft) return;
        hasLeft = true;
        queue.leave(network);
      };
      // The client has disconnected while its request waited.
      if (request.raw.socket.destroyed) return leave();
      leaving.set(request, leave);
      reply.raw.once('close', leave);
      done();
    };
    if (queue.enter(network, start)) return;
    setTimeout(() => done(new TooManyWaiting()), errorDelayMs);
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    leaving.get(request)?.();
    done(null, payload);
  });
}
