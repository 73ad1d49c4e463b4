import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { runAsServer } from './security-log/caller-context.ts';
import { inNewTrace } from './tracing/spans.ts';

/**
 * Runs a job at once and then repeatedly, with a pause in between. A failed job is logged and runs again
 * after the pause.
 * @param pauseMs in between, or what computes it after each run
 * @returns a function that stops after the current run
 */
export function runPeriodically(
  name: string,
  pauseMs: number | (() => number),
  log: FastifyBaseLogger,
  job: () => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await inNewTrace(`job: ${name}`, () =>
        runAsServer(log, job).catch((error: unknown) =>
          log.error({ err: error, job: name }, 'job failed'),
        ),
      );
      const pause = typeof pauseMs === 'number' ? pauseMs : pauseMs();
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
