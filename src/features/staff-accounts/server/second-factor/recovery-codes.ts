import { randomBytes, randomInt } from 'node:crypto';
import { factorLimits } from '../../second-factor/factor-kinds.ts';
import { deriveHash } from '../password-hash.ts';

/** Crockford's base32: no letter looks like a digit. Twelve of them are 60 bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;
const saltBytes = 16;

export type NewRecoveryCodes = {
  /** As shown to the person, this once. */
  codes: string[];
  stored: { salt: string; hashes: string[] };
};

/** Creates the recovery codes of an account. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(saltBytes).toString('base64url');
  const codes = Array.from({ length: factorLimits.recoveryCodes }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes: codes.map(group), stored: { salt, hashes } };
}

/** Hashes a code without its hyphens, as a password: it has less than 112 bits. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  const hash = await deriveHash(code, Buffer.from(salt, 'base64url'));
  return hash.toString('base64url');
}

const makeCode = () =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

const group = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;
