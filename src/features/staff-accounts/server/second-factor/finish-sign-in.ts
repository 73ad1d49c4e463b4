import type { Db } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { FactorProof } from '../../second-factor/contract.ts';
import { type Account, lockAccount } from '../queries.ts';
import { methodOf, recordWrongProof } from '../record-wrong-proof.ts';
import {
  countPendingAttempt,
  deletePendingSignIn,
  findPendingAccount,
} from '../sessions/queries-sessions.ts';
import {
  assertActive,
  findKnownDevice,
  insertNewSession,
  type Visitor,
} from '../sessions/sign-in.ts';
import { maxAttempts } from './factor-limits.ts';
import { challengePasskey, checkFactor, noteRightProof } from './prove-factor.ts';
import { recordUsedRecoveryCode } from './record-factor-change.ts';

type Deps = { db: Db; publicUrl: string; now: Date };

/**
 * Ends a sign-in that waits for the second factor and creates the session.
 * @throws Problem 400 for a wrong proof, 401 when the sign-in has to start again, 429 after too many codes
 */
export async function finishSignIn(
  { db, publicUrl, now }: Deps,
  { pendingHash, proof, visitor }: { pendingHash: string; proof: FactorProof; visitor: Visitor },
): Promise<{ account: Account; sessionToken: string; deviceToken: string }> {
  const pending = await countPendingAttempt(db, pendingHash, { now, max: maxAttempts });
  if (!pending) throw startAgain();
  const { accountId } = pending;
  const prover = { db, publicUrl, accountId, holder: pendingHash, now };
  const use = await checkFactor(prover, proof, 'factor-refused');
  const isLast = pending.attempts === maxAttempts;
  if (!use) throw await refuseProof(db, { pendingHash, proof, isLast });
  const deviceToken = await findKnownDevice(db, visitor.deviceToken, accountId, now);
  const signedIn = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!(await use(tx))) return undefined;
    // Gone when the password, the role or the status has changed since.
    if (!account || !(await deletePendingSignIn(tx, pendingHash))) throw startAgain();
    assertActive(account, now);
    if (proof.recoveryCode !== undefined) await recordUsedRecoveryCode(tx, account, now);
    const tokens = await insertNewSession(tx, account, {
      visitor: { ...visitor, deviceToken },
      method: methodOf(proof),
      publicUrl,
      now,
    });
    return { account, ...tokens };
  });
  if (!signedIn) {
    await recordWrongProof(prover, proof, 'factor-refused');
    throw await refuseProof(db, { pendingHash, proof, isLast });
  }
  await noteRightProof(prover, proof);
  return signedIn;
}

/** Creates a challenge for a passkey as the second step. @throws Problem 401 when the sign-in has to start again */
export async function challengeSignIn({ db, publicUrl, now }: Deps, pendingHash: string) {
  const accountId = await findPendingAccount(db, pendingHash, now);
  if (accountId === undefined) throw startAgain();
  return challengePasskey({ db, publicUrl, accountId, holder: pendingHash, now });
}

export const startAgain = () =>
  new Problem(401, 'That took too long or too many tries. Please log in again.');

async function refuseProof(
  db: Db,
  { pendingHash, proof, isLast }: { pendingHash: string; proof: FactorProof; isLast: boolean },
): Promise<Problem> {
  if (isLast) {
    await deletePendingSignIn(db, pendingHash);
    return startAgain();
  }
  return wrongProof(proof);
}

/** A wrong proof, named by its field. */
export function wrongProof(proof: Pick<FactorProof, 'code' | 'recoveryCode'>): Problem {
  const [field, message] =
    proof.recoveryCode === undefined
      ? ['code', 'That code is wrong or has been used. Please wait for the next one.']
      : ['recoveryCode', 'That recovery code is wrong or has been used.'];
  return fieldProblem(field, message);
}
