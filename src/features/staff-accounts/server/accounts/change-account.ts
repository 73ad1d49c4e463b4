import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { Role } from '../../limits.ts';
import { type Account, lockAccount, lockActiveAdmins, updateAccount } from '../queries.ts';
import { deletePasswordResets, deleteSessions } from '../sessions/queries-sessions.ts';

type Change = { status?: 'active' | 'deactivated' | undefined; role?: Role | undefined };

/**
 * Approves, deactivates or reactivates an account or changes its role, and ends all its sessions and open reset links.
 * @throws Problem 400 for an empty change or an approval without a role, 403 when the caller is no
 * longer an admin, 404 for an unknown id, 409 when no active admin would remain
 */
export async function changeAccount(
  db: Db,
  { id, by, now, ...change }: { id: string; by: Staff; now: Date } & Change,
): Promise<Account> {
  if (change.status === undefined && change.role === undefined)
    throw badField('status', 'say what to change: status, role or both.');
  return db.transaction(async (tx) => {
    // Locked first by every change: of two admins who demote each other, the second one fails.
    const admins = await lockActiveAdmins(tx);
    if (!admins.has(by.id)) throw new Problem(403, 'Only an admin may do this.');
    const account = await lockAccount(tx, id);
    if (!account) throw new Problem(404, 'There is no member of the team with this id.');
    const after = applyChange(account, change);
    if (after.status === account.status && after.role === account.role) return account;
    const staysAdmin = after.status === 'active' && after.role === 'admin';
    if (admins.has(id) && !staysAdmin && admins.size === 1)
      throw new Problem(409, 'This is the last active admin. Make someone else an admin first.');
    await deleteSessions(tx, id);
    await deletePasswordResets(tx, id);
    await publish(tx, channels.staffAccounts, id);
    await recordAuditLogEntry(tx, {
      at: now,
      by,
      kind: 'member',
      what: 'edited',
      subject: id,
      label: account.name,
      before: { status: account.status, role: account.role },
      after,
    });
    return (await updateAccount(tx, id, after)) ?? account;
  });
}

function applyChange({ status, role }: Account, change: Change) {
  if (status !== 'pending') return { status: change.status ?? status, role: change.role ?? role };
  if (change.status === undefined)
    throw badField('status', 'this account waits: approve it with a role, or deactivate it.');
  if (change.status === 'active' && change.role === undefined)
    throw badField('role', 'choose the role to approve this account with.');
  return { status: change.status, role: change.role ?? role };
}

function badField(field: string, message: string) {
  return new Problem(400, `${field}: ${message}`, { fields: [{ field, message }] });
}
