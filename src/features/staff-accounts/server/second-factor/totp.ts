import { Secret, TOTP } from 'otpauth';
import { firm } from '#features/business/firm.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';

/** Steps in which a code that is not accepted is recognised, to say what is wrong with it. */
const recognisedSteps = 10;
const secretBytes = 20;

/** A random secret for an authenticator app, in base32. */
export const makeTotpSecret = () => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: firm().name, label: email, secret: Secret.fromBase32(secret) });

/** The URI that apps read from a QR code. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/**
 * The time step of the code that is shown at `now`; undefined for another one. RFC 6238 would allow the
 * step before too, but a code must not live longer than its 30 seconds (ASVS 5.0, 6.5.5). The library
 * compares in constant time.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: 0 });
  return delta === null ? undefined : totp.counter({ timestamp });
}

/**
 * Tells a code that has just run out, and the code of an app whose clock differs by minutes, from a wrong one.
 * @throws Problem 400
 */
export function assertOfNow(secret: string, code: string, now: Date) {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: recognisedSteps });
  if (delta === null || delta === 0) return;
  throw fieldProblem('code', Math.abs(delta) === 1 ? justChanged : otherTime);
}

const justChanged = 'That code has just changed. Please enter the one your app shows now.';
const otherTime =
  'That code is of another time. Please set your phone’s clock to automatic and try again.';

/** The code that an app shows. */
export const showTotpCode = (secret: string, now: Date) =>
  totpOf(secret).generate({ timestamp: now.getTime() });
