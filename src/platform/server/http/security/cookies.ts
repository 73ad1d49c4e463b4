import type { IncomingHttpHeaders } from 'node:http';

/** A request or a WebSocket upgrade, reduced to its headers. */
export type HeaderCarrier = { headers: IncomingHttpHeaders };

/** A cookie of this site: HttpOnly, and never sent with other sites' forms. */
export type CookieKind = {
  name: string;
  maxAgeSeconds: number;
  /** Behind TLS the name gets the prefix `__Host-`: no other host or path can set such a cookie. */
  secure: boolean;
};

const fullName = ({ name, secure }: CookieKind) => (secure ? `__Host-${name}` : name);

/** Reads the value of a cookie; undefined when the request has none. */
export function readCookie({ headers }: HeaderCarrier, kind: CookieKind): string | undefined {
  const start = `${fullName(kind)}=`;
  const pair = headers.cookie?.split(/; */).find((part) => part.startsWith(start));
  return pair?.slice(start.length) || undefined;
}

/** The Set-Cookie header that stores a value, which must not contain `;` or spaces. */
export function keepCookie(kind: CookieKind, value: string): string {
  return describe(kind, value, kind.maxAgeSeconds);
}

/** The Set-Cookie header that deletes the cookie. */
export function dropCookie(kind: CookieKind): string {
  return describe(kind, '', 0);
}

function describe(kind: CookieKind, value: string, maxAge: number): string {
  const flags = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${kind.secure ? '; Secure' : ''}`;
  return `${fullName(kind)}=${value}; ${flags}`;
}
