import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import {
  type Account,
  findAccountByEmail,
  lockAccount,
  lockEmails,
  updateAccount,
} from '../queries.ts';
import { assertConfirmed } from '../second-factor/confirm-session.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import {
  deletePasswordResets,
  deleteSessions,
  findSessionId,
} from '../sessions/queries-sessions.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { countEmailChange } from './email-limits.ts';
import {
  deleteEmailChange,
  deleteEmailChangeStops,
  deleteVerifications,
  findEmailChangeByToken,
  findEmailChangeStop,
  upsertEmailChange,
} from './queries-email-links.ts';
import {
  composeChangedMail,
  composeChangeMail,
  composeObjectionMail,
  composeTakenMail,
} from './verification-emails.ts';
import { emailLinkSeconds } from './verify-email.ts';

type Deps = Pick<StaffAccountDeps, 'db' | 'clock' | 'publicUrl' | 'sendsEmails'>;

/**
 * Begins a change of one's own email address, in the place of an earlier one: the new address gets a link that completes
 * it, the old one a link that stops it. The owner of a taken address is told, and the caller cannot tell the difference.
 * @throws Problem 400 for the own address, 409 where no emails are delivered, 428 without a recent confirmation, 429
 * after too many
 */
export async function requestEmailChange(
  { db, clock, publicUrl, sendsEmails }: Deps,
  { accountId, sessionHash, email }: { accountId: string; sessionHash: string; email: string },
) {
  if (!sendsEmails)
    throw new Problem(409, 'This needs email, and the site has no mail server yet.');
  const now = clock();
  await assertConfirmed(db, sessionHash, now);
  await countEmailChange(db, accountId, now);
  const [token, cancelToken] = [makeToken(), makeToken()];
  const [tokenHash, cancelTokenHash] = [hashToken(token), hashToken(cancelToken)];
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    await assertConfirmed(tx, sessionHash, now);
    const sessionId = await findSessionId(tx, sessionHash);
    if (!account || !sessionId) throw new Problem(401, 'Please sign in.');
    if (account.email === email) throw badEmail('This is your email address already.');
    const expiresAt = addSeconds(now, emailLinkSeconds);
    const change = { accountId, email, tokenHash, cancelTokenHash, sessionId, expiresAt };
    await upsertEmailChange(tx, change);
    const owner = await findAccountByEmail(tx, email);
    const objection = { publicUrl, token: cancelToken, tokenHash: cancelTokenHash };
    await queueMails(
      tx,
      [
        composeObjectionMail(account, email, objection),
        owner
          ? composeTakenMail(owner)
          : composeChangeMail(account, email, { publicUrl, token, tokenHash }),
      ],
      now,
    );
    await record(tx, account, { what: 'email-change-requested', now, after: { email } });
  });
}

/**
 * Completes a change by the link that the new address got. Ends all sessions but the one that asked for it, and
 * open links of the account.
 * @throws Problem 400 when the link was used, stopped or has expired, 409 when the address is another account's by now
 */
export async function completeEmailChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockEmails(tx);
    const { account, change } = await takeChange(tx, token, now);
    const { email } = change;
    if (await findAccountByEmail(tx, email))
      throw new Problem(
        409,
        'By now this address belongs to another account. Please ask an admin.',
      );
    await updateAccount(tx, account.id, { email, emailVerifiedAt: now });
    await deleteSessions(tx, account.id, { id: change.sessionId });
    await deletePasswordResets(tx, account.id);
    await deleteVerifications(tx, account.id);
    await deleteEmailChangeStops(tx, account.id);
    await publish(tx, channels.staffAccounts, account.id);
    await queueMails(tx, [composeChangedMail(account, email)], now);
    await record(tx, account, {
      what: 'email-changed',
      now,
      before: { email: account.email },
      after: { email },
    });
  });
}

/**
 * Stops the open change by any link that the old address got. Whoever asked for it knew the password or held a session: all
 * sessions of the account end.
 * @throws Problem 400 when the change was completed or stopped before, or has expired
 */
export async function cancelEmailChange({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const now = clock();
  await db.transaction(async (tx) => {
    const { account, change } = await stopChange(tx, token, now);
    await deleteSessions(tx, account.id);
    await publish(tx, channels.staffAccounts, account.id);
    await record(tx, account, {
      what: 'email-change-stopped',
      now,
      before: { email: change.email },
    });
  });
}

/** Withdraws one's own change. @throws Problem 404 when there is none */
export async function withdrawEmailChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
) {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const change = await deleteEmailChange(tx, accountId);
    if (!account || !change) throw new Problem(404, 'There is no change to withdraw.');
    const { email } = change;
    await record(tx, account, { what: 'email-change-withdrawn', now: clock(), before: { email } });
  });
}

const linkHasEnded = () => new Problem(400, 'This link has been used or stopped, or is too old.');

/** Consumes the change of a link. The account is locked first, as by everything else that changes it. */
async function takeChange(tx: Tx, token: string, now: Date) {
  const seen = await findEmailChangeByToken(tx, hashToken(token), now);
  const account = seen && (await lockAccount(tx, seen.accountId));
  const change = seen && (await deleteEmailChange(tx, seen.accountId, seen.tokenHash));
  if (account?.status !== 'active' || !change) throw linkHasEnded();
  return { account, change };
}

/** Consumes the open change of an account by any of the links that stop it, and all these. */
async function stopChange(tx: Tx, token: string, now: Date) {
  const tokenHash = hashToken(token);
  const accountId = await findEmailChangeStop(tx, tokenHash, now);
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  // Once more: another one may have been used since.
  const isOpen = account && (await findEmailChangeStop(tx, tokenHash, now));
  const change = isOpen ? await deleteEmailChange(tx, account.id) : undefined;
  if (account?.status !== 'active' || !change || change.expiresAt <= now) throw linkHasEnded();
  await deleteEmailChangeStops(tx, account.id);
  return { account, change };
}

type Recorded = {
  what:
    | 'email-change-requested'
    | 'email-changed'
    | 'email-change-stopped'
    | 'email-change-withdrawn';
  now: Date;
  before?: { email: string };
  after?: { email: string };
};

async function record(tx: Tx, account: Account, { now, ...change }: Recorded) {
  const { what } = change;
  if (what !== 'email-change-withdrawn')
    await recordSecurityEvent(tx, { at: now, kind: what, account });
  await recordAuditLogEntry(tx, {
    ...change,
    at: now,
    by: account,
    kind: 'member',
    subject: account.id,
    label: account.name,
  });
}

function badEmail(message: string) {
  return fieldProblem('email', message);
}
