import type { Db, Tx } from '../database/database.ts';
import { maskContacts } from '../logger.ts';
import { DeliveryError, type DeliveryFailure } from './delivery-error.ts';
import { beginLease, keepLease, type LeaseOptions } from './lease.ts';
import { kindOf, type QueuedMail, type RenderEmail } from './message.ts';
import { hastenEarlierMails, type MailRow } from './queries.ts';
import {
  beginOutage,
  claimProbe,
  endOutage,
  extendOutage,
  type MailOutage,
} from './queries-outage.ts';
import {
  type Lease,
  markDropped,
  markFailed,
  markSent,
  releaseMail,
  takeDueMail,
} from './queries-sending.ts';
import type { OutgoingMail, SendMail } from './transport.ts';

const seconds = 1000;
const minutes = 60 * seconds;
/** Pauses after each failed attempt; after the last one the email fails for good. */
const pauses = [1 / 6, 1, 5, 15, 60, 180, 360, 720].map((pause) => pause * minutes);
/** Pauses between attempts during an outage; the last one repeats until the mail server is back. */
const outagePauses = [10, 20, 40, 80, 160, 180].map((pause) => pause * seconds);

/** Stale checks and their consequences, provided by the features whose subjects the emails are about. */
export type StaleCheck = {
  /** The reason why an email is stale, or undefined. */
  findStaleReason: (db: Db, mail: QueuedMail, now: Date) => Promise<string | undefined>;
  /** Called in the transaction that drops an email. */
  onDropped: (tx: Tx, mail: QueuedMail, reason: string, now: Date) => Promise<void>;
};

export type SendingOptions = LeaseOptions & {
  write: RenderEmail;
  send: SendMail;
  staleCheck: StaleCheck;
  /** The domain of the Message-ID. */
  domain: () => string;
};

type HeldMail = MailRow & { leaseId: string };

/**
 * Sends the next email that is due and not stale; stale ones before it are dropped. A change during the
 * delivery is reported by the next email, which waits until this one is finished.
 * @param stopping aborts the SMTP session at once
 * @returns whether there was an email and the mail server is available
 */
export async function sendNextMail(
  options: SendingOptions,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { db, clock, log } = options;
  const lease = beginLease(options);
  let outage: MailOutage | undefined;
  let mail = await takeCurrentMail(options, { ...lease, isProbe: false });
  if (!mail) {
    outage = await claimProbe(db, lease);
    mail = outage && (await takeCurrentMail(options, { ...lease, isProbe: true }));
  }
  if (!mail) return false;
  const failure = await deliver(options, mail, stopping);
  if (!failure) await markSent(db, mail.id, clock());
  const isOut = await noteOutage(options, outage, failure);
  if (!failure) log.info({ mail: mail.id, kind: kindOf(mail.eventKey) }, 'mail sent');
  else if (isOut || failure.isStopped) {
    const { lastError } = failure;
    await releaseMail(db, mail.id, { leaseId: lease.id, lastError, now: clock() });
  } else await noteFailure(options, mail, failure);
  return !isOut;
}

async function takeCurrentMail(
  options: SendingOptions,
  lease: Lease & { isProbe: boolean },
): Promise<HeldMail | undefined> {
  for (;;) {
    const mail = await takeDueMail(options.db, lease);
    if (!mail) return undefined;
    const held = { ...mail, leaseId: lease.id };
    if (!(await dropIfStale(options, held))) return held;
  }
}

async function dropIfStale({ db, clock, log, staleCheck }: SendingOptions, mail: HeldMail) {
  const now = clock();
  const reason = await staleCheck.findStaleReason(db, mail, now);
  if (reason === undefined) return false;
  await db.transaction(async (tx) => {
    if (await markDropped(tx, mail.id, { leaseId: mail.leaseId, reason }))
      await staleCheck.onDropped(tx, mail, reason, now);
  });
  log.info({ mail: mail.id, kind: kindOf(mail.eventKey), reason }, 'mail dropped');
  return true;
}

type Failure = { kind: DeliveryFailure; lastError: string; isStopped: boolean };

/** Delivers an email. @returns why it was not taken, or undefined */
async function deliver(
  options: SendingOptions,
  mail: HeldMail,
  stopping?: AbortSignal,
): Promise<Failure | undefined> {
  const lease = keepLease(options, mail.id, mail.leaseId);
  const signal = stopping ? AbortSignal.any([stopping, lease.lost]) : lease.lost;
  try {
    await options.send(address(mail, options), signal);
    return undefined;
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const kind = error instanceof DeliveryError ? error.failure : 'deferred';
    return { kind, lastError, isStopped: signal.aborted };
  } finally {
    await lease.end();
  }
}

function address(mail: MailRow, { domain, write }: SendingOptions): OutgoingMail {
  if (!mail.message) throw new Error(`The mail ${mail.id} has lost its words.`);
  const { content, ...message } = mail.message;
  return {
    messageId: `<${mail.id}@${domain()}>`,
    date: mail.createdAt,
    to: mail.recipient,
    subject: mail.subject,
    ...message,
    ...write(content),
  };
}

/**
 * Begins, extends or ends the outage according to one delivery.
 * @param probed the outage during which it was tried
 * @returns whether the mail server is out and has not received the email
 */
async function noteOutage(
  { db, clock, log }: SendingOptions,
  probed: MailOutage | undefined,
  failure: Failure | undefined,
): Promise<boolean> {
  const isOut = failure?.kind === 'unavailable' && !failure.isStopped;
  const now = clock();
  const pause = outagePauses[Math.min(probed?.failures ?? 0, outagePauses.length - 1)] ?? 0;
  const next = {
    lastError: failure?.lastError ?? '',
    now,
    nextTryAt: new Date(now.getTime() + pause),
  };
  if (probed && (isOut || failure?.kind === 'interrupted')) await extendOutage(db, next);
  else if (isOut && (await beginOutage(db, next)))
    log.error({ reason: maskContacts(next.lastError) }, 'mail server unavailable');
  if (probed && failure?.kind !== 'unavailable' && failure?.kind !== 'interrupted') {
    await endOutage(db);
    log.info({ since: probed.since }, 'mail server available again');
  }
  return isOut;
}

async function noteFailure(options: SendingOptions, mail: HeldMail, { kind, lastError }: Failure) {
  const { db, clock, log, staleCheck } = options;
  const pause = kind === 'refused' ? undefined : pauses[mail.attempts - 1];
  const dueAt = pause === undefined ? undefined : new Date(clock().getTime() + pause);
  await markFailed(db, mail.id, { leaseId: mail.leaseId, lastError, dueAt });
  // Checked afterwards: a newer email queued meanwhile could not make this one due.
  const { about, recipient } = mail;
  if (dueAt && about !== null && (await staleCheck.findStaleReason(db, mail, clock())))
    await hastenEarlierMails(db, { about, recipient }, clock());
  log[dueAt ? 'warn' : 'error'](
    { mail: mail.id, kind: kindOf(mail.eventKey), reason: maskContacts(lastError), dueAt },
    dueAt ? 'mail delivery failed, will retry' : 'mail delivery given up',
  );
}
