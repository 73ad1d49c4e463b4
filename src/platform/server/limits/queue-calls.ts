import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerNetwork, isFromInside } from './caller-network.ts';
import { type NetworkQueue, TooManyWaiting } from './network-queue.ts';

/** Who is refused waits for the answer as well: a client that asks again at once must not keep us busy. */
const errorDelayMs = 1_000;
/** What asks whether we live is never kept waiting. */
const isHealthCheck = ({ url }: FastifyRequest) => url === '/healthz' || url === '/readyz';

/**
 * Has every anonymous call wait for its turn in its network's line, once its body has arrived and until its
 * answer is ready to be sent: slow connections hold no place.
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
      // Its caller has gone meanwhile, with whatever else waited on the connection.
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
