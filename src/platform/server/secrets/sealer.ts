import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what is stored in the database and must not be read from a copy of it. */
export type Sealer = {
  seal: (text: string) => string;
  /** Undefined where it was sealed with another key, or is damaged. */
  open: (sealed: string) => string | undefined;
};

/** Seals with AES-256-GCM. @param key a secret with at least 128 bits of chance in it, of any length */
export function createSealer(key: string): Sealer {
  const cipherKey = createHash('sha256').update(`seal ${key}`).digest();
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, cipherKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, ivBytes));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
