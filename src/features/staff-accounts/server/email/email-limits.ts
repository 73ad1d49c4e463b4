import type { Db } from '#platform/server/database/database.ts';
import { countAgainstLimit } from '#platform/server/http/submissions/rate-limit.ts';
import { networkOf } from '#platform/server/limits/caller-network.ts';

const hour = 3_600;
const verificationMails = { name: 'verification mail', limit: 3, windowSeconds: hour };
const changes = { name: 'email change', limit: 5, windowSeconds: hour };
const links = { name: 'email link', limit: 20, windowSeconds: hour };

/** Counts an email that an admin sends again. @throws Problem 429 */
export const countVerificationMail = (db: Db, accountId: string, now: Date) =>
  countAgainstLimit(db, verificationMails, accountId, now);

/** Counts a request to change one's own address. @throws Problem 429 */
export const countEmailChange = (db: Db, accountId: string, now: Date) =>
  countAgainstLimit(db, changes, accountId, now);

/** Counts the use of a link. @throws Problem 429 */
export const countEmailLink = (db: Db, address: string, now: Date) =>
  countAgainstLimit(db, links, networkOf(address), now);
