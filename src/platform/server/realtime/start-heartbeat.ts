/**
 * Checks at an interval that every peer is still there: a connection whose other end vanished (a laptop
 * that fell asleep, a cable pulled) says nothing by itself.
 * @returns a function that stops the checks
 */
export function startHeartbeat(
  peers: Iterable<{ checkAlive(): void }>,
  everyMs: number,
): () => void {
  const timer = setInterval(() => {
    for (const peer of peers) peer.checkAlive();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
