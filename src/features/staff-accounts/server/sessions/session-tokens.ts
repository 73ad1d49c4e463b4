import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits for a cookie or a link. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash stored in the database; it cannot be used as a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
