import { isDatabaseUnavailable } from './database/unavailable.ts';

/** Does one item; the promise is settled when the batch it went with is done. */
export type Batched<I, O> = (item: I) => Promise<O>;

type Waiting<I, O> = {
  item: I;
  resolve: (answer: O) => void;
  reject: (error: unknown) => void;
};

/**
 * Does items together: those that come while a batch is under way make up the next one, so that an
 * idle server answers at once and a busy one does many for the price of one.
 * @param run does a batch and answers each item in its place
 * @param most items in one batch
 * @param lanes batches under way at once
 */
export function createBatcher<I, O>(
  run: (items: I[]) => Promise<O[]>,
  { most = 100, concurrency = 1 }: { most?: number; concurrency?: number } = {},
): Batched<I, O> {
  const queue: Waiting<I, O>[] = [];
  let running = 0;

  const drain = async () => {
    if (running === concurrency) return;
    running += 1;
    while (queue.length > 0) await settle(queue.splice(0, most));
    running -= 1;
  };

  const settle = async (batch: Waiting<I, O>[]) => {
    try {
      const answers = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as O);
    } catch (error) {
      // Each by itself would wait for the same database; and what was stored unheard would be stored twice.
      if (batch.length === 1 || isDatabaseUnavailable(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One item may have spoilt the batch for all: each gets its own try.
      for (const waiting of batch) await settle([waiting]);
    }
  };

  return (item) =>
    new Promise<O>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // Frames that arrived in the same read are handled first, so that they share the batch.
      setImmediate(drain);
    });
}
