import type { FastifyInstance } from 'fastify';
import { DatabaseNotReady } from '../database/database.ts';
import { Problem } from './errors/problem.ts';

const retryAfterSeconds = '5';

/** Adds `/healthz` (the process runs) and `/readyz` (the database answers and takes writes). */
export function addHealthRoutes(app: FastifyInstance, checkReady: () => Promise<void>) {
  const healthz = { summary: 'Answers as long as the process serves requests' };
  app.get('/healthz', { config: { access: 'anyone' }, schema: healthz }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  const readyz = { summary: 'Answers whether the database takes writes: 503 when it does not' };
  app.get('/readyz', { config: { access: 'anyone' }, schema: readyz }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await checkReady();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new Problem(
        503,
        error instanceof DatabaseNotReady ? error.message : 'The database does not answer.',
        { headers: { 'retry-after': retryAfterSeconds } },
      );
    }
    return reply.send({ status: 'ready' });
  });
}
