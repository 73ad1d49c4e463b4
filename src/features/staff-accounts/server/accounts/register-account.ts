import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { recordSecurityFailure } from '#platform/server/security-log/record-security-failure.ts';
import type { Registration } from '../../contract.ts';
import { mailRegistration } from '../email/verify-email.ts';
import { hashPassword } from '../password-hash.ts';
import { loadPasswordCheck } from '../passwords/password-check.ts';
import {
  type Account,
  consumeSetUpCode,
  hasActiveAdmin,
  hasSetUpCodeExpired,
  insertAccount,
  lockEmails,
} from '../queries.ts';
import type { StaffAccountDeps } from '../staff-account-deps.ts';
import { findFreeName } from '../unique-names.ts';

type Deps = Pick<StaffAccountDeps, 'db' | 'clock' | 'publicUrl' | 'unsolicitedEmailsPerDay'>;

/**
 * Creates an account: the first one, with the setup code, is an active admin; every later one is pending
 * until an admin approves it, and its address gets a link that verifies it. The code is consumed in the same transaction.
 * @throws Problem 400 for a well-known password; 403 when a setup code is required and missing, wrong or used; 409 when the email is taken
 */
export async function registerAccount(
  deps: Deps,
  { name, email, password, role, setupCode }: Registration,
): Promise<Account> {
  const assertGood = await loadPasswordCheck();
  assertGood(password, { name, email }, 'password');
  const now = deps.clock();
  const account: Account = {
    id: randomUUID(),
    name,
    email,
    passwordHash: await hashPassword(password),
    createdAt: now,
    // The setup code says who the first one is.
    ...(setupCode
      ? { role: 'admin', status: 'active', emailVerifiedAt: now }
      : { role, status: 'pending', emailVerifiedAt: null }),
  };
  await deps.db.transaction(async (tx) => {
    if (setupCode) {
      await consumeCode(tx, setupCode, now);
      account.name = await findFreeName(tx, account);
    } else if (!(await hasActiveAdmin(tx))) {
      const details = { reason: 'set-up-code-missing' } as const;
      recordSecurityFailure({ at: now, kind: 'registration-refused', details });
      throw new Problem(403, 'The first account needs the set-up link that the server prints.');
    }
    await lockEmails(tx);
    if (!(await insertAccount(tx, account))) throw new Problem(409, 'Email may already be in use');
    await recordSecurityEvent(
      tx,
      setupCode
        ? { at: now, kind: 'first-account-made', account }
        : { at: now, kind: 'account-registered', account, details: { role } },
    );
    if (account.status === 'pending') await mailRegistration(tx, deps, account);
  });
  return account;
}

async function consumeCode(tx: Tx, code: string, now: Date) {
  if (await consumeSetUpCode(tx, code, now)) return;
  const details = { reason: 'wrong-set-up-code' } as const;
  recordSecurityFailure({ at: now, kind: 'registration-refused', details });
  throw new Problem(403, await describeRefusedCode(tx, code, now));
}

async function describeRefusedCode(tx: Tx, code: string, now: Date): Promise<string> {
  if (await hasActiveAdmin(tx)) return 'The set-up code has been used. Please register without it.';
  return (await hasSetUpCodeExpired(tx, code, now))
    ? 'The set-up link has run out after a day. Restart the site, and use the link that it prints.'
    : 'That is not the set-up code. Please use the link that the server printed last.';
}
