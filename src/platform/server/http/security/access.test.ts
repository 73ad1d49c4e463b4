import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { NetworkQueue } from '../../limits/network-queue.ts';
import { addAccess, authorize, openToAnyone, type Staff } from './access.ts';

const anna: Staff = { id: '1', name: 'Anna', email: 'anna@wyvernvale.example', role: 'support' };

function makeServer(identify: Staff | undefined): FastifyInstance {
  const app = fastify();
  const queue = new NetworkQueue({ maxRunning: 1, maxWaiting: 1 });
  addAccess(app, { authenticate: async () => identify, queue });
  for (const access of ['anyone', 'signed-in', 'staff', 'admin'] as const)
    app.get(
      `/${access}`,
      { config: { access }, onRequest: (request) => authorize(request, { access }) },
      async (request) => ({ by: request.staff?.name ?? null }),
    );
  app.setErrorHandler((error: { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(),
  );
  return app;
}

describe('who may call a route', () => {
  it.each([
    [undefined, { anyone: 200, 'signed-in': 401, staff: 401, admin: 401 }],
    [
      { ...anna, role: 'fitter' as const },
      { anyone: 200, 'signed-in': 200, staff: 403, admin: 403 },
    ],
    [anna, { anyone: 200, 'signed-in': 200, staff: 200, admin: 403 }],
    [
      { ...anna, role: 'admin' as const },
      { anyone: 200, 'signed-in': 200, staff: 200, admin: 200 },
    ],
  ])('is decided by the role of %j', async (caller, expected) => {
    const app = makeServer(caller);
    for (const [path, status] of Object.entries(expected))
      expect((await app.inject(`/${path}`)).statusCode).toBe(status);
    await app.close();
  });

  it('must be declared by every route, or the server does not start', async () => {
    const app = makeServer(undefined);
    app.get('/forgotten', async () => 'hello');
    await expect(app.ready()).rejects.toThrow('GET /forgotten does not say who may call it.');
  });

  it('is anyone for files, and every route is listed', async () => {
    const app = makeServer(undefined);
    await openToAnyone(app, async (scope) => scope.get('/icon.svg', async () => 'icon'));
    await app.ready();
    expect(app.listRoutes()).toContainEqual({ method: 'GET', url: '/icon.svg', access: 'anyone' });
  });
});
