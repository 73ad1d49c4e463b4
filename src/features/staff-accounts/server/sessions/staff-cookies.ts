import type { CookieKind } from '#platform/server/http/security/cookies.ts';

const day = 86_400;

/** How long a browser counts as known after its last sign-in, in seconds. */
export const deviceSeconds = 400 * day;

/** Time to prove the second factor after the password, in seconds. */
export const pendingSeconds = 300;

export type StaffCookies = { session: CookieKind; device: CookieKind; pending: CookieKind };

/**
 * The cookies of staff. They have the longest lifetime that browsers allow; the database decides when a
 * session expires, so that any use, including that of a socket, prolongs it without a new cookie.
 */
export function staffCookies(publicUrl: string): StaffCookies {
  const secure = publicUrl.startsWith('https:');
  return {
    session: { name: 'staff_session', maxAgeSeconds: 400 * day, secure },
    device: { name: 'staff_device', maxAgeSeconds: deviceSeconds, secure },
    pending: { name: 'staff_pending', maxAgeSeconds: pendingSeconds, secure },
  };
}
