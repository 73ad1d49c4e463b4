import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../database/database.ts';
import { maskContacts } from '../logger.ts';
import { finishText, type TextRow, takeDueText } from './queries.ts';
import { type SendText, TextError } from './transport.ts';

const minute = 60_000;
/** Pauses after each failed attempt; after the last one the text fails for good. */
const pauses = [1 / 6, 1, 5, 15, 60].map((pause) => pause * minute);
/** Longer than a delivery may take. */
const leaseMs = 2 * minute;

export type TextSendingOptions = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  send: SendText;
  /** The reason why a text is out of date, or undefined. */
  findStaleReason: (db: Db, message: TextRow, now: Date) => Promise<string | undefined>;
  /** Called in the transaction that drops a text or gives it up. */
  onNotSent: (tx: Tx, message: TextRow, reason: string, now: Date) => Promise<void>;
};

/** Sends the next text that is due, or drops it when it is out of date. @returns whether there was one */
export async function sendNextText(
  options: TextSendingOptions,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const { db, clock, log, send, findStaleReason } = options;
  const now = clock();
  const lease = { id: randomUUID(), now, until: new Date(now.getTime() + leaseMs) };
  const message = await takeDueText(db, lease);
  if (!message) return false;
  const held = { id: message.id, leaseId: lease.id };
  const stale = await findStaleReason(db, message, now);
  if (stale !== undefined) {
    await giveUp(options, message, { ...held, state: 'dropped', reason: stale });
    return true;
  }
  try {
    await send({ id: message.id, to: message.recipient, body: message.body ?? '' }, stopping);
    await finishText(db, held, { state: 'sent', body: null, lastError: null });
    log.info({ text: message.id }, 'text sent');
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isRefused = error instanceof TextError && error.isRefused;
    const pause = isRefused ? undefined : pauses[message.attempts - 1];
    if (pause === undefined) await giveUp(options, message, { ...held, state: 'failed', reason });
    else {
      const dueAt = new Date(clock().getTime() + pause);
      await finishText(db, held, { dueAt, lastError: reason });
      const told = maskContacts(reason);
      log.warn({ text: message.id, reason: told, dueAt }, 'text delivery failed, will retry');
    }
  }
  return true;
}

type GivenUp = { id: string; leaseId: string; state: 'failed' | 'dropped'; reason: string };

async function giveUp(
  { db, clock, log, onNotSent }: TextSendingOptions,
  message: TextRow,
  { state, reason, ...held }: GivenUp,
) {
  await db.transaction(async (tx) => {
    if (await finishText(tx, held, { state, body: null, lastError: reason }))
      await onNotSent(tx, message, reason, clock());
  });
  log.warn({ text: message.id, reason: maskContacts(reason) }, `text ${state}`);
}
