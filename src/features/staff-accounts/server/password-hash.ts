import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id as OWASP advises: memory in KiB, passes over it. */
export type PasswordCost = { memory: number; passes: number };
const standardCost: PasswordCost = { memory: 19_456, passes: 2 };

const saltBytes = 16;
const hashBytes = 32;

/** Hashes a password with a salt of its own; cost and salt are part of what comes back. */
export async function hashPassword(password: string, cost = standardCost): Promise<string> {
  const salt = crypto.randomBytes(saltBytes);
  const hash = await derive(password, salt, cost);
  return `argon2id$${cost.memory}$${cost.passes}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Tells whether a password is the one that was hashed. Where there is no hash, because nobody has
 * that e-mail, it does the same work and says no: the time of an answer tells nobody who has an account.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, salt = '', expected = ''] = (hash ?? nobody).split('$');
  const cost = { memory: Number(memory), passes: Number(passes) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const equal = crypto.timingSafeEqual(actual, Buffer.from(expected, 'base64url'));
  return equal && hash !== undefined;
}

const nobody = `argon2id$${standardCost.memory}$${standardCost.passes}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  return promisify(crypto.argon2)('argon2id', {
    // The same letters typed on two systems may come as different code points.
    message: password.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength: hashBytes,
    ...cost,
  });
}
