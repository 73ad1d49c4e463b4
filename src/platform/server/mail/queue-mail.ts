import type { Tx } from '../database/database.ts';
import { createOrderedId } from '../database/ids/ordered-id.ts';
import type { NewMail } from './message.ts';
import { hastenEarlierMails, insertMails } from './queries.ts';

const urgent = 0;
const usual = 1;

/**
 * Adds emails to the outbox, in the transaction of the change that they report: they are sent soon after
 * the commit, and never after a rollback. An event that already has an email gets no second.
 */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date) {
  if (mails.length === 0) return;
  // Earlier emails are sent first or, when stale, dropped: the new ones wait for them.
  for (const { about, revision, isUrgent, to } of mails)
    if (about !== undefined && (revision || isUrgent))
      await hastenEarlierMails(tx, { about, recipient: to }, now);
  await insertMails(
    tx,
    mails.map(
      ({ key, about, revision, isUrgent, notBefore, notSent, to, subject, ...message }) => ({
        id: createOrderedId(),
        eventKey: key,
        about,
        revision: revision ?? null,
        recipient: to,
        subject,
        message: notSent === undefined ? message : null,
        state: notSent === undefined ? ('waiting' as const) : ('dropped' as const),
        lastError: notSent ?? null,
        priority: isUrgent ? urgent : usual,
        dueAt: notBefore ?? now,
      }),
    ),
    now,
  );
}

/** Adds one email to the outbox; see `queueMails`. */
export function queueMail(tx: Tx, mail: NewMail, now: Date) {
  return queueMails(tx, [mail], now);
}
