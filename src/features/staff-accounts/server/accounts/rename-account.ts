import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { type Account, lockAccount, lockActiveAdmins, updateAccount } from '../queries.ts';
import { assertNameFree } from '../unique-names.ts';

/** Changes one's own name. @throws Problem 409 when another active account has it */
export async function renameOwnAccount(
  db: Db,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<Account> {
  return db.transaction(async (tx) => {
    await lockActiveAdmins(tx);
    const account = await lockAccount(tx, accountId);
    if (account?.status !== 'active') throw new Problem(401, 'Please sign in.');
    await assertNameFree(tx, { id: accountId, name });
    await recordAuditLogEntry(tx, {
      at: now,
      by: account,
      kind: 'member',
      what: 'edited',
      subject: accountId,
      label: account.name,
      before: { name: account.name },
      after: { name },
    });
    if (name !== account.name)
      await recordSecurityEvent(tx, { at: now, kind: 'name-changed', account });
    await publish(tx, channels.staffAccounts, accountId);
    return (await updateAccount(tx, accountId, { name })) ?? account;
  });
}
