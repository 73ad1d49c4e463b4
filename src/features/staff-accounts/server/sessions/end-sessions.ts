import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { lockAsAdmin } from '../lock-as-admin.ts';
import { lockAccount } from '../queries.ts';
import { unknownAccount } from '../unknown-account.ts';
import { deleteSession, deleteSessions } from './queries-sessions.ts';

/**
 * Ends one session of somebody's account, or all of them, with what is open on them.
 * @param end.sessionId undefined for all
 * @throws Problem 403 when the caller is no longer an admin, 404 for an unknown account or session
 */
export async function endSessionsOf(
  db: Db,
  end: { accountId: string; sessionId?: string; by: Staff; now: Date },
) {
  const { accountId, sessionId, by, now } = end;
  await db.transaction(async (tx) => {
    await lockAsAdmin(tx, by);
    const account = await lockAccount(tx, accountId);
    if (!account) throw unknownAccount();
    const sessions =
      sessionId === undefined
        ? await deleteSessions(tx, accountId)
        : Number(await deleteSession(tx, accountId, sessionId));
    if (sessionId !== undefined && sessions === 0)
      throw new Problem(404, 'This account has no session with this id.');
    await publish(tx, channels.staffAccounts, accountId);
    await recordSecurityEvent(tx, {
      at: now,
      kind: 'sessions-ended',
      account,
      by,
      details: { sessions },
    });
    await recordAuditLogEntry(tx, {
      at: now,
      by,
      kind: 'member',
      what: sessionId === undefined ? 'sessions-ended' : 'session-ended',
      subject: accountId,
      label: account.name,
    });
  });
}
