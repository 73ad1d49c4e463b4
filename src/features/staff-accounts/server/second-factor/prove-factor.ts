import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { FactorProof, UsedPasskey } from '../../second-factor/contract.ts';
import {
  advanceFactor,
  consumeChallenge,
  consumeRecoveryCode,
  type Factor,
  findFactors,
  findRecoverySalt,
  putChallenge,
} from '../queries-factors.ts';
import { recordWrongProof, type WrongProofKind } from '../record-wrong-proof.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import { pendingSeconds } from '../sessions/staff-cookies.ts';
import { countCode, deleteCodeCounts } from './factor-limits.ts';
import { makeRequestOptions, verifyUsedPasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { assertOfNow, findTotpStep } from './totp.ts';

/** A code was used further ahead, ten minutes, only while the clock was wrong: it must not lock its owner out. */
const maxStepsAhead = 20;

export type Prover = {
  db: Db;
  publicUrl: string;
  accountId: string;
  /** Token hash of the pending sign-in or session that challenges are given to. */
  holder: string;
  now: Date;
};

/**
 * Uses up a proof that was found right.
 * @returns false when it has been used meanwhile, or its factor removed
 */
export type UseProof = (tx: Tx) => Promise<boolean>;

/**
 * Checks a proof of a second factor and counts it against the limits; nothing is used up before the
 * transaction that the proof is for. A refused one is recorded.
 * @returns undefined for a wrong proof
 * @throws Problem 400 for a passkey that does not answer its challenge, 429 after too many codes
 */
export async function checkFactor(
  prover: Prover,
  proof: FactorProof,
  kind: WrongProofKind,
): Promise<UseProof | undefined> {
  try {
    const use = await findProof(prover, proof);
    if (!use) await recordWrongProof(prover, proof, kind);
    return use;
  } catch (error) {
    if (error instanceof Problem) await recordWrongProof(prover, proof, kind, error);
    throw error;
  }
}

async function findProof(prover: Prover, { code, recoveryCode, passkey }: FactorProof) {
  if (passkey) return checkPasskey(prover, passkey);
  await countCode(prover.db, prover.accountId, prover.now);
  return recoveryCode === undefined
    ? checkCode(prover, code ?? '')
    : checkRecoveryCode(prover, recoveryCode);
}

/** Once a code was used: the counts of wrong ones begin anew. */
export async function noteRightProof({ db, accountId }: Prover, proof: FactorProof) {
  if (!proof.passkey) await deleteCodeCounts(db, accountId);
}

/** @throws Problem 400 for a code of another time than now */
async function checkCode({ db, accountId, now }: Prover, code: string) {
  const apps = (await findFactors(db, accountId)).filter(({ kind }) => kind === 'totp');
  for (const { id, key, counter: last } of apps) {
    const counter = findTotpStep(key, code, now);
    if (counter === undefined) continue;
    const forgetsAbove = counter + maxStepsAhead;
    if (counter > last || last > forgetsAbove)
      return (tx: Tx) => advanceFactor(tx, id, { counter, at: now, forgetsAbove });
  }
  for (const { key } of apps) assertOfNow(key, code, now);
  return undefined;
}

async function checkRecoveryCode({ db, accountId }: Prover, code: string) {
  const salt = await findRecoverySalt(db, accountId);
  if (salt === undefined) return undefined;
  const hash = await hashRecoveryCode(code, salt);
  return (tx: Tx) => consumeRecoveryCode(tx, accountId, hash);
}

async function checkPasskey(prover: Prover, passkey: UsedPasskey) {
  const { db, publicUrl, now } = prover;
  const challenge = await consumeChallenge(db, challengeOf(prover), now);
  const stored = (await findPasskeys(prover)).find((one) => one.credentialId === passkey.id);
  if (challenge === undefined || !stored)
    throw new Problem(400, 'That passkey didn’t work. Please try again.');
  const counter = await verifyUsedPasskey(publicUrl, passkey, stored, challenge);
  return (tx: Tx) => advanceFactor(tx, stored.id, { counter, at: now });
}

/**
 * Creates a challenge for one of the account's passkeys, in place of an earlier one.
 * @throws Problem 409 when it has none
 */
export async function challengePasskey(prover: Prover) {
  const passkeys = await findPasskeys(prover);
  if (passkeys.length === 0) throw new Problem(409, 'This account has no passkey.');
  const options = await makeRequestOptions(prover.publicUrl, passkeys);
  const expiresAt = addSeconds(prover.now, pendingSeconds);
  await putChallenge(prover.db, {
    ...challengeOf(prover),
    value: options.challenge,
    expiresAt,
  });
  return { ...options };
}

const challengeOf = ({ holder, accountId }: Prover) => ({
  holder,
  accountId,
  purpose: 'prove' as const,
});

async function findPasskeys({ db, accountId }: Prover): Promise<Factor[]> {
  const factors = await findFactors(db, accountId);
  return factors.filter(({ kind }) => kind === 'passkey');
}
