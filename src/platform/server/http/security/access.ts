import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, Endpoint } from '#platform/endpoint.ts';
import { hasPermission, type Permission, type Role } from '#platform/roles.ts';
import type { SecurityDetails } from '#platform/security-events.ts';
import { callerNetwork, isFromInside } from '../../limits/caller-network.ts';
import type { NetworkQueue } from '../../limits/network-queue.ts';
import { Problem } from '../errors/problem.ts';
import type { HeaderCarrier } from './cookies.ts';

/** A signed-in staff account that is active. */
export type Staff = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Whether the account still has to add the second factor that it needs. */
  isEnrolling?: boolean;
  /** Whether the person has to prove again who they are before an endpoint that asks for it. */
  mustConfirm?: boolean;
};

/** Authenticates accounts with the permission `staff` only: to others the caller is a stranger. */
export const onlyStaff =
  (authenticate: Authenticate): Authenticate =>
  async (carrier) => {
    const staff = await authenticate(carrier);
    return staff && hasPermission(staff, 'staff') ? staff : undefined;
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

/** A request that was refused for who sends it. */
export type DeniedRequest =
  | { kind: 'cross-site-refused'; details: SecurityDetails['cross-site-refused'] }
  | {
      kind: 'access-refused';
      details: SecurityDetails['access-refused'];
      /** The signed-in account; undefined where nobody is signed in. */
      account: Staff | undefined;
    };

/** Called with each of them, besides the answer. */
export type OnDenied = (denied: DeniedRequest, request: FastifyRequest) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Access;
    /** The endpoint that this route serves; for the API documents. */
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
    networkQueue: NetworkQueue;
    onDenied: OnDenied;
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
  {
    authenticate,
    queue,
    onDenied = () => {},
  }: { authenticate: Authenticate; queue: NetworkQueue; onDenied?: OnDenied | undefined },
) {
  const routes: RouteOptions[] = [];
  app.decorate('authenticate', authenticate);
  app.decorate('networkQueue', queue);
  app.decorate('onDenied', onDenied);
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

const onlyManagement = 'Only an office or admin account may do this.';
const refusals: Record<Permission, string> = {
  staff: 'Only the office may do this.',
  'manage-fitters': onlyManagement,
  'manage-prices': onlyManagement,
  export: onlyManagement,
  admin: 'Only an admin may do this.',
};

/**
 * Authenticates and authorises a request.
 * @throws Problem 401 when nobody is signed in, 403 when the role is not sufficient or a second factor is missing, 428
 * when the person has to prove again who they are
 */
export async function authorize(
  request: FastifyRequest,
  { access, needsConfirmation }: Pick<Endpoint, 'access' | 'needsConfirmation'>,
) {
  if (access === 'anyone') return;
  const { authenticate, networkQueue } = request.server;
  // Anybody can invent a cookie, and each one costs a database query: it waits in the network's own
  // queue.
  const find = () => authenticate(request, { evenEnrolling: true });
  const staff = isFromInside(request)
    ? await find()
    : await networkQueue.run(callerNetwork(request), find);
  const deny = (reason: SecurityDetails['access-refused']['reason'], problem: Problem) => {
    const { server, method, routeOptions } = request;
    const details = { reason, method, route: routeOptions.url ?? '' };
    server.onDenied({ kind: 'access-refused', details, account: staff }, request);
    return problem;
  };
  if (!staff) throw deny('session-ended', new Problem(401, 'Please sign in.'));
  if (staff.isEnrolling && access !== 'enrolling')
    throw deny('second-factor-missing', new Problem(403, 'Please set up two-step sign-in first.'));
  if (access !== 'enrolling' && access !== 'signed-in' && !hasPermission(staff, access))
    throw deny('role', new Problem(403, refusals[access]));
  if (needsConfirmation && staff.mustConfirm) throw confirmFirst();
  request.staff = staff;
}

/** The answer to a call that needs a recent confirmation. */
export const confirmFirst = () => new Problem(428, 'Please confirm first that it’s you.');
