import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How long the event loop of a running server may be blocked, in milliseconds. */
export const servingLimitMs = 15_000;
/**
 * How long it may be blocked during the start: opening the database, migrations and loading the model
 * take long on a slow machine.
 */
export const startLimitMs = 180_000;

/** Memory shared by both threads: turns of the loop, the current limit, whether a debugger is attached. */
const cells = { turns: 0, limitMs: 1, isDebugged: 2 } as const;

const beatMs = 500;

export type Watchdog = {
  /** @param limit milliseconds for which the loop may be blocked from now on */
  setLimit(limit: number): void;
  stop(): Promise<void>;
};

/**
 * Watches this thread from another one, and ends the process with SIGKILL and a log line when the event
 * loop is blocked for too long. A blocked thread cannot do that itself: no signal handler and no timer
 * runs there. A sleeping machine, a stopped process and a debugger do not count.
 * @param limit milliseconds for which the loop may be blocked
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
