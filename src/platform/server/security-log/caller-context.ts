import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { callerNetwork } from '../limits/caller-network.ts';
import type { SecurityFailure } from './security-event.ts';

/** Where refused attempts go; see FailureRecorder. */
export type Failures = {
  record: (failure: SecurityFailure, caller: CallerContext) => void;
  settled: () => Promise<void>;
};

/** Who calls, as far as the connection shows it, and the log that the call writes to. */
export type CallerContext = {
  /** Null for work of the server itself. */
  network: string | null;
  userAgent: string | null;
  requestId: string | null;
  log: FastifyBaseLogger;
  /** Stores refused attempts; undefined for work of the server itself. */
  failures?: Failures | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    securityFailures: Failures | undefined;
  }
}

const maxUserAgent = 300;
const contexts = new AsyncLocalStorage<CallerContext>();

/** The context of the running call; undefined outside a request and a job. */
export const currentCaller = () => contexts.getStore();

export const callerOf = (request: FastifyRequest): CallerContext => ({
  network: callerNetwork(request),
  userAgent: request.headers['user-agent']?.slice(0, maxUserAgent) ?? null,
  requestId: request.id,
  log: request.log,
  failures: request.server.securityFailures,
});

/** Runs a job of the server itself, whose security events are written to a log. */
export const runAsServer = <T>(log: FastifyBaseLogger, job: () => T): T =>
  contexts.run({ network: null, userAgent: null, requestId: null, log }, job);

/**
 * Gives every handler the context of its request, so that a security event needs no parameter for it in each function
 * on the way.
 */
export function addCallerContext(app: FastifyInstance, failures?: Failures) {
  app.addHook('onClose', () => failures?.settled());
  app.decorate('securityFailures', failures);
  // After the body was read: its events would lose the context.
  app.addHook('preHandler', (request, _reply, done) => contexts.run(callerOf(request), done));
}
