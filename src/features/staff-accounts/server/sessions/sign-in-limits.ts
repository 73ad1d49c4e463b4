import type { Db } from '#platform/server/database/database.ts';
import {
  countAgainstLimit,
  deleteRateLimit,
} from '#platform/server/http/submissions/rate-limit.ts';
import { networkOf } from '#platform/server/limits/caller-network.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** For one person typing. */
const perPerson = { limit: 10, windowSeconds: 15 * minute };
const perDevice = { name: 'sign-in device', ...perPerson };
/** For one network, such as an office behind one IP address. */
const perNetwork = { name: 'sign-in address', limit: 60, windowSeconds: 15 * minute };
/**
 * For one account tried from one network: half the hourly limit of all networks together, so that using up an
 * account's attempts takes more than one network. Ten attempts suffice for typing errors.
 */
const perPair = { name: 'sign-in pair', limit: 10, windowSeconds: hour };
const perPairAndDay = { name: 'sign-in pair a day', limit: 50, windowSeconds: day };
/** For one account tried from many networks, per hour and per day. */
const perEmail = { name: 'sign-in email', limit: 20, windowSeconds: hour };
const perEmailAndDay = { name: 'sign-in email a day', limit: 100, windowSeconds: day };

export type SignInAttempt = {
  email: string;
  address: string;
  /** Hash of the device cookie, if this account has signed in with this browser before. */
  knownDevice: string | undefined;
};

/**
 * Counts an attempt before the password is verified. A known browser has a limit of its own, so that
 * guessing from elsewhere does not lock out the owner; see docs/decisions/006.
 * @throws Problem 429
 */
export async function countSignIn(db: Db, attempt: SignInAttempt, now: Date) {
  const { email, knownDevice } = attempt;
  if (knownDevice) return countAgainstLimit(db, perDevice, knownDevice, now);
  const network = networkOf(attempt.address);
  // Narrowest first: attempts rejected for one network must not use up the limit of all networks.
  await countAgainstLimit(db, perPair, `${email} ${network}`, now);
  await countAgainstLimit(db, perPairAndDay, `${email} ${network}`, now);
  await countAgainstLimit(db, perNetwork, network, now);
  await countAgainstLimit(db, perEmail, email, now);
  await countAgainstLimit(db, perEmailAndDay, email, now);
}

/** After a successful sign-in: resets the counts of this browser, or of this account and network. */
export async function deleteSignInCounts(db: Db, { email, address, knownDevice }: SignInAttempt) {
  if (knownDevice) return deleteRateLimit(db, perDevice, knownDevice);
  const pair = `${email} ${networkOf(address)}`;
  await deleteRateLimit(db, perPair, pair);
  await deleteRateLimit(db, perPairAndDay, pair);
}

const registrations = { name: 'register', limit: 10, windowSeconds: hour };
const resetMails = { name: 'reset mail', limit: 5, windowSeconds: hour };
const resetMailsOfNetwork = { name: 'reset mail address', limit: 20, windowSeconds: hour };
const resets = { name: 'reset', limit: 20, windowSeconds: hour };
const changes = { name: 'password change', ...perPerson };

export const countRegistration = (db: Db, address: string, now: Date) =>
  countAgainstLimit(db, registrations, networkOf(address), now);

export async function countResetMail(db: Db, email: string, address: string, now: Date) {
  await countAgainstLimit(db, resetMailsOfNetwork, networkOf(address), now);
  await countAgainstLimit(db, resetMails, email, now);
}

export const countReset = (db: Db, address: string, now: Date) =>
  countAgainstLimit(db, resets, networkOf(address), now);

export const countPasswordChange = (db: Db, accountId: string, now: Date) =>
  countAgainstLimit(db, changes, accountId, now);
