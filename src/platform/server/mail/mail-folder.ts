import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../database/database.ts';

export type Mail = {
  /** What the mail is for, such as `password-reset`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands a mail over within the caller's transaction. */
export type QueueMail = (tx: Db, mail: Mail) => Promise<unknown>;

/** Keeps mails as files in a folder, for a server that has nobody to send them. */
export function queueToFolder(folder: string): QueueMail {
  return async (_tx, { kind, to, subject, text }) => {
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${kind}-${randomUUID()}.txt`;
    await writeFile(path.join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, {
      mode: 0o600,
    });
  };
}
