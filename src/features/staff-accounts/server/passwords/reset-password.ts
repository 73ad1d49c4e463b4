import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { recordSecurityFailure } from '#platform/server/security-log/record-security-failure.ts';
import { mailAccountOwner } from '../account-email.ts';
import { hashPassword, verifyPassword } from '../password-hash.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  lockAccount,
  lockActiveAdmins,
  updateAccount,
} from '../queries.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import {
  consumePasswordReset,
  deleteDevices,
  deletePasswordResets,
  deleteSessions,
  insertPasswordReset,
  upsertDevice,
} from '../sessions/queries-sessions.ts';
import { findFreeName } from '../unique-names.ts';
import { loadPasswordCheck } from './password-check.ts';
import { composeResetMail } from './reset-email.ts';

/** Lifetime of a reset link, in seconds. */
export const resetSeconds = 3_600;

/**
 * Mails a reset link if there is an active account with this email. The caller cannot tell whether
 * there is.
 */
export async function mailResetLink(
  db: Db,
  email: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
) {
  const account = await findAccountByEmail(db, email);
  if (account?.status !== 'active') {
    const reason = account ? 'inactive-account' : 'unknown-email';
    const details = { reason } as const;
    recordSecurityFailure({ at: now, kind: 'reset-request-refused', account, details });
    return;
  }
  const token = makeToken();
  const tokenHash = hashToken(token);
  const link = `${publicUrl}/team-chat/reset#token=${token}`;
  await db.transaction(async (tx) => {
    await insertPasswordReset(tx, {
      tokenHash,
      accountId: account.id,
      expiresAt: addSeconds(now, resetSeconds),
    });
    const to = { accountId: account.id, name: account.name, to: email };
    await queueMail(tx, composeResetMail({ ...to, tokenHash, link }), now);
    await recordSecurityEvent(tx, { at: now, kind: 'reset-requested', account });
  });
}

/**
 * Sets a new password with a reset link; with that of an invitation the account becomes active. Ends all sessions of the account, and no browser remains a known one
 * except the one that used the link.
 * @returns the new device cookie of that browser
 * @throws Problem 400 when the link was used or has expired, or for a well-known password
 */
export async function resetPassword(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<string> {
  const assertGood = await loadPasswordCheck();
  const passwordHash = await hashPassword(password);
  const deviceToken = makeToken();
  await db.transaction(async (tx) => {
    const accountId = await consumePasswordReset(tx, hashToken(token), now);
    const seen = accountId === undefined ? undefined : await findAccount(tx, accountId);
    // Locked first, as by every change.
    if (seen?.status === 'invited') await lockActiveAdmins(tx);
    const account = seen && (await lockAccount(tx, seen.id));
    const isInvited = account?.status === 'invited';
    if (!account || !(isInvited || account.status === 'active')) {
      const details = { reason: 'invalid-link' } as const;
      recordSecurityFailure({ at: now, kind: 'reset-refused', account, details });
      throw new Problem(400, 'This link has been used or is too old. Please ask for a new one.');
    }
    // The link stays good: the transaction is undone.
    assertGood(password, account, 'password');
    await updateAccount(tx, account.id, { passwordHash });
    if (isInvited) await acceptInvitation(tx, account, now);
    await deleteSessions(tx, account.id);
    await deleteDevices(tx, account.id);
    await upsertDevice(tx, {
      tokenHash: hashToken(deviceToken),
      accountId: account.id,
      lastUsedAt: now,
    });
    await publish(tx, channels.staffAccounts, account.id);
    await recordSecurityEvent(tx, { at: now, kind: 'password-reset', account });
    if (isInvited) return;
    await mailAccountOwner(tx, account, newPassword('by a link that we emailed to you'), {
      publicUrl,
      now,
    });
  });
  return deviceToken;
}

async function acceptInvitation(tx: Tx, account: Account, now: Date) {
  const name = await findFreeName(tx, account);
  // The link came to this address.
  await updateAccount(tx, account.id, { status: 'active', name, emailVerifiedAt: now });
  const details = { from: account.status, to: 'active' } as const;
  await recordSecurityEvent(tx, { at: now, kind: 'status-changed', account, details });
}

/**
 * Changes one's own password, and ends all other sessions and open reset links of the account.
 * @throws Problem 400 when the current password is wrong, or for a well-known new one
 */
export async function changePassword(
  { db, publicUrl }: { db: Db; publicUrl: string },
  change: { accountId: string; sessionHash: string; currentPassword: string; newPassword: string },
  now: Date,
) {
  const seen = await findAccount(db, change.accountId);
  if (!(await verifyPassword(change.currentPassword, seen?.passwordHash))) {
    const details = { reason: 'wrong-password' } as const;
    recordSecurityFailure({ at: now, kind: 'password-change-refused', account: seen, details });
    throw wrongPassword();
  }
  if (seen) (await loadPasswordCheck())(change.newPassword, seen, 'newPassword');
  const passwordHash = await hashPassword(change.newPassword);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, change.accountId);
    if (!account || account.passwordHash !== seen?.passwordHash) throw wrongPassword();
    await updateAccount(tx, change.accountId, { passwordHash });
    await deleteSessions(tx, change.accountId, { tokenHash: change.sessionHash });
    await deletePasswordResets(tx, change.accountId);
    await publish(tx, channels.staffAccounts, change.accountId);
    await recordSecurityEvent(tx, { at: now, kind: 'password-changed', account });
    await mailAccountOwner(tx, account, newPassword('on your account page'), { publicUrl, now });
  });
}

const newPassword = (where: string) => ({
  kind: 'password-changed',
  subject: 'Your password has changed',
  change: `Your password was changed ${where}.`,
  advice:
    'If it was you, there’s nothing you need to do. If not, choose a new password now by “Forgotten your password?” on the sign-in page and tell an admin.',
});

function wrongPassword() {
  const message = 'That is not your current password.';
  return new Problem(400, message, { fields: [{ field: 'currentPassword', message }] });
}
