import { expect, it } from 'vitest';
import { recoveryCodeEntry } from '../../second-factor/contract.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

it('ten codes are made, all different, and only their hashes are stored', async () => {
  const { codes, stored } = await makeRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  }
  expect(new Set(stored.hashes).size).toBe(10);
});

it.each([
  (code: string) => code,
  (code: string) => code.toLowerCase(),
  (code: string) => code.replaceAll('-', ''),
  (code: string) => ` ${code.replaceAll('-', ' ')} `,
  (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
])('a code is found by its hash however it is typed: %s', async (write) => {
  const { codes, stored } = await makeRecoveryCodes();
  const { recoveryCode } = recoveryCodeEntry.parse({ recoveryCode: write(codes[7] ?? '') });
  expect(await hashRecoveryCode(recoveryCode, stored.salt)).toBe(stored.hashes[7]);
});

it('two accounts’ hashes of one code differ', async () => {
  const [one, other] = [await makeRecoveryCodes(), await makeRecoveryCodes()];
  const plain = (one.codes[0] ?? '').replaceAll('-', '');
  expect(await hashRecoveryCode(plain, other.stored.salt)).not.toBe(one.stored.hashes[0]);
});
