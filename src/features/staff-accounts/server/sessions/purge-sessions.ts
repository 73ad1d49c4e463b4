import type { Db } from '#platform/server/database/database.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { findAccount } from '../queries.ts';
import { addSeconds } from './authenticate.ts';
import { deleteExpired, deleteExpiredSessions } from './queries-sessions.ts';
import { deviceSeconds } from './staff-cookies.ts';

/** Purges expired sessions, links and known browsers. */
export async function purgeSessions(db: Db, now: Date) {
  await db.transaction(async (tx) => {
    for (const { accountId, expiresAt } of await deleteExpiredSessions(tx, now))
      await recordSecurityEvent(tx, {
        at: expiresAt,
        kind: 'session-ended',
        account: await findAccount(tx, accountId),
        details: { reason: 'expired' },
      });
  });
  await deleteExpired(db, now, addSeconds(now, -deviceSeconds));
}
