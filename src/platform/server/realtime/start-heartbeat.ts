/**
 * Pings every peer at an interval: a connection whose other end vanished (a laptop asleep, a pulled
 * cable) emits no event.
 * @returns a function that stops the pings
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
