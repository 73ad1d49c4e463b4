import type { Db } from '#platform/server/database/database.ts';
import type { Authenticate } from '#platform/server/http/security/access.ts';
import { type HeaderCarrier, readCookie } from '#platform/server/http/security/cookies.ts';
import { prepareFindSignedIn, prolongSession } from './queries-sessions.ts';
import { hashToken } from './session-tokens.ts';
import { type StaffCookies, sessionSeconds } from './staff-cookies.ts';

/** How fresh `last seen` is kept: a write an hour, not one a request. */
const noticeEveryMs = 3_600_000;

/** What the database calls the session that a request carries; undefined when it carries none. */
export function readSessionHash(carrier: HeaderCarrier, cookies: StaffCookies) {
  const token = readCookie(carrier, cookies.session);
  return token === undefined ? undefined : hashToken(token);
}

/**
 * Makes the function that finds who is signed in, for a call or for the upgrade to a socket. It
 * asks the database each time, so that a revoked session or a changed role counts at once.
 */
export function createAuthenticate(deps: {
  db: Db;
  clock: () => Date;
  cookies: StaffCookies;
}): Authenticate {
  const findSignedIn = prepareFindSignedIn(deps.db);
  return async (carrier) => {
    const tokenHash = readSessionHash(carrier, deps.cookies);
    if (tokenHash === undefined) return undefined;
    const now = deps.clock();
    const [row] = await findSignedIn.execute({ tokenHash, now: now.toISOString() });
    if (!row) return undefined;
    const { lastSeenAt, ...staff } = row;
    if (now.getTime() - lastSeenAt.getTime() > noticeEveryMs)
      await prolongSession(deps.db, tokenHash, now, addSeconds(now, sessionSeconds));
    return staff;
  };
}

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
