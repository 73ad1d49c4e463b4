import { randomUUID } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import type { ProofMethod } from '#platform/security-events.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import {
  recordIfLimited,
  recordSecurityFailure,
} from '#platform/server/security-log/record-security-failure.ts';
import { verifyPassword } from '../password-hash.ts';
import { type Account, findAccount, findAccountByEmail, lockAccount } from '../queries.ts';
import { type Factor, findFactors } from '../queries-factors.ts';
import { addSeconds } from './authenticate.ts';
import { mailNewBrowser } from './new-browser-email.ts';
import {
  deleteSessionByToken,
  findDeviceOwner,
  insertPendingSignIn,
  insertSession,
  upsertDevice,
} from './queries-sessions.ts';
import { findSessionEnd } from './session-lifetime.ts';
import { countSignIn, deleteSignInCounts } from './sign-in-limits.ts';
import { deviceSeconds, pendingSeconds } from './staff-cookies.ts';

/** The browser and network of a sign-in. */
export type Visitor = {
  address: string;
  userAgent: string;
  /** The device cookie of a browser used to sign in before. */
  deviceToken: string | undefined;
  /** The previous session, which the new one replaces. */
  sessionHash: string | undefined;
};

export type SignedIn = {
  account: Account;
  sessionToken: string;
  deviceToken: string;
};

/** A right password of an account that has second factors. */
export type PendingSignIn = { account: Account; pendingToken: string; factors: Factor[] };

/**
 * Signs in with email and password. Creates a session or, where the account has a second factor, a pending sign-in
 * that waits for it.
 * @returns the account and the new cookie values
 * @throws Problem 401 for a wrong email or password, 403 for a pending or deactivated account, 429 after too
 * many attempts
 */
export async function signIn(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  now: Date,
): Promise<SignedIn | PendingSignIn> {
  const account = await findAccountByEmail(db, email);
  const refused = { at: now, kind: 'sign-in-refused', account } as const;
  const deviceToken = await findKnownDevice(db, visitor.deviceToken, account?.id, now);
  const attempt = {
    email,
    address: visitor.address,
    knownDevice: deviceToken && hashToken(deviceToken),
  };
  await recordIfLimited(countSignIn(db, attempt, now), {
    ...refused,
    details: { reason: 'too-many-attempts' },
  });
  const isRight = await verifyPassword(password, account?.passwordHash);
  if (!account || !isRight) {
    const reason = account ? 'wrong-password' : 'unknown-email';
    recordSecurityFailure({ ...refused, details: { reason } });
    throw new Problem(401, 'Please check your credentials');
  }
  assertActive(account, now);
  const signedIn = await beginSession({ db, publicUrl }, account, { ...visitor, deviceToken }, now);
  await deleteSignInCounts(db, attempt);
  return signedIn;
}

/** A browser is known to one account only, so planting one's own cookie elsewhere gains nothing. */
export async function findKnownDevice(
  db: Db,
  token: string | undefined,
  accountId: string | undefined,
  now: Date,
) {
  if (token === undefined) return undefined;
  const owner = await findDeviceOwner(db, hashToken(token), addSeconds(now, -deviceSeconds));
  return owner !== undefined && owner === accountId ? token : undefined;
}

/** Refuses and records the sign-in of another account. @throws Problem 403 for one that is invited, pending or deactivated */
export function assertActive(account: Account, now: Date) {
  const { status } = account;
  if (status === 'active') return;
  const details = { reason: status };
  recordSecurityFailure({ at: now, kind: 'sign-in-refused', account, details });
  if (status === 'invited')
    throw new Problem(403, 'Please choose a password first, by the link in your invitation.');
  if (status === 'pending')
    throw new Problem(403, 'Your account is waiting for an admin to approve it.');
  throw new Problem(403, 'Your account has been deactivated. Please ask an admin.');
}

function beginSession(
  { db, publicUrl }: { db: Db; publicUrl: string },
  seen: Account,
  visitor: Visitor,
  now: Date,
): Promise<SignedIn | PendingSignIn> {
  return db.transaction(async (tx) => {
    // The account may have changed while the password was being hashed.
    const account = await lockAccount(tx, seen.id);
    if (account?.passwordHash !== seen.passwordHash)
      throw new Problem(401, 'Please check your credentials');
    assertActive(account, now);
    const factors = await findFactors(tx, account.id);
    if (factors.length === 0) {
      const how = { visitor, method: 'password', publicUrl, now } as const;
      return { account, ...(await insertNewSession(tx, account, how)) };
    }
    const pendingToken = makeToken();
    await insertPendingSignIn(tx, {
      tokenHash: hashToken(pendingToken),
      accountId: account.id,
      attempts: 0,
      expiresAt: addSeconds(now, pendingSeconds),
    });
    await recordSecurityEvent(tx, { at: now, kind: 'password-accepted', account });
    return { account, pendingToken, factors };
  });
}

/**
 * Creates a session in place of the browser's previous one, and makes the browser a known one. The owner gets an email
 * about a browser that is new.
 * @param visitor.deviceToken undefined unless the browser is known to this account
 */
export async function insertNewSession(
  tx: Tx,
  account: Account,
  {
    visitor,
    method,
    publicUrl,
    now,
  }: { visitor: Visitor; method: ProofMethod; publicUrl: string; now: Date },
) {
  const sessionToken = makeToken();
  const deviceToken = visitor.deviceToken ?? makeToken();
  if (visitor.sessionHash)
    await endSessionByToken(tx, visitor.sessionHash, { at: now, reason: 'replaced' });
  const isNewBrowser = visitor.deviceToken === undefined;
  await recordSecurityEvent(tx, {
    at: now,
    kind: 'signed-in',
    account,
    details: { method, isNewBrowser },
  });
  if (isNewBrowser) await mailNewBrowser(tx, account, { visitor, publicUrl, now });
  await insertSession(tx, {
    id: randomUUID(),
    tokenHash: hashToken(sessionToken),
    accountId: account.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: findSessionEnd(account.role, { createdAt: now, usedAt: now }),
    address: visitor.address,
    userAgent: visitor.userAgent.slice(0, 300),
    confirmedAt: now,
  });
  await upsertDevice(tx, {
    tokenHash: hashToken(deviceToken),
    accountId: account.id,
    lastUsedAt: now,
  });
  return { sessionToken, deviceToken };
}

/** Ends the session of a browser, if it has one, in which its owner signs out or somebody signs in anew. */
export async function endSessionByToken(
  tx: Tx,
  tokenHash: string,
  { at, reason }: { at: Date; reason: 'signed-out' | 'replaced' },
) {
  const id = await deleteSessionByToken(tx, tokenHash);
  const account = id === undefined ? undefined : await findAccount(tx, id);
  if (!account) return;
  await publish(tx, channels.staffAccounts, account.id);
  await recordSecurityEvent(
    tx,
    reason === 'signed-out'
      ? { at, kind: 'signed-out', account }
      : { at, kind: 'session-ended', account, details: { reason } },
  );
}
