import { randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';
import type { NewMail } from './message.ts';
import { insertMails } from './queries.ts';

/**
 * Writes mails into the outbox, in the transaction of what they tell of: they are sent soon after it
 * is committed, and never if it is not. An event that was told before is not told again.
 */
export async function queueMails(tx: Db, mails: readonly NewMail[], now: Date) {
  if (mails.length === 0) return;
  await insertMails(
    tx,
    mails.map(({ key, about, to, subject, ...message }) => ({
      id: randomBytes(16).toString('hex'),
      eventKey: key,
      about,
      recipient: to,
      subject,
      message,
      dueAt: now,
      createdAt: now,
    })),
  );
}

/** Writes one mail into the outbox; see `queueMails`. */
export function queueMail(tx: Db, mail: NewMail, now: Date) {
  return queueMails(tx, [mail], now);
}
