import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited, tooManyUnsolicited } from '#platform/server/mail/unsolicited.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { type Account, lockAccount, updateAccount } from '../queries.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { unknownAccount } from '../unknown-account.ts';
import { countVerificationMail } from './email-limits.ts';
import {
  deleteVerifications,
  findVerification,
  insertVerification,
} from './queries-email-links.ts';
import { composeVerificationMail } from './verification-emails.ts';

type Deps = Pick<StaffAccountDeps, 'db' | 'clock' | 'publicUrl' | 'unsolicitedEmailsPerDay'>;

/** Lifetime of a link that verifies an address or changes it, in seconds. */
export const emailLinkSeconds = 86_400;

/**
 * Emails the link that verifies the address of a registration, in its transaction. Beyond the limit of emails that
 * strangers can cause, the email is stored as not sent: an admin can send it again.
 */
export async function mailRegistration(tx: Tx, deps: Deps, account: Account) {
  const { clock, unsolicitedEmailsPerDay: perDay } = deps;
  const [maySend] = await countUnsolicited(tx, [account.email], { perDay, now: clock() });
  await mailVerification(tx, deps, account, maySend ? undefined : tooManyUnsolicited);
}

async function mailVerification(
  tx: Tx,
  { clock, publicUrl }: Pick<Deps, 'clock' | 'publicUrl'>,
  account: Account,
  notSent?: string,
) {
  const now = clock();
  const token = makeToken();
  const tokenHash = hashToken(token);
  await insertVerification(tx, {
    tokenHash,
    accountId: account.id,
    expiresAt: addSeconds(now, emailLinkSeconds),
  });
  const mail = composeVerificationMail(account, { publicUrl, token, tokenHash });
  await queueMail(tx, notSent === undefined ? mail : { ...mail, notSent }, now);
}

/**
 * Emails the link again, at the request of an admin. Earlier links keep working.
 * @throws Problem 404 for an unknown id, 409 when the address is verified, 429 after too many emails
 */
export async function resendVerification(deps: Deps, id: string) {
  await countVerificationMail(deps.db, id, deps.clock());
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw unknownAccount();
    if (account.emailVerifiedAt) throw new Problem(409, 'This email address is verified already.');
    await mailVerification(tx, deps, account);
  });
}

/**
 * Verifies the address of an account by a link, together with all its other ones.
 * @throws Problem 400 when the link was used or has expired
 */
export async function verifyEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Account> {
  const now = clock();
  return db.transaction(async (tx) => {
    const accountId = await findVerification(tx, hashToken(token), now);
    const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
    // Another use of a link may have come first while this one waited for the lock.
    if (!account || (await deleteVerifications(tx, account.id)) === 0)
      throw new Problem(
        400,
        'This link has been used or is too old. Please ask an admin for a new one.',
      );
    await recordSecurityEvent(tx, { at: now, kind: 'email-verified', account });
    await recordAuditLogEntry(tx, {
      at: now,
      by: account,
      kind: 'member',
      what: 'email-verified',
      subject: account.id,
      label: account.name,
    });
    return (await updateAccount(tx, account.id, { emailVerifiedAt: now })) ?? account;
  });
}
