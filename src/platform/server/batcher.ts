import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database/unavailable.ts';
import { currentTrace, runInTrace, type TraceContext } from './tracing/trace-context.ts';

/** Submits one item; the promise settles when its batch is done. */
export type Batched<I, O> = (item: I) => Promise<O>;

type Waiting<I, O> = {
  item: I;
  trace: TraceContext | undefined;
  resolve: (answer: O) => void;
  reject: (error: unknown) => void;
};

/**
 * Runs items in batches. Items that arrive while a batch is running form the next one, so an idle server
 * answers at once and a busy one pays for one commit per batch.
 * @param run processes a batch and returns the results in the order of the items
 * @param maxItems maximum items per batch
 * @param concurrency maximum batches running at once
 */
export function createBatcher<I, O>(
  run: (items: I[]) => Promise<O[]>,
  { maxItems = 100, concurrency = 1 }: { maxItems?: number; concurrency?: number } = {},
): Batched<I, O> {
  const queue: Waiting<I, O>[] = [];
  let running = 0;

  const drain = async () => {
    if (running === concurrency) return;
    running += 1;
    while (queue.length > 0) {
      await settle(queue.splice(0, maxItems));
      // What has arrived meanwhile is still to be read, in turns of the event loop: else it misses the next batch.
      let before: number;
      do {
        before = queue.length;
        await nextTurn();
      } while (queue.length > before && queue.length < maxItems);
    }
    running -= 1;
  };

  const settle = async (batch: Waiting<I, O>[]) => {
    try {
      const answers = await runInTrace(sharedTrace(batch), () =>
        run(batch.map(({ item }) => item)),
      );
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as O);
    } catch (error) {
      // Retrying items one by one would only wait again for the same database, and would store twice what
      // was committed although its answer was lost.
      if (batch.length === 1 || isDatabaseUnavailable(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One invalid item may have failed the whole batch: each is retried alone.
      for (const waiting of batch) await settle([waiting]);
    }
  };

  return (item) =>
    new Promise<O>((resolve, reject) => {
      queue.push({ item, trace: currentTrace(), resolve, reject });
      // Deferred so that frames that arrived in the same read join the batch.
      setImmediate(drain);
    });
}

/** The trace of a batch: that of its items, if they are of one. */
function sharedTrace(batch: readonly Pick<Waiting<unknown, unknown>, 'trace'>[]) {
  const [first] = batch;
  return batch.every(({ trace }) => trace?.traceId === first?.trace?.traceId)
    ? first?.trace
    : undefined;
}
