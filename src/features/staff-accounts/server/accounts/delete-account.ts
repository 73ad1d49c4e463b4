import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { lockAsAdmin } from '../lock-as-admin.ts';
import { deleteAccount as deleteRow, lockAccount } from '../queries.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { unknownAccount } from '../unknown-account.ts';

/**
 * Deletes an account with its sessions, factors and links. An active one has to be deactivated first, so the last admin
 * stays. The history keeps its name.
 * @throws Problem 403 when the caller is no longer an admin, 404 for an unknown id, 409 for an active account
 */
export async function deleteAccount(
  { db, clock, onAccountClosed }: Pick<StaffAccountDeps, 'db' | 'clock' | 'onAccountClosed'>,
  { id, by }: { id: string; by: Staff },
) {
  await db.transaction(async (tx) => {
    // Locked first, as by every change: of an approval and a deletion at once, the second one fails.
    await lockAsAdmin(tx, by);
    const account = await lockAccount(tx, id);
    if (!account) throw unknownAccount();
    const { name, role, status } = account;
    if (status === 'active')
      throw new Problem(409, `${name} is active. Deactivate the account first.`);
    const now = clock();
    await onAccountClosed(tx, { accountId: id, by, now });
    await deleteRow(tx, id);
    await publish(tx, channels.staffAccounts, id);
    await recordSecurityEvent(tx, { at: now, kind: 'account-deleted', account, by });
    await recordAuditLogEntry(tx, {
      at: now,
      by,
      kind: 'member',
      what: 'deleted',
      subject: id,
      label: name,
      before: { role, status },
    });
  });
}
