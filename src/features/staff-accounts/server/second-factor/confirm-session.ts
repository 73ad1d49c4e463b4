import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import { confirmFirst } from '#platform/server/http/security/access.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import {
  recordIfLimited,
  recordSecurityFailure,
} from '#platform/server/security-log/record-security-failure.ts';
import type { Confirmation, FactorProof } from '../../second-factor/contract.ts';
import { verifyPassword } from '../password-hash.ts';
import { findAccount, lockAccount } from '../queries.ts';
import { findFactors } from '../queries-factors.ts';
import { methodOf, recordWrongProof } from '../record-wrong-proof.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import { isConfirmedSince, renewSession } from '../sessions/queries-sessions.ts';
import { confirmedSeconds } from '../sessions/session-lifetime.ts';
import { countPasswordChange } from '../sessions/sign-in-limits.ts';
import { wrongProof } from './finish-sign-in.ts';
import { checkFactor, noteRightProof, type Prover, type UseProof } from './prove-factor.ts';
import { recordUsedRecoveryCode } from './record-factor-change.ts';

/**
 * Confirms that the person of a session is its owner, by what a sign-in takes: a passkey, or the password
 * and a second factor where the account has one.
 * @returns the new token of the session: the old one ends, wherever it is
 * @throws Problem 400 for a wrong or missing proof, 429 after too many
 */
export async function confirmSession(prover: Prover, proof: Confirmation): Promise<string> {
  const { db, holder, accountId, now } = prover;
  const { password, ...factor } = proof;
  const isRightPassword =
    password === undefined ? undefined : await checkPassword(prover, password);
  if (password !== undefined && !isRightPassword) throw wrongPassword();
  const needsFactor = password === undefined || (await findFactors(db, accountId)).length > 0;
  if (needsFactor) assertNamesFactor(factor);
  const isRightFactor = needsFactor
    ? await checkFactor(prover, factor, 'identity-refused')
    : undefined;
  if (needsFactor && !isRightFactor) throw wrongProof(factor);
  const token = makeToken();
  const isUsed = await db.transaction(async (tx) => {
    if (isRightPassword && !(await isRightPassword(tx))) return false;
    if (isRightFactor && !(await isRightFactor(tx))) return false;
    const change = { tokenHash: hashToken(token), confirmedAt: now };
    if (!(await renewSession(tx, holder, change))) throw new Problem(401, 'Please sign in.');
    // Its sockets connect again with the new token.
    await publish(tx, channels.staffAccounts, accountId);
    const account = await findAccount(tx, accountId);
    if (account && isRightFactor && factor.recoveryCode !== undefined)
      await recordUsedRecoveryCode(tx, account, now);
    const details = { method: methodOf(needsFactor ? factor : proof) };
    await recordSecurityEvent(tx, { at: now, kind: 'identity-confirmed', account, details });
    return true;
  });
  if (!isUsed) {
    await recordWrongProof(prover, proof, 'identity-refused');
    throw needsFactor ? wrongProof(factor) : wrongPassword();
  }
  if (needsFactor) await noteRightProof(prover, factor);
  return token;
}

/** @throws Problem 400 for a password alone, of an account that has second factors */
function assertNamesFactor({ code, recoveryCode, passkey }: FactorProof) {
  if (code !== undefined || recoveryCode !== undefined || passkey) return;
  throw fieldProblem('code', 'Please enter a code too: your account has two-step sign-in.');
}

async function checkPassword(prover: Prover, password: string): Promise<UseProof | undefined> {
  const { db, accountId, now } = prover;
  const seen = await findAccount(db, accountId);
  const refused = { at: now, kind: 'identity-refused', account: seen } as const;
  await recordIfLimited(countPasswordChange(db, accountId, now), {
    ...refused,
    details: { method: 'password', reason: 'too-many-attempts' },
  });
  if (!(await verifyPassword(password, seen?.passwordHash))) {
    const details = { method: 'password', reason: 'wrong-proof' } as const;
    recordSecurityFailure({ ...refused, details });
    return undefined;
  }
  return async (tx) => (await lockAccount(tx, accountId))?.passwordHash === seen?.passwordHash;
}

const wrongPassword = () => fieldProblem('password', 'That is not your password.');

/**
 * Requires that the person of a session has just proved who they are.
 * @throws Problem 428
 */
export async function assertConfirmed(db: DbOrTx, sessionHash: string, now: Date) {
  if (await isConfirmedSince(db, sessionHash, addSeconds(now, -confirmedSeconds))) return;
  throw confirmFirst();
}

/** A session, for a change that needs a recent confirmation. */
export type ConfirmedChange = { db: Db; accountId: string; sessionHash: string; now: Date };
