import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access } from '#platform/endpoint.ts';
import { callerNetwork, isFromInside } from '../../limits/caller-network.ts';
import type { NetworkQueue } from '../../limits/network-queue.ts';
import { Problem } from '../errors/problem.ts';
import type { HeaderCarrier } from './cookies.ts';

/** A member of staff whose account is active. */
export type Staff = { id: string; name: string; email: string; role: 'support' | 'admin' };

/** Finds who is signed in by the headers of a request or an upgrade, or nobody. Asked anew for every request. */
export type Authenticate = (carrier: HeaderCarrier) => Promise<Staff | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Access;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
    networkQueue: NetworkQueue;
    /** Every registered route with who may call it. */
    listRoutes: () => RouteAccess[];
  }
  interface FastifyRequest {
    staff: Staff | undefined;
  }
}

/** A route and who may call it. */
export type RouteAccess = { method: string; url: string; access: Access };

/** Makes the server know its staff. A route that does not say who may call it stops the start. */
export function addAccess(
  app: FastifyInstance,
  { authenticate, queue }: { authenticate: Authenticate; queue: NetworkQueue },
) {
  const routes: RouteOptions[] = [];
  app.decorate('authenticate', authenticate);
  app.decorate('networkQueue', queue);
  app.decorate('listRoutes', () => routes.map(describeRoute));
  app.decorateRequest('staff', undefined);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    routes.map(describeRoute);
  });
}

function describeRoute({ method, url, config }: RouteOptions): RouteAccess {
  if (config?.access === undefined)
    throw new Error(`${method} ${url} does not say who may call it.`);
  return { method: String(method), url, access: config.access };
}

/** Files that anybody may have: routes that `register` adds are open to anyone. */
export async function openToAnyone(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => Promise<unknown>,
) {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    await register(scope);
  });
}

/**
 * @throws Problem 401 when nobody is signed in, 403 when the role is not enough.
 */
export async function authorize(request: FastifyRequest, access: Access) {
  if (access === 'anyone') return;
  const { authenticate, networkQueue } = request.server;
  // Anybody can make up a cookie, and each is a question to the database: it waits in the caller's own line.
  const staff = isFromInside(request)
    ? await authenticate(request)
    : await networkQueue.run(callerNetwork(request), () => authenticate(request));
  if (!staff) throw new Problem(401, 'Please sign in.');
  if (access === 'admin' && staff.role !== 'admin')
    throw new Problem(403, 'Only an admin may do this.');
  request.staff = staff;
}
