import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import type { Confirmation } from '../../second-factor/contract.ts';
import { verifyPassword } from '../password-hash.ts';
import { findAccount, lockAccount } from '../queries.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import { isConfirmedSince, renewSession } from '../sessions/queries-sessions.ts';
import { countPasswordChange } from '../sessions/sign-in-limits.ts';
import { wrongProof } from './finish-sign-in.ts';
import { checkFactor, noteRightProof, type Prover, type UseProof } from './prove-factor.ts';

/** How long a confirmation, or a sign-in, allows changes of factors. */
const confirmedSeconds = 300;

/**
 * Confirms that the person of a session is its owner, by the password or a factor.
 * @returns the new token of the session: the old one ends, wherever it is
 * @throws Problem 400 for a wrong proof, 429 after too many
 */
export async function confirmSession(prover: Prover, proof: Confirmation): Promise<string> {
  const { db, holder, accountId, now } = prover;
  const use =
    proof.password === undefined
      ? await checkFactor(prover, proof)
      : await checkPassword(prover, proof.password);
  if (!use) throw refuse(proof);
  const token = makeToken();
  await db.transaction(async (tx) => {
    if (!(await use(tx))) throw refuse(proof);
    const change = { tokenHash: hashToken(token), confirmedAt: now };
    if (!(await renewSession(tx, holder, change))) throw new Problem(401, 'Please sign in.');
    // Its sockets connect again with the new token.
    await publish(tx, channels.staffAccounts, accountId);
  });
  if (proof.password === undefined) await noteRightProof(prover, proof);
  return token;
}

async function checkPassword(
  { db, accountId, now }: Prover,
  password: string,
): Promise<UseProof | undefined> {
  await countPasswordChange(db, accountId, now);
  const seen = await findAccount(db, accountId);
  if (!(await verifyPassword(password, seen?.passwordHash))) return undefined;
  return async (tx) => (await lockAccount(tx, accountId))?.passwordHash === seen?.passwordHash;
}

function refuse(proof: Confirmation): Problem {
  if (proof.password === undefined) return wrongProof(proof);
  const message = 'That is not your password.';
  return new Problem(400, `password: ${message}`, { fields: [{ field: 'password', message }] });
}

/**
 * Requires that the person of a session has just proved who they are.
 * @throws Problem 428
 */
export async function assertConfirmed(db: DbOrTx, sessionHash: string, now: Date) {
  if (await isConfirmedSince(db, sessionHash, addSeconds(now, -confirmedSeconds))) return;
  throw new Problem(428, 'Please confirm first that it’s you.');
}

/** A session, for a change that needs a recent confirmation. */
export type ConfirmedChange = { db: Db; accountId: string; sessionHash: string; now: Date };
