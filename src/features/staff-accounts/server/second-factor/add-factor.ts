import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import type { NewPasskey } from '../../second-factor/contract.ts';
import { factorKindNames, factorLimits } from '../../second-factor/factor-kinds.ts';
import { type Account, findAccount, lockAccount } from '../queries.ts';
import {
  consumeChallenge,
  type Factor,
  findChallenge,
  findFactors,
  insertFactor,
  putChallenge,
  replaceRecoveryCodes,
} from '../queries-factors.ts';
import { addSeconds } from '../sessions/authenticate.ts';
import { renewSession } from '../sessions/queries-sessions.ts';
import { assertConfirmed, type ConfirmedChange } from './confirm-session.ts';
import { makeCreationOptions, verifyNewPasskey } from './passkeys.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { makeRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';
import { assertOfNow, findTotpStep, makeTotpSecret, totpUri } from './totp.ts';

/** Time to finish adding a factor, in seconds. */
const enrolmentSeconds = 900;

type Change = ConfirmedChange & { publicUrl: string };
export type AddedFactor = { recoveryCodes: string[] | null; sessionToken: string };

/** Creates the secret of a new authenticator app. @throws Problem 428 without a recent confirmation */
export async function beginApp({ db, accountId, sessionHash, now }: Change) {
  await assertConfirmed(db, sessionHash, now);
  const account = await readAccount(db, accountId);
  const secret = makeTotpSecret();
  await putChallenge(db, {
    holder: sessionHash,
    purpose: 'add-app',
    accountId,
    value: secret,
    expiresAt: addSeconds(now, enrolmentSeconds),
  });
  return { secret, uri: totpUri(secret, account.email) };
}

/**
 * Adds an authenticator app, once it has shown a right code.
 * @throws Problem 400 for a wrong code, 409 when the app has to be set up again or there are too many factors
 */
export async function addApp(change: Change, { name, code }: { name: string; code: string }) {
  const { db, accountId, sessionHash, now } = change;
  const challenge = { holder: sessionHash, purpose: 'add-app', accountId } as const;
  const secret = await findChallenge(db, challenge, now);
  if (secret === undefined) throw startAgain();
  const counter = findTotpStep(secret, code, now);
  if (counter === undefined) {
    assertOfNow(secret, code, now);
    const message = 'That code is wrong. Please enter the one the app shows now.';
    throw fieldProblem('code', message);
  }
  return addFactor(change, {
    kind: 'totp',
    name,
    key: secret,
    counter,
    credentialId: null,
    transports: null,
    consume: async (tx) => (await consumeChallenge(tx, challenge, now)) === secret,
  });
}

/** Creates the challenge for a new passkey. @throws Problem 428 without a recent confirmation */
export async function beginPasskey({ db, accountId, sessionHash, now, publicUrl }: Change) {
  await assertConfirmed(db, sessionHash, now);
  const account = await readAccount(db, accountId);
  const existing = (await findFactors(db, accountId)).filter(({ kind }) => kind === 'passkey');
  const options = await makeCreationOptions(publicUrl, account, existing);
  await putChallenge(db, {
    holder: sessionHash,
    purpose: 'add-passkey',
    accountId,
    value: options.challenge,
    expiresAt: addSeconds(now, enrolmentSeconds),
  });
  return { ...options };
}

/** Adds a passkey. @throws Problem 400 when it does not answer the challenge, 409 as for an app */
export async function addPasskey(
  change: Change,
  { name, passkey }: { name: string; passkey: NewPasskey },
) {
  const { db, accountId, sessionHash, now } = change;
  const challenge = await consumeChallenge(
    db,
    { holder: sessionHash, purpose: 'add-passkey', accountId },
    now,
  );
  if (challenge === undefined) throw startAgain();
  const verified = await verifyNewPasskey(change.publicUrl, passkey, challenge);
  return addFactor(change, { kind: 'passkey', name, ...verified, consume: async () => true });
}

type NewFactor = Omit<Factor, 'id' | 'accountId' | 'createdAt' | 'lastUsedAt'> & {
  /** Uses up the challenge. */
  consume: (tx: Tx) => Promise<boolean>;
};

/**
 * Stores a factor whose challenge was given to a confirmed session, with recovery codes if it is the first one, and gives the
 * session a new token.
 */
async function addFactor(
  { db, accountId, sessionHash, now }: Change,
  { consume, ...factor }: NewFactor,
): Promise<AddedFactor> {
  const isFirst = (await findFactors(db, accountId)).length === 0;
  const made = isFirst ? await makeRecoveryCodes() : undefined;
  const sessionToken = makeToken();
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw startAgain();
    if (!(await consume(tx))) throw startAgain();
    const id = randomUUID();
    await storeFactor(tx, account, { ...factor, id, accountId, createdAt: now, lastUsedAt: null });
    await storeCodes(tx, accountId, made);
    await recordFactorChange(tx, account, {
      what: 'factor-added',
      by: account,
      now,
      factor,
      sessionHash,
      mail: `${factorKindNames[factor.kind]} “${factor.name}” was added.`,
    });
    const change = { tokenHash: hashToken(sessionToken) };
    if (!(await renewSession(tx, sessionHash, change))) throw new Problem(401, 'Please sign in.');
  });
  return { recoveryCodes: made?.codes ?? null, sessionToken };
}

async function storeFactor(tx: Tx, account: Account, factor: Factor) {
  const factors = await findFactors(tx, account.id);
  if (factors.length >= factorLimits.perAccount)
    throw new Problem(409, `You have ${factorLimits.perAccount} already. Remove one first.`);
  if (!(await insertFactor(tx, factor)))
    throw new Problem(409, 'This passkey has been added already.');
}

/** Another request may have added the first factor, and its codes, meanwhile. */
async function storeCodes(tx: Tx, accountId: string, made: NewRecoveryCodes | undefined) {
  if (!made) return;
  if ((await findFactors(tx, accountId)).length > 1)
    throw new Problem(409, 'Another one was added at the same time. Please try again.');
  await replaceRecoveryCodes(tx, accountId, made.stored);
}

async function readAccount(db: Parameters<typeof findAccount>[0], id: string): Promise<Account> {
  const account = await findAccount(db, id);
  if (account?.status !== 'active') throw new Problem(401, 'Please sign in.');
  return account;
}

const startAgain = () => new Problem(409, 'That took too long. Please start again.');
