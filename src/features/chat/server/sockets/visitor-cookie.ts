import { createHash, randomBytes } from 'node:crypto';
import {
  type CookieKind,
  type HeaderCarrier,
  keepCookie,
  readCookie,
} from '#platform/server/http/security/cookies.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const tokenShape = /^[\w-]{43}$/;

/** The cookie that identifies a browser as the visitor of its conversations. */
export const visitorCookie = (secure: boolean): CookieKind => ({
  name: 'visitor',
  maxAgeSeconds: yearSeconds,
  secure,
});

/** The hash of the visitor cookie as stored in the database; undefined without a cookie. */
export function readVisitor(carrier: HeaderCarrier, kind: CookieKind): string | undefined {
  const token = readCookie(carrier, kind);
  return token !== undefined && tokenShape.test(token) ? hash(token) : undefined;
}

/** Creates a visitor: the cookie to set and its hash for the database. */
export function makeVisitor(kind: CookieKind): { visitor: string; setCookie: string } {
  const token = randomBytes(32).toString('base64url');
  return { visitor: hash(token), setCookie: keepCookie(kind, token) };
}

/** An unsalted fast hash suffices for 256 random bits. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
