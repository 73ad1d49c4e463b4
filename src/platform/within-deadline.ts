/**
 * Waits for work, but not for ever; the work itself goes on.
 * @param makeError makes the error of work that is not done by then
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  deadlineMs: number,
  makeError: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(makeError()), deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
