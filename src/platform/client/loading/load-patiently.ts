/** What waits for code that did not arrive, by the function that loads it. */
const waiting = new Map<unknown, () => void>();
/** Whether the visitor has asked for what is missing, until something of it arrives. */
let isAsked = false;
const firstPauseMs = 2_000;
const listeners = new Set<() => void>();

/**
 * Loads code and waits for it for as long as it takes: React takes the whole page down for code that cannot be loaded.
 * It is tried again when the browser is back online, when the visitor asks for it (`loadAgain`), and at growing
 * intervals, since a request can fail just after the browser said that it is online. Code that is still missing when
 * it was asked for is that of an earlier release, and comes with a new page.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, 60_000)) {
    try {
      const loaded = await load();
      stopWaiting(load);
      return loaded;
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (pauseMs === firstPauseMs) reportError(error);
      if (isAsked && navigator.onLine) location.reload();
      await waitForRetry(load, pauseMs);
    }
  }
}

/** Tries again what did not load. */
export function loadAgain() {
  isAsked = true;
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
  isAsked = false;
  if (waiting.delete(load)) announce();
}

function announce() {
  for (const listener of listeners) listener();
}
