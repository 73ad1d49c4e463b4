/** What waits for code that did not arrive, by the function that loads it. */
const waiting = new Map<unknown, () => void>();
/** What the visitor has asked for, until that try has ended. */
const asked = new Set<unknown>();
const listeners = new Set<() => void>();

/**
 * Loads code and waits for it for as long as it takes: React takes the whole page down for code that cannot be loaded.
 * It is tried again when the browser is back online, when the visitor asks for it (`loadAgain`), and at growing
 * intervals, since a request can fail just after the browser said that it is online. Code that is still missing when
 * it was asked for is that of an earlier release, and comes with a new page.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  let isReported = false;
  for (let pauseMs = 2_000; ; pauseMs = Math.min(pauseMs * 2, 60_000)) {
    try {
      const loaded = await load();
      stopWaiting(load);
      return loaded;
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (!isReported) reportError(error);
      isReported = true;
      if (asked.delete(load) && navigator.onLine) location.reload();
      await waitForRetry(load, pauseMs);
    }
  }
}

/** Tries again what did not load. */
export function loadAgain() {
  for (const load of waiting.keys()) asked.add(load);
  retry();
}

/** Whether something waits for its code. */
export const isLoadMissing = () => waiting.size > 0;

/** Subscribes to `isLoadMissing`. @returns a function that unsubscribes */
export function subscribeToMissingLoads(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function waitForRetry(load: unknown, pauseMs: number): Promise<void> {
  addEventListener('online', retry);
  return new Promise((resolve) => {
    // The message stays while it is tried again unasked, so that it is read out once.
    setTimeout(resolve, pauseMs);
    waiting.set(load, resolve);
    announce();
  });
}

function retry() {
  const resolves = [...waiting.values()];
  waiting.clear();
  for (const resolve of resolves) resolve();
  announce();
}

function stopWaiting(load: unknown) {
  asked.delete(load);
  if (waiting.delete(load)) announce();
}

function announce() {
  for (const listener of listeners) listener();
}
