import { expect, it } from 'vitest';
import { withRealHash } from '#tests/support/quick-password-hash.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const password = 'correct horse battery staple';

it('at the real cost a password is verified by its own hash only', () =>
  withRealHash(async () => {
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword('correct horse battery stable', hash)).toBe(false);
    expect(await verifyPassword(password, undefined)).toBe(false);
  }));

it('a hash of the real cost is another than that of the tests', async () => {
  const hash = await withRealHash(() => hashPassword(password));
  expect(await verifyPassword(password, hash)).toBe(false);
});
