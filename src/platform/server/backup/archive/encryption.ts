import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '../backup-error.ts';

/** With which every age file begins. */
export const ageMagic = Buffer.from('age-encryption.org/v1\n');
/** scrypt with 64 MB. The key is required to be long, so that nobody can guess it. */
const scryptWorkFactor = 16;

type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts with a key as age does with a passphrase: `age -d` reads it. */
export async function encrypt(
  bytes: Readable,
  key: string,
  workFactor = scryptWorkFactor,
): Promise<Bytes> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(key);
  return encrypter.encrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
}

/**
 * Decrypts what `encrypt` made. Changed or missing bytes are errors of the stream.
 * @throws BackupError when the key is another one
 */
export async function decrypt(bytes: Readable, key: string): Promise<Bytes> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return await decrypter.decrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
  } catch (error) {
    if (!/no identity matched/.test(String(error))) throw error;
    throw new BackupError('BACKUP_KEY is not the key with which this backup was encrypted.', {
      cause: error,
    });
  }
}
