import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { assertOfNow, findTotpStep, makeTotpSecret, showTotpCode, totpUri } from './totp.ts';

/** The secret and the codes of RFC 6238, appendix B, in six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('is the one of RFC 6238 at %i s', (seconds, code, step) => {
    expect(showTotpCode(secret, at(seconds))).toBe(code);
    expect(findTotpStep(secret, code, at(seconds))).toBe(step);
  });

  it('is right in its own time step, and in no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100_000_000 }),
        fc.integer({ min: -4, max: 4 }),
        (step, off) => {
          const own = makeTotpSecret();
          const code = showTotpCode(own, at(step * 30));
          // One of a million codes is the same by chance, in another step.
          for (const second of [0, 29])
            expect(findTotpStep(own, code, at((step + off) * 30 + second)) === step).toBe(
              off === 0,
            );
        },
      ),
      { numRuns: 50 },
    );
  });

  it('that has just run out, or of a clock that differs by minutes, is told apart from a wrong one', () => {
    const check = (seconds: number, code: string) => () => assertOfNow(secret, code, at(seconds));
    for (const seconds of [90, 300])
      expect(check(seconds, '287082')).toThrow('Please set your phone’s clock to automatic');
    for (const seconds of [29, 60, 89])
      expect(check(seconds, '287082')).toThrow('Please enter the one your app shows now');
    for (const seconds of [45, 600]) expect(check(seconds, '287082')).not.toThrow();
    for (const seconds of [60, 90]) expect(check(seconds, '287083')).not.toThrow();
  });

  it.each(['', '28708', '2870820', '28708a'])('is wrong as %j', (code) => {
    expect(findTotpStep(secret, code, at(59))).toBeUndefined();
  });
});

it('a secret has 160 random bits, and its URI names the firm and the account', () => {
  const secrets = new Set(Array.from({ length: 50 }, makeTotpSecret));
  expect(secrets.size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totpUri(secret, 'anna@wyvernvale.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain(
    'Wyvern Vale Flooring:anna@wyvernvale.example',
  );
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Wyvern Vale Flooring',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
