import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';
import { NetworkQueue, TooManyWaiting } from './network-queue.ts';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

describe('a token bucket', () => {
  it('allows a burst up to its capacity, then its refill rate', () => {
    let now = 0;
    const bucket = new TokenBucket({ capacity: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3, 4].map(() => bucket.tryTake())).toEqual([0, 0, 0, 500]);
    now = 500;
    expect([bucket.tryTake(), bucket.tryTake()]).toEqual([0, 500]);
    now = 60_000;
    expect([1, 2, 3, 4].map(() => bucket.tryTake())).toEqual([0, 0, 0, 500]);
  });

  it('can go into debt, and returns the time until the debt is paid', () => {
    let now = 0;
    const bucket = new TokenBucket({ capacity: 1, perSecond: 1 }, () => now);
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 1_000, 2_000]);
    now = 2_000;
    expect(bucket.take()).toBe(1_000);
  });

  it('is separate for each key, and the number of keys is limited', () => {
    const buckets = new TokenBuckets({ capacity: 1, perSecond: 1 }, () => 0);
    expect([buckets.tryTake('a'), buckets.tryTake('b'), buckets.tryTake('a')]).toEqual([
      0, 0, 1_000,
    ]);
    for (let i = 0; i < 50_000; i += 1) buckets.tryTake(`network ${i}`);
    expect(buckets.size).toBeLessThanOrEqual(20_000);
  });
});

describe('the queue of a network', () => {
  const makeQueue = () => new NetworkQueue({ maxRunning: 2, maxWaiting: 2 });

  it('runs two of a network at a time, the rest in the order they came, and others at once', () => {
    const queue = makeQueue();
    const started: string[] = [];
    const enter = (network: string, name: string) => queue.enter(network, () => started.push(name));
    for (const name of ['a1', 'a2', 'a3', 'a4']) expect(enter('a', name)).toBe(true);
    expect(enter('b', 'b1')).toBe(true);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    expect(enter('a', 'a5')).toBe(false);
    queue.leave('a');
    queue.leave('a');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    for (let i = 0; i < 2; i += 1) queue.leave('a');
    queue.leave('b');
    expect(queue.size).toBe(0);
  });

  it('continues after a failed task, and rejects tasks when too many wait', async () => {
    const queue = makeQueue();
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    const never = () => new Promise<void>(() => {});
    for (let i = 0; i < 4; i += 1) queue.run('a', never);
    await expect(queue.run('a', never)).rejects.toThrow(TooManyWaiting);
    expect(await queue.run('b', async () => 'done')).toBe('done');
  });
});

describe('limitConcurrency', () => {
  it('runs a few tasks at a time, each once, also after a failed one', async () => {
    const limited = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const work = (n: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (n === 3) throw new Error('no');
      return n;
    };
    const done = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => limited(work(n))));
    expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      1,
      2,
      'failed',
      4,
      5,
      6,
    ]);
    expect(most).toBe(2);
  });
});
