import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits for a cookie or a link. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
