import { createHash, randomBytes } from 'node:crypto';
import {
  type CookieKind,
  type HeaderCarrier,
  keepCookie,
  readCookie,
} from '#platform/server/http/security/cookies.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const tokenShape = /^[\w-]{43}$/;

/** The cookie that makes a browser the visitor of its conversations. */
export const visitorCookie = (secure: boolean): CookieKind => ({
  name: 'visitor',
  maxAgeSeconds: yearSeconds,
  secure,
});

/** What stands in the database for the visitor whose cookie came; undefined when none came. */
export function readVisitor(carrier: HeaderCarrier, kind: CookieKind): string | undefined {
  const token = readCookie(carrier, kind);
  return token !== undefined && tokenShape.test(token) ? hash(token) : undefined;
}

/** A new visitor: the cookie to set and what stands for it in the database. */
export function makeVisitor(kind: CookieKind): { visitor: string; setCookie: string } {
  const token = randomBytes(32).toString('base64url');
  return { visitor: hash(token), setCookie: keepCookie(kind, token) };
}

/** 256 random bits need neither salt nor a slow hash. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
