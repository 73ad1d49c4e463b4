import type { Db } from '#platform/server/database/database.ts';
import {
  countAgainstLimit,
  deleteRateLimit,
} from '#platform/server/http/submissions/rate-limit.ts';
import { networkOf } from '#platform/server/limits/caller-network.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Somebody at a keyboard. */
const tightest = { limit: 10, windowSeconds: 15 * minute };
const ofDevice = { name: 'sign-in device', ...tightest };
/** An office behind one address. */
const ofAddress = { name: 'sign-in address', limit: 60, windowSeconds: 15 * minute };
/**
 * One account tried from one network: half of what all networks together may, so that it takes more
 * than one of them to use up an account's attempts, and slow fingers still have ten.
 */
const ofPair = { name: 'sign-in pair', limit: 10, windowSeconds: hour };
const ofPairInADay = { name: 'sign-in pair a day', limit: 50, windowSeconds: day };
/** One account guessed at from many addresses: the wait grows from an hour to a day. */
const ofEmail = { name: 'sign-in e-mail', limit: 20, windowSeconds: hour };
const ofEmailInADay = { name: 'sign-in e-mail a day', limit: 100, windowSeconds: day };

export type SignInAttempt = {
  email: string;
  address: string;
  /** The hash of the cookie of a browser that this account has signed in with before. */
  knownDevice: string | undefined;
};

/**
 * Counts an attempt before the password is looked at. A known browser has a budget of its own, so
 * that guessing from elsewhere locks nobody out of where they work; see docs/decisions/006.
 * @throws Problem 429
 */
export async function countSignIn(db: Db, attempt: SignInAttempt, now: Date) {
  const { email, knownDevice } = attempt;
  if (knownDevice) return countAgainstLimit(db, ofDevice, knownDevice, now);
  const network = networkOf(attempt.address);
  // The narrowest first: one address must not use up what all addresses together may.
  await countAgainstLimit(db, ofPair, `${email} ${network}`, now);
  await countAgainstLimit(db, ofPairInADay, `${email} ${network}`, now);
  await countAgainstLimit(db, ofAddress, network, now);
  await countAgainstLimit(db, ofEmail, email, now);
  await countAgainstLimit(db, ofEmailInADay, email, now);
}

/** The right password: what was counted against this person at this place is forgotten. */
export async function deleteSignInCounts(db: Db, { email, address, knownDevice }: SignInAttempt) {
  if (knownDevice) return deleteRateLimit(db, ofDevice, knownDevice);
  const pair = `${email} ${networkOf(address)}`;
  await deleteRateLimit(db, ofPair, pair);
  await deleteRateLimit(db, ofPairInADay, pair);
}

const registrations = { name: 'register', limit: 10, windowSeconds: hour };
const resetMails = { name: 'reset mail', limit: 5, windowSeconds: hour };
const resetUrl = { name: 'reset mail address', limit: 20, windowSeconds: hour };
const resets = { name: 'reset', limit: 20, windowSeconds: hour };
const changes = { name: 'password change', ...tightest };

export const countRegistration = (db: Db, address: string, now: Date) =>
  countAgainstLimit(db, registrations, networkOf(address), now);

export async function countResetMail(db: Db, email: string, address: string, now: Date) {
  await countAgainstLimit(db, resetUrl, networkOf(address), now);
  await countAgainstLimit(db, resetMails, email, now);
}

export const countReset = (db: Db, address: string, now: Date) =>
  countAgainstLimit(db, resets, networkOf(address), now);

export const countPasswordChange = (db: Db, accountId: string, now: Date) =>
  countAgainstLimit(db, changes, accountId, now);
