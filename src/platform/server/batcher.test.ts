import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';
import { currentTrace, newTrace, runInTrace } from './tracing/trace-context.ts';

describe('a batcher', () => {
  it('runs the items that arrive while it is busy as one batch, and returns each its own result', async () => {
    const batches: number[][] = [];
    const double = createBatcher(
      async (items: number[]) => {
        batches.push(items);
        await new Promise((resolve) => setImmediate(resolve));
        return items.map((item) => item * 2);
      },
      { maxItems: 3 },
    );
    expect(await double(1)).toBe(2);
    expect(await Promise.all([2, 3, 4, 5, 6].map(double))).toEqual([4, 6, 8, 10, 12]);
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  it('takes what arrives in the next turns of the event loop into the next batch', async () => {
    const batches: number[][] = [];
    const later: Promise<number>[] = [];
    const inTurns = (turns: number, item: number): unknown =>
      turns === 0 ? later.push(call(item)) : setImmediate(() => inTurns(turns - 1, item));
    const call = createBatcher(async (items: number[]) => {
      batches.push(items);
      if (batches.length === 1) for (const turn of [0, 1, 2]) inTurns(turn, 2 + turn);
      return items;
    });
    await call(1);
    await expect.poll(() => later.length).toBe(3);
    await Promise.all(later);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('fails only the item that caused an error', async () => {
    const check = createBatcher(async (items: number[]) => {
      if (items.includes(2)) throw new Error('two');
      return items;
    });
    const answers = await Promise.allSettled([1, 2, 3].map(check));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await check(4)).toBe(4);
  });

  it('does not retry the items of a batch when the database is unavailable', async () => {
    let runs = 0;
    const store = createBatcher(async (_items: number[]): Promise<number[]> => {
      runs += 1;
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    const answers = await Promise.allSettled([1, 2, 3].map(store));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toBe(1);
  });
});

it('runs a batch in the trace of its items, and in none where they are of several', async () => {
  const seen: [number[], string | undefined][] = [];
  const call = createBatcher(async (items: number[]) => {
    seen.push([items, currentTrace()?.traceId]);
    return items;
  });
  const [one, other] = [newTrace(), newTrace()];
  await Promise.all([runInTrace(one, () => call(1)), runInTrace(newTrace(one), () => call(2))]);
  await Promise.all([runInTrace(one, () => call(3)), runInTrace(other, () => call(4)), call(5)]);
  await runInTrace(other, () => call(6));
  expect(seen).toEqual([
    [[1, 2], one.traceId],
    [[3, 4, 5], undefined],
    [[6], other.traceId],
  ]);
});
