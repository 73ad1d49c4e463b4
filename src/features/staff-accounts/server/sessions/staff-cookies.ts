import type { CookieKind } from '#platform/server/http/security/cookies.ts';

const day = 86_400;

/** How long a session lives without being used, in seconds. */
export const sessionSeconds = 30 * day;
/** How long a browser counts as known after its last sign-in, in seconds. */
export const deviceSeconds = 400 * day;

export type StaffCookies = { session: CookieKind; device: CookieKind };

/**
 * The cookies of staff. The browser keeps both as long as browsers do; when a session is over is
 * the database's matter, so that use prolongs it without a new cookie, a socket's use included.
 */
export function staffCookies(publicUrl: string): StaffCookies {
  const secure = publicUrl.startsWith('https:');
  return {
    session: { name: 'wyvern_staff', maxAgeSeconds: 400 * day, secure },
    device: { name: 'wyvern_staff_device', maxAgeSeconds: deviceSeconds, secure },
  };
}
