import { channels } from '#features/business/server/channels.ts';
import type { Role } from '#platform/roles.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import type { AccountChange } from '../../account-change.ts';
import { roleNames } from '../../limits.ts';
import { mailAccountOwner } from '../account-email.ts';
import { lockAsAdmin } from '../lock-as-admin.ts';
import { type Account, lockAccount, updateAccount } from '../queries.ts';
import { deletePasswordResets, deleteSessions } from '../sessions/queries-sessions.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { assertNameFree, findFreeName } from '../unique-names.ts';
import { unknownAccount } from '../unknown-account.ts';

type Deps = Pick<
  StaffAccountDeps,
  'db' | 'clock' | 'publicUrl' | 'requiresVerifiedEmail' | 'onAccountClosed'
>;
type State = Pick<Account, 'name' | 'role' | 'status'>;

/**
 * Approves, deactivates, reactivates or renames an account or changes its role. A changed role or status ends all its
 * sessions and open reset links. An account that becomes active gets a number after its name where another one has it.
 * @throws Problem 400 for an empty change or an approval without a role, 403 when the caller is no
 * longer an admin, 404 for an unknown id, 409 when no active admin would remain, for a taken name, and for an approval
 * without the verified email address that the site asks for
 */
export async function changeAccount(
  deps: Deps,
  { id, by, ...change }: { id: string; by: Staff } & AccountChange,
): Promise<Account> {
  if (Object.values(change).every((value) => value === undefined))
    throw badField('status', 'say what to change: status, role, name or several.');
  return deps.db.transaction(async (tx) => {
    // Locked first by every change.
    const admins = await lockAsAdmin(tx, by);
    const account = await lockAccount(tx, id);
    if (!account) throw unknownAccount();
    const after = applyChange(account, change);
    const isOpened = after.status === 'active' && account.status !== 'active';
    if (isOpened && deps.requiresVerifiedEmail) assertVerified(account);
    if (isOpened && change.name === undefined)
      after.name = await findFreeName(tx, { id, name: account.name });
    if (after.status === 'active') await assertNameFree(tx, { id, name: after.name });
    const staysAdmin = after.status === 'active' && after.role === 'admin';
    if (admins.has(id) && !staysAdmin && admins.size === 1)
      throw new Problem(409, 'This is the last active admin. Make someone else an admin first.');
    return storeChange(tx, deps, { account, after, by });
  });
}

async function storeChange(
  tx: Tx,
  { clock, publicUrl, onAccountClosed }: Deps,
  { account, after, by }: { account: Account; after: State; by: Staff },
): Promise<Account> {
  const { id } = account;
  const now = clock();
  if (after.status !== account.status || after.role !== account.role) {
    await deleteSessions(tx, id);
    await deletePasswordResets(tx, id);
    await publish(tx, channels.staffAccounts, id);
  }
  if (after.status === 'deactivated' && account.status !== 'deactivated')
    await onAccountClosed(tx, { accountId: id, by, now });
  const { name, role, status } = account;
  const event = { at: now, account, by };
  if (after.role !== role) {
    const details = { from: role, to: after.role };
    await recordSecurityEvent(tx, { ...event, kind: 'role-changed', details });
    if (status !== 'pending')
      await mailAccountOwner(tx, account, newRole(role, after.role), { publicUrl, now });
  }
  if (after.status !== status)
    await recordSecurityEvent(tx, {
      ...event,
      kind: 'status-changed',
      details: { from: status, to: after.status },
    });
  if (after.name !== name) await recordSecurityEvent(tx, { ...event, kind: 'name-changed' });
  await recordAuditLogEntry(tx, {
    at: now,
    by,
    kind: 'member',
    what: 'edited',
    subject: id,
    label: name,
    before: { name, role, status },
    after,
  });
  return (await updateAccount(tx, id, after)) ?? account;
}

const newRole = (from: Role, to: Role) => ({
  kind: 'role-changed',
  subject: 'Your role has changed',
  change: `An admin has changed your role from ${roleNames[from]} to ${roleNames[to]}, so you have been signed out everywhere.`,
  advice: 'Sign in again to go on. If you weren’t expecting this, ask an admin.',
});

function assertVerified({ name, emailVerifiedAt }: Account) {
  if (emailVerifiedAt) return;
  throw new Problem(
    409,
    `${name} hasn’t verified the email address yet. Send the link again, or wait until they have opened it.`,
  );
}

function applyChange({ name, status, role }: Account, change: AccountChange): State {
  const onlyRenames = change.status === undefined && change.role === undefined;
  if (status === 'invited' && change.status !== undefined)
    throw badField('status', 'this account is invited: it opens with the link, or is deleted.');
  if (status === 'pending' && !onlyRenames) {
    if (change.status === undefined)
      throw badField('status', 'this account waits: approve it with a role, or deactivate it.');
    if (change.status === 'active' && change.role === undefined)
      throw badField('role', 'choose the role to approve this account with.');
  }
  return {
    name: change.name ?? name,
    status: change.status ?? status,
    role: change.role ?? role,
  };
}

function badField(field: string, message: string) {
  return fieldProblem(field, message);
}
