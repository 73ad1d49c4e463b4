type Retry = 'asked' | 'online';

/** What waits for code that did not arrive. */
const waiting = new Set<(why: Retry) => void>();
const listeners = new Set<() => void>();

/**
 * Loads code and waits for it for as long as it takes: React takes the whole page down for code that cannot be loaded.
 * It is tried again when the browser is back online and when the visitor asks for it (`loadAgain`). Code that is then
 * still missing is that of an earlier release, and comes with a new page.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let why: Retry | undefined; ; ) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      reportError(error);
      if (why === 'asked' && navigator.onLine) location.reload();
      why = await waitForRetry();
    }
  }
}

/** Tries again what did not load. */
export const loadAgain = () => retry('asked');

/** Whether something waits for its code. */
export const isLoadMissing = () => waiting.size > 0;

/** Subscribes to `isLoadMissing`. @returns a function that unsubscribes */
export function subscribeToMissingLoads(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function waitForRetry(): Promise<Retry> {
  addEventListener('online', retryOnline);
  return new Promise((resolve) => {
    waiting.add(resolve);
    for (const listener of listeners) listener();
  });
}

const retryOnline = () => retry('online');

function retry(why: Retry) {
  const resolves = [...waiting];
  waiting.clear();
  for (const resolve of resolves) resolve(why);
  for (const listener of listeners) listener();
}
