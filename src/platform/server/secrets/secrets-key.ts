import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const secretsKeyFile = 'secrets.key';

/**
 * The key of the data folder, which the first start makes. It is in no backup: whoever has one has no secret by it.
 * Of several processes that start at once, all read the key of the first.
 */
export function readSecretsKey(folder: string): string {
  const file = path.join(folder, secretsKeyFile);
  if (!fs.existsSync(file)) {
    const draft = `${file}-${randomUUID()}`;
    fs.writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }
  return fs.readFileSync(file, 'utf8');
}
