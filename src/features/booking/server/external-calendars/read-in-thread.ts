import { Worker } from 'node:worker_threads';
import type { CalendarError } from '../../calendars/calendar-errors.ts';
import type { CalendarRead, CalendarReading } from './read-busy-ranges.ts';
import type { ReadingAnswer } from './reading-thread.ts';

/** Why a calendar was not read; it holds nothing of the calendar or its address. */
export class CalendarFailed extends Error {
  readonly reason: CalendarError;
  constructor(reason: CalendarError) {
    super(`calendar not read: ${reason}`);
    this.reason = reason;
  }
}

const maxMs = 10_000;
const maxMegabytes = 192;

/**
 * Reads a calendar as `readBusyRanges` does, in a thread of its own, which is ended when it takes too long or too much
 * memory: what a calendar costs is in the hands of whoever writes it.
 * @throws CalendarFailed
 */
export function readInThread(read: CalendarRead, timeoutMs = maxMs): Promise<CalendarReading> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: read,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    worker.unref();
    const settle = (answer: ReadingAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      if ('ranges' in answer) done(answer);
      else fail(new CalendarFailed(answer.error));
    };
    const timer = setTimeout(() => settle({ error: 'too-much' }), timeoutMs);
    worker.on('message', settle);
    worker.on('error', () => settle({ error: 'too-much' }));
    worker.on('exit', () => settle({ error: 'too-much' }));
  });
}
