import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id parameters as recommended by OWASP: memory in KiB, and passes. */
export type PasswordCost = { memory: number; passes: number };
const standardCost: PasswordCost = { memory: 19_456, passes: 2 };

const saltBytes = 16;
const hashBytes = 32;

/** Hashes a password with a random salt; the result contains salt and parameters. */
export async function hashPassword(password: string, cost = standardCost): Promise<string> {
  const salt = crypto.randomBytes(saltBytes);
  const hash = await deriveHash(password, salt, cost);
  return `argon2id$${cost.memory}$${cost.passes}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Verifies a password. Without a hash (unknown email) it does the same work and returns false, so that
 * response times do not reveal which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, salt = '', expected = ''] = (hash ?? nobody).split('$');
  const cost = { memory: Number(memory), passes: Number(passes) };
  const actual = await deriveHash(password, Buffer.from(salt, 'base64url'), cost);
  const equal = crypto.timingSafeEqual(actual, Buffer.from(expected, 'base64url'));
  return equal && hash !== undefined;
}

const nobody = `argon2id$${standardCost.memory}$${standardCost.passes}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hashes a password or a recovery code; `nonce` is the salt. */
export function deriveHash(password: string, nonce: Buffer, cost = standardCost): Promise<Buffer> {
  return promisify(crypto.argon2)('argon2id', {
    // Different systems may send different code points for the same characters.
    message: password.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength: hashBytes,
    ...cost,
  });
}
