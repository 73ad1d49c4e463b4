import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { hashPassword, verifyPassword } from '../password-hash.ts';
import { findAccount, findAccountByEmail, lockAccount, updateAccount } from '../queries.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import {
  consumePasswordReset,
  deleteDevices,
  deletePasswordResets,
  deleteSessions,
  insertPasswordReset,
  upsertDevice,
} from '../sessions/queries-sessions.ts';
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
  if (account?.status !== 'active') return;
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
  });
}

/**
 * Sets a new password with a reset link. Ends all sessions of the account, and no browser remains a known one
 * except the one that used the link.
 * @returns the new device cookie of that browser
 * @throws Problem 400 when the link was used or has expired, or for a well-known password
 */
export async function resetPassword(
  db: Db,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<string> {
  const assertGood = await loadPasswordCheck();
  const passwordHash = await hashPassword(password);
  const deviceToken = makeToken();
  await db.transaction(async (tx) => {
    const accountId = await consumePasswordReset(tx, hashToken(token), now);
    const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
    if (account?.status !== 'active')
      throw new Problem(400, 'This link has been used or is too old. Please ask for a new one.');
    // The link stays good: the transaction is undone.
    assertGood(password, account, 'password');
    await updateAccount(tx, account.id, { passwordHash });
    await deleteSessions(tx, account.id);
    await deleteDevices(tx, account.id);
    await upsertDevice(tx, {
      tokenHash: hashToken(deviceToken),
      accountId: account.id,
      lastUsedAt: now,
    });
    await publish(tx, channels.staffAccounts, account.id);
  });
  return deviceToken;
}

/**
 * Changes one's own password, and ends all other sessions and open reset links of the account.
 * @throws Problem 400 when the current password is wrong, or for a well-known new one
 */
export async function changePassword(
  db: Db,
  change: { accountId: string; sessionHash: string; currentPassword: string; newPassword: string },
) {
  const seen = await findAccount(db, change.accountId);
  if (!(await verifyPassword(change.currentPassword, seen?.passwordHash))) throw wrongPassword();
  if (seen) (await loadPasswordCheck())(change.newPassword, seen, 'newPassword');
  const passwordHash = await hashPassword(change.newPassword);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, change.accountId);
    if (account?.passwordHash !== seen?.passwordHash) throw wrongPassword();
    await updateAccount(tx, change.accountId, { passwordHash });
    await deleteSessions(tx, change.accountId, change.sessionHash);
    await deletePasswordResets(tx, change.accountId);
    await publish(tx, channels.staffAccounts, change.accountId);
  });
}

function wrongPassword() {
  const message = 'That is not your current password.';
  return new Problem(400, message, { fields: [{ field: 'currentPassword', message }] });
}
