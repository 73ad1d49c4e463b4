import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { kindOf, type WriteLetter } from './message.ts';
import { type MailRow, markFailed, markSent, takeDueMail } from './queries.ts';
import type { OutgoingMail, SendMail } from './transport.ts';

/** Longer than a conversation with a mail server can last: until then nobody else takes the mail. */
const dropsAfterMs = 60_000;
const minute = 60_000;
/** How long to wait after each failed attempt; after the last one the mail is given up. */
const pauses = [1 / 6, 1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);

export type MailWorkerParts = {
  db: Db;
  write: WriteLetter;
  send: SendMail;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The right half of a Message-ID. */
  domain: string;
  /** How often the outbox is looked at while it is empty. */
  pollMs?: number;
  /** The pause after each mail: bookings need the disk more than mails do, and mail servers dislike bursts. */
  pauseMs?: number;
};

/**
 * Sends what the outbox holds, one mail after another, until it is stopped. Any number of processes
 * may do so. A mail is marked as sent right after the mail server took it; where a process dies in
 * between, the mail is sent once more, with the same Message-ID.
 * @returns a function that stops after the mail at hand
 */
export function startMailWorker(parts: MailWorkerParts): () => Promise<void> {
  const { log, pollMs = 1_000, pauseMs = 100 } = parts;
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const sent = await sendNextMail(parts).catch((error: unknown) => {
        log.error({ err: error }, 'could not look after the outbox');
        return false;
      });
      await delay(sent ? pauseMs : pollMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}

/** Sends one mail that is due. @returns whether there was one */
export async function sendNextMail(parts: MailWorkerParts): Promise<boolean> {
  const { db, send, clock, log } = parts;
  const now = clock();
  const mail = await takeDueMail(db, { now, dropsAt: new Date(now.getTime() + dropsAfterMs) });
  if (!mail) return false;
  try {
    await send(address(mail, parts));
  } catch (error) {
    await noteFailure(parts, mail, error);
    return true;
  }
  await markSent(db, mail.id, clock());
  log.info({ mail: mail.id, kind: kindOf(mail.eventKey) }, 'mail sent');
  return true;
}

function address(mail: MailRow, { domain, write }: MailWorkerParts): OutgoingMail {
  if (!mail.message) throw new Error(`The mail ${mail.id} has lost its words.`);
  const { id, createdAt, recipient, subject } = mail;
  const { letter, ...message } = mail.message;
  const messageId = `<${id}@${domain}>`;
  return {
    ...{ messageId, date: createdAt, to: recipient, subject },
    ...message,
    ...write(letter),
  };
}

async function noteFailure({ db, clock, log }: MailWorkerParts, mail: MailRow, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const pause = pauses[mail.attempts - 1];
  const dueAt = pause === undefined ? undefined : new Date(clock().getTime() + pause);
  await markFailed(db, mail.id, reason.slice(0, 500), dueAt);
  log[dueAt ? 'warn' : 'error'](
    { mail: mail.id, kind: kindOf(mail.eventKey), reason, dueAt },
    dueAt ? 'a mail was not taken and will be tried again' : 'a mail was given up',
  );
}
