import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access } from '#platform/endpoint.ts';
import { callerNetwork, isFromInside } from '../../limits/caller-network.ts';
import type { NetworkQueue } from '../../limits/network-queue.ts';
import { Problem } from '../errors/problem.ts';
import type { HeaderCarrier } from './cookies.ts';

/** A signed-in staff account that is active. */
export type Staff = {
  id: string;
  name: string;
  email: string;
  role: 'support' | 'admin' | 'fitter';
  /** Whether the account still has to add the second factor that it needs. */
  isEnrolling?: boolean;
};

/** Whether an account may see the office's data: a fitter's sees its own visits only. */
export const isOfOffice = ({ role }: Pick<Staff, 'role'>) => role !== 'fitter';

/** Authenticates the office's accounts only: to others the caller is a stranger. */
export const onlyOffice =
  (authenticate: Authenticate): Authenticate =>
  async (carrier) => {
    const staff = await authenticate(carrier);
    return staff && isOfOffice(staff) ? staff : undefined;
  };

/**
 * Finds the signed-in staff account by the headers of a request or an upgrade, or undefined. Called for
 * every request, without a cache. An account that still has to add a second factor is a stranger unless
 * `evenEnrolling` is set.
 */
export type Authenticate = (
  carrier: HeaderCarrier,
  options?: { evenEnrolling: boolean },
) => Promise<Staff | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Access;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
    networkQueue: NetworkQueue;
    /** Every registered route with its access. */
    listRoutes: () => RouteAccess[];
  }
  interface FastifyRequest {
    staff: Staff | undefined;
  }
}

/** A route and its access. */
export type RouteAccess = { method: string; url: string; access: Access };

/**
 * Adds authentication and authorisation to the server. A route that does not declare its access fails the
 * start.
 */
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
  // Answers to staff are personal: no browser and no proxy keeps them.
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    if (access !== undefined && access !== 'anyone')
      reply.header('cache-control', 'private, no-store');
    done();
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

/** Registers routes of public files: those that `register` adds are open to anyone. */
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
 * Authenticates and authorises a request.
 * @throws Problem 401 when nobody is signed in, 403 when the role is not sufficient or a second factor is missing
 */
export async function authorize(request: FastifyRequest, access: Access) {
  if (access === 'anyone') return;
  const { authenticate, networkQueue } = request.server;
  // Anybody can invent a cookie, and each one costs a database query: it waits in the network's own
  // queue.
  const find = () => authenticate(request, { evenEnrolling: true });
  const staff = isFromInside(request)
    ? await find()
    : await networkQueue.run(callerNetwork(request), find);
  if (!staff) throw new Problem(401, 'Please sign in.');
  if (staff.isEnrolling && access !== 'enrolling')
    throw new Problem(403, 'Please set up two-step sign-in first.');
  if (access === 'admin' && staff.role !== 'admin')
    throw new Problem(403, 'Only an admin may do this.');
  if (access === 'staff' && !isOfOffice(staff))
    throw new Problem(403, 'Only the office may do this.');
  request.staff = staff;
}
