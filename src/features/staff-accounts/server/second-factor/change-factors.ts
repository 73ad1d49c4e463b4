import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { type FactorRule, factorKindNames, needsFactor } from '../../second-factor/factor-kinds.ts';
import { type Account, lockAccount } from '../queries.ts';
import {
  deleteFactor,
  deleteRecoveryCodes,
  type Factor,
  findFactors,
  replaceRecoveryCodes,
  renameFactor as updateName,
} from '../queries-factors.ts';
import { assertConfirmed, type ConfirmedChange } from './confirm-session.ts';
import { describeFactor, recordFactorChange } from './record-factor-change.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Renames one's own factor. @throws Problem 404 */
export async function renameFactor(
  { db, accountId, now }: Omit<ConfirmedChange, 'sessionHash'>,
  { id, name }: { id: string; name: string },
) {
  await db.transaction(async (tx) => {
    const { account, factor } = await lockFactor(tx, accountId, id);
    await updateName(tx, id, name);
    await recordAuditLogEntry(tx, {
      at: now,
      by: account,
      kind: 'member',
      what: 'factor-renamed',
      subject: accountId,
      label: account.name,
      before: { factor: describeFactor(factor) },
      after: { factor: describeFactor({ ...factor, name }) },
    });
  });
}

/**
 * Removes one's own factor, and the recovery codes with the last one.
 * @throws Problem 404, 409 for the last factor of an account that needs one, 428 without a recent confirmation
 */
export async function removeFactor(
  { db, accountId, sessionHash, now }: ConfirmedChange,
  { id, rule }: { id: string; rule: FactorRule },
) {
  await db.transaction(async (tx) => {
    await assertConfirmed(tx, sessionHash, now);
    const { account, factor, factors } = await lockFactor(tx, accountId, id);
    const isLast = factors.length === 1;
    if (isLast && needsFactor(rule, account.role))
      throw new Problem(409, 'Your account needs two-step sign-in. Add another way first.');
    await deleteFactor(tx, id);
    if (isLast) await deleteRecoveryCodes(tx, accountId);
    const removed = `${factorKindNames[factor.kind]} “${factor.name}” was removed.`;
    await recordFactorChange(tx, account, {
      what: 'factor-removed',
      by: account,
      now,
      factor,
      sessionHash,
      mail: isLast ? `${removed} Your account now needs only a password.` : removed,
    });
  });
}

/**
 * Replaces one's own recovery codes.
 * @throws Problem 409 without a factor, 428 without a recent confirmation
 */
export async function renewRecoveryCodes({ db, accountId, sessionHash, now }: ConfirmedChange) {
  await assertConfirmed(db, sessionHash, now);
  const { codes, stored } = await makeRecoveryCodes();
  await db.transaction(async (tx) => {
    await assertConfirmed(tx, sessionHash, now);
    const account = await lockAccount(tx, accountId);
    if (!account || (await findFactors(tx, accountId)).length === 0)
      throw new Problem(409, 'Set up two-step sign-in first.');
    await replaceRecoveryCodes(tx, accountId, stored);
    await recordFactorChange(tx, account, {
      what: 'recovery-codes-renewed',
      by: account,
      now,
      sessionHash,
      mail: 'New recovery codes were made. The old ones no longer work.',
    });
  });
  return codes;
}

async function lockFactor(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ account: Account; factor: Factor; factors: Factor[] }> {
  const account = await lockAccount(tx, accountId);
  const factors = await findFactors(tx, accountId);
  const factor = factors.find((one) => one.id === id);
  if (!account || !factor) throw new Problem(404, 'You have no passkey or app with this id.');
  return { account, factor, factors };
}
