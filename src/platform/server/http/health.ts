import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve, its database answers. */
export function addHealthRoutes(app: FastifyInstance, ping: () => Promise<void>) {
  app.get('/healthz', { config: { access: 'anyone' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', { config: { access: 'anyone' } }, async (request, reply) => {
    try {
      await ping();
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw new Problem(503, 'The database does not answer.');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
