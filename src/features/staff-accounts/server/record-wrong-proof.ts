import type { ProofMethod } from '#platform/security-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Problem } from '#platform/server/http/errors/problem.ts';
import { recordSecurityFailure } from '#platform/server/security-log/record-security-failure.ts';
import type { FactorProof } from '../second-factor/contract.ts';
import { findAccount } from './queries.ts';

type Proof = Partial<FactorProof> & { password?: string | undefined };

/** At the second step of a sign-in, or within a session. */
export type WrongProofKind = 'factor-refused' | 'identity-refused';

export function methodOf({ password, recoveryCode, passkey }: Proof): ProofMethod {
  if (password !== undefined) return 'password';
  if (passkey) return 'passkey';
  return recoveryCode === undefined ? 'totp' : 'recovery-code';
}

/** Records that a proof was refused: as wrong, or because there were too many. */
export async function recordWrongProof(
  { db, accountId, now }: { db: Db; accountId: string; now: Date },
  proof: Proof,
  kind: WrongProofKind,
  problem?: Problem,
) {
  const reason = problem?.status === 429 ? 'too-many-attempts' : 'wrong-proof';
  recordSecurityFailure({
    at: now,
    kind,
    account: await findAccount(db, accountId),
    details: { method: methodOf(proof), reason },
  });
}
