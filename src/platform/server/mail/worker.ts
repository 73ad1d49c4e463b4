import { setTimeout as delay } from 'node:timers/promises';
import { type SendingOptions, sendNextMail } from './send-next-mail.ts';

export type MailWorkerOptions = SendingOptions & {
  /** How often the outbox is looked at while it is empty. */
  pollMs?: number;
  /** The pause after each mail: bookings need the disk more than mails do, and mail servers dislike bursts. */
  pauseMs?: number;
  /** How long a mail that is being sent may take once the worker is stopped. */
  graceMs?: number;
};

/**
 * Sends what the outbox holds, one mail after another, until it is stopped. Any number of processes
 * may do so. A mail is marked as sent right after the mail server took it; where a process dies in
 * between, the mail is sent once more, with the same Message-ID.
 * @returns a function that stops after the mail at hand, which is broken off if it takes long
 */
export function startMailWorker(deps: MailWorkerOptions): () => Promise<void> {
  const { log, pollMs = 1_000, pauseMs = 100, graceMs = 5_000 } = deps;
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const sent = await sendNextMail(deps, breakingOff.signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not look after the outbox');
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
