import { Secret, TOTP } from 'otpauth';
import { businessName } from '#features/business/facts.ts';

/** Steps of 30 seconds by which a clock may differ, and the time to type. */
const window = 1;
const secretBytes = 20;

/** A random secret for an authenticator app, in base32. */
export const makeTotpSecret = () => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: businessName, label: email, secret: Secret.fromBase32(secret) });

/** The URI that apps read from a QR code. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The time step of a code; undefined for a wrong one. The library compares in constant time. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The code that an app shows. */
export const showTotpCode = (secret: string, now: Date) =>
  totpOf(secret).generate({ timestamp: now.getTime() });
