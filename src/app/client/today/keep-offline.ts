const worker = '/today-worker.js';
/** The pages that it may answer: the day's visits, and no other. */
const scope = '/admin/today';

/**
 * Has the browser keep the page of the day's visits with its files and data, so that it opens without a network.
 * @returns whether it has; a browser that cannot shows the page online only
 */
export async function keepOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(worker, { scope });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return false;
    return await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      active.postMessage({ kind: 'keep', urls: listFiles() }, [port2]);
    });
  } catch {
    // Forbidden by the browser's settings, or no network: the caller says so.
    return false;
  }
}

/** The scripts, style sheets and fonts that the page has loaded. */
function listFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(files.map(({ pathname }) => pathname))];
}
