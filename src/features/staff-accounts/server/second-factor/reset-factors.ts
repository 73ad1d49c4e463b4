import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { lockAsAdmin } from '../lock-as-admin.ts';
import { type Account, findAccountByEmail, lockAccount } from '../queries.ts';
import { deleteFactors, deleteRecoveryCodes, findFactors } from '../queries-factors.ts';
import { assertConfirmed } from './confirm-session.ts';
import { recordFactorChange } from './record-factor-change.ts';

/**
 * Removes all factors of somebody else's account, such as after a lost phone.
 * @throws Problem 403 when the caller is no longer an admin, 404 for an unknown id, 409 for the own account or one
 * without factors, 428 without a recent confirmation
 */
export async function resetFactors(
  db: Db,
  { id, by, sessionHash, now }: { id: string; by: Staff; sessionHash: string; now: Date },
) {
  await db.transaction(async (tx) => {
    await assertConfirmed(tx, sessionHash, now);
    await lockAsAdmin(tx, by);
    if (id === by.id)
      throw new Problem(409, 'Change your own two-step sign-in on your account page.');
    const account = await lockAccount(tx, id);
    if (!account) throw new Problem(404, 'There is no member of the team with this id.');
    await deleteAll(tx, account, { by, now, mail: `${by.name} has reset it.` });
  });
}

/**
 * Removes all factors of an account at the command of the operator, who may have locked out the only admin.
 * @throws Problem 404 for an unknown email, 409 for an account without factors
 */
export async function resetFactorsByEmail(db: Db, email: string, now: Date): Promise<Account> {
  const seen = await findAccountByEmail(db, email.trim().toLowerCase());
  return db.transaction(async (tx) => {
    const account = seen && (await lockAccount(tx, seen.id));
    if (!account) throw new Problem(404, 'There is no staff account with this email.');
    const by = { id: 'operator', name: 'The operator of the server' };
    await deleteAll(tx, account, { by, now, mail: `${by.name} has reset it.` });
    return account;
  });
}

async function deleteAll(
  tx: Tx,
  account: Account,
  change: { by: { id: string; name: string }; now: Date; mail: string },
) {
  if ((await findFactors(tx, account.id)).length === 0)
    throw new Problem(409, 'This account has no two-step sign-in.');
  await deleteFactors(tx, account.id);
  await deleteRecoveryCodes(tx, account.id);
  await recordFactorChange(tx, account, {
    ...change,
    what: 'factors-reset',
    mail: `${change.mail} Your passkeys, apps and recovery codes no longer work: sign in with your password and set it up again.`,
  });
}
