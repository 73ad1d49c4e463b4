import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { findTotpStep, makeTotpSecret, showTotpCode, totpUri } from './totp.ts';

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

  it('is right in its own time step and in the one before and after, and in no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100_000_000 }),
        fc.integer({ min: -4, max: 4 }),
        (step, off) => {
          const own = makeTotpSecret();
          const code = showTotpCode(own, at(step * 30));
          const found = findTotpStep(own, code, at((step + off) * 30 + 29));
          // One of a million codes is the same by chance, in another step.
          if (Math.abs(off) <= 1) expect(found).toBeDefined();
          else expect(found).not.toBe(step);
        },
      ),
      { numRuns: 50 },
    );
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
