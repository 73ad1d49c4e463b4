import { expect, it } from 'vitest';
import { readInOrder } from './read-in-order.ts';

/** Reads that end when they are told to. */
function heldReads() {
  const started: (() => void)[] = [];
  const read = () =>
    new Promise<void>((resolve) => {
      started.push(resolve);
    });
  return { started, read };
}
const onError = (error: unknown) => {
  throw error;
};

it('reads once more for all that was asked while a read waits', async () => {
  const { started, read } = heldReads();
  const reading = readInOrder(read, { onError });
  reading.again();
  await expect.poll(() => started.length).toBe(1);
  const asked = [reading.again(), reading.again(), reading.again()];
  expect(started).toHaveLength(1);
  started[0]?.();
  await expect.poll(() => started.length).toBe(2);
  started[1]?.();
  await Promise.all(asked);
  await reading.settled();
  expect(started).toHaveLength(2);
});

it('begins after the first read, and goes on after an error', async () => {
  const errors: unknown[] = [];
  let reads = 0;
  let fail = () => {};
  const first = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('first'));
  });
  const reading = readInOrder(
    async () => {
      reads += 1;
      if (reads === 1) throw new Error('second');
    },
    { onError: (error) => errors.push(error), first },
  );
  const again = reading.again();
  expect(reads).toBe(0);
  fail();
  await again;
  await reading.again();
  expect([reads, errors]).toEqual([2, [new Error('second')]]);
});
