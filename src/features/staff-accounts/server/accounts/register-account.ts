import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Registration } from '../../contract.ts';
import { hashPassword } from '../password-hash.ts';
import { loadPasswordCheck } from '../passwords/password-check.ts';
import { type Account, consumeSetUpCode, hasActiveAdmin, insertAccount } from '../queries.ts';

/**
 * Creates an account: the first one, with the setup code, is an active admin; every later one is pending
 * until an admin approves it. The code is consumed in the same transaction.
 * @throws Problem 400 for a well-known password; 403 when a setup code is required and missing, wrong or used; 409 when the email is taken
 */
export async function registerAccount(
  db: Db,
  { name, email, password, role, setupCode }: Registration,
  now: Date,
): Promise<Account> {
  const assertGood = await loadPasswordCheck();
  assertGood(password, { name, email }, 'password');
  const account: Account = {
    id: randomUUID(),
    name,
    email,
    passwordHash: await hashPassword(password),
    createdAt: now,
    ...(setupCode ? { role: 'admin', status: 'active' } : { role, status: 'pending' }),
  };
  await db.transaction(async (tx) => {
    if (setupCode) await consumeCode(tx, setupCode);
    else if (!(await hasActiveAdmin(tx)))
      throw new Problem(403, 'The first account needs the set-up link that the server prints.');
    if (!(await insertAccount(tx, account))) throw new Problem(409, 'Email may already be in use');
  });
  return account;
}

async function consumeCode(tx: Tx, code: string) {
  if (await consumeSetUpCode(tx, code)) return;
  throw new Problem(
    403,
    (await hasActiveAdmin(tx))
      ? 'The set-up code has been used. Please register without it.'
      : 'That is not the set-up code. Please use the link that the server printed last.',
  );
}
