import {
  type CookieKind,
  type HeaderCarrier,
  keepCookie,
  readCookie,
} from '#platform/server/http/security/cookies.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';

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
  return token !== undefined && tokenShape.test(token) ? hashToken(token) : undefined;
}

/** Creates a visitor: the cookie to set and its hash for the database. */
export function makeVisitor(kind: CookieKind): { visitor: string; setCookie: string } {
  const token = makeToken();
  return { visitor: hashToken(token), setCookie: keepCookie(kind, token) };
}
