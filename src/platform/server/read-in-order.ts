/**
 * Reads something again whenever it is asked to, one read after the other: an older result must not replace a newer
 * one. Requests that come while a read waits for its turn are answered by that read.
 * @param first a read that is under way already, whose error is its caller's
 */
export function readInOrder(
  read: () => Promise<void>,
  { onError, first }: { onError: (error: unknown) => void; first?: Promise<unknown> },
) {
  let last: Promise<void> = Promise.resolve(first).then(
    () => {},
    () => {},
  );
  let isWaiting = false;
  return {
    /** @returns once that read has ended; its error goes to `onError` */
    again(): Promise<void> {
      if (isWaiting) return last;
      isWaiting = true;
      last = last
        .then(() => {
          isWaiting = false;
          return read();
        })
        .catch(onError);
      return last;
    },
    /** Waits for the reads that were asked for. */
    settled: () => last,
  };
}
