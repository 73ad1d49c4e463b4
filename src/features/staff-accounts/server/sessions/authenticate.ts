import type { Db } from '#platform/server/database/database.ts';
import type { Authenticate } from '#platform/server/http/security/access.ts';
import { type HeaderCarrier, readCookie } from '#platform/server/http/security/cookies.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { type FactorRule, needsFactor } from '../../second-factor/factor-kinds.ts';
import { prepareFindSignedIn, prolongSession } from './queries-sessions.ts';
import { confirmedSeconds, findSessionEnd } from './session-lifetime.ts';
import type { StaffCookies } from './staff-cookies.ts';

/** Interval of updates to `last seen`: every ten minutes rather than on every request. */
const noticeEveryMs = 600_000;

/** The hash of the request's session cookie; undefined without one. */
export function readSessionHash(carrier: HeaderCarrier, cookies: StaffCookies) {
  const token = readCookie(carrier, cookies.session);
  return token === undefined ? undefined : hashToken(token);
}

/**
 * Creates the function that authenticates requests and socket upgrades. It queries the database each time, so
 * that a revoked session, a changed role or a removed factor takes effect at once.
 */
export function createAuthenticate(deps: {
  db: Db;
  clock: () => Date;
  cookies: StaffCookies;
  factorRule: FactorRule;
  requiresConfirmation: boolean;
}): Authenticate {
  const findSignedIn = prepareFindSignedIn(deps.db);
  return async (carrier, options) => {
    const tokenHash = readSessionHash(carrier, deps.cookies);
    if (tokenHash === undefined) return undefined;
    const now = deps.clock();
    const [row] = await findSignedIn.execute({ tokenHash, now: now.toISOString() });
    if (!row) return undefined;
    const { createdAt, lastSeenAt, confirmedAt, hasFactor, ...staff } = row;
    const isEnrolling = !hasFactor && needsFactor(deps.factorRule, staff.role);
    if (isEnrolling && !options?.evenEnrolling) return undefined;
    if (now.getTime() - lastSeenAt.getTime() > noticeEveryMs)
      await prolongSession(
        deps.db,
        tokenHash,
        now,
        findSessionEnd(staff.role, { createdAt, usedAt: now }),
      );
    const isConfirmed = confirmedAt !== null && confirmedAt > addSeconds(now, -confirmedSeconds);
    return { ...staff, isEnrolling, mustConfirm: deps.requiresConfirmation && !isConfirmed };
  };
}

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
