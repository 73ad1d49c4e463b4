/** Runs `flush` when asked, and again after as many milliseconds as it returns. */
export function scheduleFlush(flush: () => Promise<number | undefined>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const now = () => {
    clearTimeout(timer);
    isStopped = false;
    flush().then((nextMs) => {
      if (nextMs === undefined || isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(now, nextMs);
    });
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { now, stop };
}
