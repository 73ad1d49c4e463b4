import { setTimeout as delay } from 'node:timers/promises';
import { sendNextText, type TextSendingOptions } from './send-next-text.ts';

const pollMs = 2_000;

/**
 * Sends the texts of the outbox one after another. Any number of processes may do so.
 * @returns a function that stops at once; a text that is being sent then is sent again by another process, with the
 * same idempotency key
 */
export function startTextWorker(options: TextSendingOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const sent = await sendNextText(options, signal).catch((error: unknown) => {
        options.log.error({ err: error }, 'text outbox not processed');
        return false;
      });
      if (!sent) await delay(pollMs, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
