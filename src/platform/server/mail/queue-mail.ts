import { randomBytes } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import type { NewMail } from './message.ts';
import { hastenEarlierMails, insertMails } from './queries.ts';

const urgent = 0;
const usual = 1;

/**
 * Writes mails into the outbox, in the transaction of what they tell of: they are sent soon after it
 * is committed, and never if it is not. An event that was told before is not told again.
 */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date) {
  if (mails.length === 0) return;
  await insertMails(
    tx,
    mails.map(({ key, about, revision, isUrgent, notSent, to, subject, ...message }) => ({
      id: randomBytes(16).toString('hex'),
      eventKey: key,
      about,
      revision: revision ?? null,
      recipient: to,
      subject,
      message: notSent === undefined ? message : null,
      state: notSent === undefined ? ('waiting' as const) : ('dropped' as const),
      lastError: notSent ?? null,
      priority: isUrgent ? urgent : usual,
      dueAt: now,
      createdAt: now,
    })),
  );
  // They go first or, where their news is out of date by now, not at all: the new ones wait for them.
  for (const { about, revision, isUrgent, to } of mails)
    if (about !== undefined && (revision || isUrgent))
      await hastenEarlierMails(tx, { about, recipient: to }, now);
}

/** Writes one mail into the outbox; see `queueMails`. */
export function queueMail(tx: Tx, mail: NewMail, now: Date) {
  return queueMails(tx, [mail], now);
}
