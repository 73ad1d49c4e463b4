import { randomUUID } from 'node:crypto';
import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import type { Invitation } from '../../account-change.ts';
import { roleNames } from '../../limits.ts';
import { lockAsAdmin } from '../lock-as-admin.ts';
import { hashPassword } from '../password-hash.ts';
import { invitationKind } from '../passwords/reset-email.ts';
import { type Account, insertAccount, lockAccount, lockEmails } from '../queries.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import { deletePasswordResets, insertPasswordReset } from '../sessions/queries-sessions.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { unknownAccount } from '../unknown-account.ts';

type Deps = Pick<StaffAccountDeps, 'db' | 'clock' | 'publicUrl'>;

/** Lifetime of an invitation's link, in seconds. */
export const invitationSeconds = 7 * 86_400;

/**
 * Opens an account for somebody and emails them a link to choose its password, with which it becomes active.
 * @throws Problem 403 when the caller is no longer an admin, 409 when the email has an account
 */
export async function inviteAccount(
  { db, clock, publicUrl }: Deps,
  { by, ...invited }: Invitation & { by: Staff },
): Promise<Account> {
  const now = clock();
  const account: Account = {
    ...invited,
    id: randomUUID(),
    status: 'invited',
    // Nobody knows it: the link sets another one.
    passwordHash: await hashPassword(makeToken()),
    emailVerifiedAt: null,
    createdAt: now,
  };
  await db.transaction(async (tx) => {
    await lockAsAdmin(tx, by);
    await lockEmails(tx);
    if (!(await insertAccount(tx, account)))
      throw fieldProblem('email', 'has an account already.', 409);
    const { id, name, role, status } = account;
    await recordSecurityEvent(tx, {
      at: now,
      kind: 'account-registered',
      account,
      details: { role },
    });
    await recordAuditLogEntry(tx, {
      at: now,
      by,
      kind: 'member',
      what: 'added',
      subject: id,
      label: name,
      after: { role, status },
    });
    await mailInvitation(tx, account, { publicUrl, now, by });
  });
  return account;
}

/**
 * Sends the invitation again; the links sent before work no more.
 * @throws Problem 403 when the caller is no longer an admin, 404 for an unknown id, 409 where it was accepted
 */
export async function inviteAgain(
  { db, clock, publicUrl }: Deps,
  { id, by }: { id: string; by: Staff },
) {
  await db.transaction(async (tx) => {
    await lockAsAdmin(tx, by);
    const account = await lockAccount(tx, id);
    if (!account) throw unknownAccount();
    if (account.status !== 'invited')
      throw new Problem(409, `${account.name} is not waiting for an invitation.`);
    await deletePasswordResets(tx, id);
    await mailInvitation(tx, account, { publicUrl, now: clock(), by });
  });
}

async function mailInvitation(
  tx: Tx,
  account: Account,
  { publicUrl, now, by }: { publicUrl: string; now: Date; by: Staff },
) {
  const token = makeToken();
  const tokenHash = hashToken(token);
  await insertPasswordReset(tx, {
    tokenHash,
    accountId: account.id,
    expiresAt: addSeconds(now, invitationSeconds),
  });
  const link = `${publicUrl}/team-chat/reset#token=${token}`;
  await queueMail(tx, composeInvitation(account, { tokenHash, link, by: by.name }), now);
}

/** The email with the first link of an account. */
export function composeInvitation(
  { id, name, email, role }: Pick<Account, 'id' | 'name' | 'email' | 'role'>,
  { tokenHash, link, by }: { tokenHash: string; link: string; by: string },
): NewMail {
  return {
    key: `${invitationKind}${tokenHash}`,
    about: id,
    isUrgent: true,
    to: email,
    subject: `${by} has invited you to ${firm().name}`,
    content: {
      heading: greetByName(name, 'welcome to the team'),
      parts: [
        {
          say: `${by} has opened a ${firm().name} staff account for you, with the role ${roleNames[role]}. Choose a password and you’re in. The link works once, within a week.`,
        },
        { link: 'Choose my password', to: link },
        {
          say: 'If you weren’t expecting this, please leave the link alone: without it, nothing happens.',
        },
      ],
    },
  };
}
