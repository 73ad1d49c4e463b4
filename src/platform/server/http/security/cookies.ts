import type { IncomingHttpHeaders } from 'node:http';

/** What a request carries: enough to know who sends it, be it a call or the upgrade to a socket. */
export type HeaderCarrier = { headers: IncomingHttpHeaders };

/** A cookie of ours: never readable by scripts, never sent along by other sites' forms. */
export type CookieKind = {
  name: string;
  maxAgeSeconds: number;
  /** Behind TLS the name gets the prefix `__Host-`: no other host or path can plant such a cookie. */
  secure: boolean;
};

const fullName = ({ name, secure }: CookieKind) => (secure ? `__Host-${name}` : name);

/** The value of a cookie, undefined when it did not come. */
export function readCookie({ headers }: HeaderCarrier, kind: CookieKind): string | undefined {
  const start = `${fullName(kind)}=`;
  const pair = headers.cookie?.split(/; */).find((part) => part.startsWith(start));
  return pair?.slice(start.length) || undefined;
}

/** The Set-Cookie header that keeps a value, which must be free of `;` and spaces. */
export function keepCookie(kind: CookieKind, value: string): string {
  return describe(kind, value, kind.maxAgeSeconds);
}

/** The Set-Cookie header that has the browser forget the cookie. */
export function dropCookie(kind: CookieKind): string {
  return describe(kind, '', 0);
}

function describe(kind: CookieKind, value: string, maxAge: number): string {
  const flags = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${kind.secure ? '; Secure' : ''}`;
  return `${fullName(kind)}=${value}; ${flags}`;
}
