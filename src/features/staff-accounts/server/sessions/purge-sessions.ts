import type { Db } from '#platform/server/database/database.ts';
import { addSeconds } from './authenticate.ts';
import { deleteExpired } from './queries-sessions.ts';
import { deviceSeconds } from './staff-cookies.ts';

/** Purges expired sessions, reset links and known browsers. */
export function purgeSessions(db: Db, now: Date) {
  return deleteExpired(db, now, addSeconds(now, -deviceSeconds));
}
