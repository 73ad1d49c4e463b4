import type { Db } from '#platform/server/database/database.ts';
import {
  countAgainstLimit,
  deleteRateLimit,
} from '#platform/server/http/submissions/rate-limit.ts';

const hour = 3_600;

/**
 * For the codes of one account, from everywhere: three of a million are right, so thirty tries a day find one within
 * a year with a chance of three in a hundred, and only for somebody who knows the password.
 */
const codes = { name: 'second factor', limit: 15, windowSeconds: hour };
const codesOfDay = { name: 'second factor a day', limit: 30, windowSeconds: 24 * hour };

/** Codes tried in one pending sign-in. */
export const maxAttempts = 5;

/** Counts a code before it is checked. @throws Problem 429 */
export async function countCode(db: Db, accountId: string, now: Date) {
  await countAgainstLimit(db, codes, accountId, now);
  await countAgainstLimit(db, codesOfDay, accountId, now);
}

/** After a right code. */
export async function deleteCodeCounts(db: Db, accountId: string) {
  await deleteRateLimit(db, codes, accountId);
  await deleteRateLimit(db, codesOfDay, accountId);
}
