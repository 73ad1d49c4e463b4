import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { readSessionHash } from '#features/staff-accounts/server/sessions/authenticate.ts';
import type { StaffCookies } from '#features/staff-accounts/server/sessions/staff-cookies.ts';
import type { OnDenied } from '#platform/server/http/security/access.ts';
import { callerOf, type Failures } from '#platform/server/security-log/caller-context.ts';

/**
 * Records requests that were refused for who sends them. A request without a session is a visitor's, such as the
 * sign-in page's own, and is left to the ordinary log.
 */
export function recordDenied(
  failures: Failures,
  { clock, cookies }: { clock: () => Date; cookies: StaffCookies },
): OnDenied {
  return (denied, request) => {
    const at = clock();
    const caller = callerOf(request);
    if (denied.kind === 'cross-site-refused' || denied.account)
      return failures.record({ at, ...denied }, caller);
    const endedSession = readSessionHash(request, cookies);
    if (endedSession) failures.record({ at, ...denied, endedSession }, caller);
  };
}

/** Records socket upgrades that another website's page asked for. */
export const recordDeniedSocket =
  (
    failures: Failures,
    {
      clock,
      log,
      readNetwork,
    }: {
      clock: () => Date;
      log: FastifyBaseLogger;
      readNetwork: (request: IncomingMessage) => string;
    },
  ) =>
  (request: IncomingMessage) => {
    const details = { method: 'GET', route: '/ws' };
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
    const caller = { network: readNetwork(request), userAgent, requestId: null, log };
    failures.record({ at: clock(), kind: 'cross-site-refused', details }, caller);
  };
