import { createHash, randomBytes } from 'node:crypto';

/** A token of `bytes` random bytes for a cookie or a link, as base64url. */
export function makeToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/**
 * The hash stored in the database; it cannot be used as a token. An unsalted fast hash suffices for this
 * many random bits.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
