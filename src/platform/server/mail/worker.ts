import { setTimeout as delay } from 'node:timers/promises';
import { type SendingOptions, sendNextMail } from './send-next-mail.ts';

export type MailWorkerOptions = SendingOptions & {
  /** How often the outbox is polled while it is empty. */
  pollMs?: number;
  /**
   * The pause after each email: bookings need the disk more than emails do, and mail servers dislike
   * bursts.
   */
  pauseMs?: number;
  /** How long the current delivery may take after the worker is stopped. */
  graceMs?: number;
};

/**
 * Sends the outbox's emails one after another until it is stopped. Any number of processes may do so. An
 * email is marked as sent right after the mail server took it; when a process dies in between, it is sent
 * once more with the same Message-ID.
 * @returns a function that stops after the current email, whose delivery is aborted if it takes long
 */
export function startMailWorker(deps: MailWorkerOptions): () => Promise<void> {
  const { log, pollMs = 1_000, pauseMs = 100, graceMs = 5_000 } = deps;
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const sent = await sendNextMail(deps, breakingOff.signal).catch((error: unknown) => {
        log.error({ err: error }, 'mail outbox not processed');
        return false;
      });
      await delay(sent ? pauseMs : pollMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    const timer = setTimeout(() => breakingOff.abort(), graceMs);
    await ended;
    clearTimeout(timer);
  };
}
