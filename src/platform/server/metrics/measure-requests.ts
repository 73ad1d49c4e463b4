import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFromInside } from '../limits/caller-network.ts';
import { httpRequestSeconds } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Event streams end when the person leaves, which says nothing of the server. */
const isEventStream = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** Measures every request from elsewhere. Labels are from fixed sets: nothing that a client invents adds a series. */
export function measureRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isFromInside(request) && !isEventStream(reply)) {
      const labels = {
        route: request.routeOptions.url ?? 'unknown',
        method: methods.has(request.method) ? request.method : 'other',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      httpRequestSeconds.observe(labels, reply.elapsedTime / 1_000);
    }
    done();
  });
}
