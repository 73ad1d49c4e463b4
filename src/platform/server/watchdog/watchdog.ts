import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How long the event loop of a serving process may stand still, in milliseconds. */
export const servingLimitMs = 15_000;
/** Opening the database, migrations and reading the model hold the loop for good reason, on a slow machine for long. */
export const startLimitMs = 180_000;

/** What both threads see: how often the loop has turned, how long it may not, whether a debugger may hold it. */
const cells = { turns: 0, limitMs: 1, isDebugged: 2 } as const;

const beatMs = 500;

export type Watchdog = {
  /** @param limit milliseconds for which the loop may stand still from now on */
  setLimit(limit: number): void;
  stop(): Promise<void>;
};

/**
 * Watches this thread from another one, and ends the process with SIGKILL and a line in the log when the
 * event loop has not turned for too long. Nothing in a thread that spins can do that: no signal handler
 * and no timer runs there. A machine's sleep, a stopped process and a debugger do not count.
 * @param limit milliseconds for which the loop may stand still
 */
export function startWatchdog(limit: number): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(Object.keys(cells).length * 4));
  const sendBeat = () => {
    Atomics.add(shared, cells.turns, 1);
    Atomics.store(shared, cells.isDebugged, inspector.url() === undefined ? 0 : 1);
  };
  const setLimit = (milliseconds: number) => {
    Atomics.store(shared, cells.limitMs, milliseconds);
  };
  setLimit(limit);
  sendBeat();
  const worker = new Worker(new URL('./watching-thread.mjs', import.meta.url), {
    workerData: { shared, cells },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  worker.unref();
  const timer = setInterval(sendBeat, beatMs).unref();
  return {
    setLimit,
    stop: async () => {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
