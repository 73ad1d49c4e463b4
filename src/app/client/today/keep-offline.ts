const worker = '/today-worker.js';
/** The pages that it answers: the day's visits, and from the others the way there. */
const scope = '/admin';

/**
 * Has the browser keep the page of the day's visits with its files and data, so that it opens without a network.
 * @param accountId whose page it is: nobody else is shown the copies
 * @returns whether it has; a browser that cannot shows the page online only
 */
export async function keepOffline(accountId: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const message = { kind: 'keep', urls: listFiles(), accountId };
  try {
    // Not `navigator.serviceWorker.ready`: it never resolves where the document began outside the scope.
    const registration = await navigator.serviceWorker.register(worker, { scope });
    // Of an older version, for fewer pages: it would answer them in place of this one.
    for (const other of await navigator.serviceWorker.getRegistrations())
      if (other.scope !== registration.scope) await other.unregister();
    // After an update of the site the browser may find the newer worker only now: it keeps the day again.
    registration.onupdatefound = () => void keepBy(registration, message).catch(() => {});
    return await keepBy(registration, message);
  } catch {
    // Forbidden by the browser's settings, or no network: the caller says so.
    return false;
  }
}

/** Has the newest worker of a registration keep the page. */
async function keepBy(registration: ServiceWorkerRegistration, message: object): Promise<boolean> {
  const { installing, waiting, active } = registration;
  const newest = installing ?? waiting ?? active;
  if (!newest) return false;
  await activated(newest);
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // A worker that is replaced meanwhile never answers: the one that replaces it is asked.
    const onReplaced = () => resolve(keepBy(registration, message));
    newest.addEventListener('statechange', onReplaced, { once: true });
    port1.onmessage = ({ data }) => {
      newest.removeEventListener('statechange', onReplaced);
      resolve(data === true);
    };
    newest.postMessage(message, [port2]);
  });
}

function activated(newest: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (newest.state === 'activated') resolve();
      else if (newest.state === 'redundant') reject(new Error('The worker was not installed.'));
    };
    newest.addEventListener('statechange', check);
    check();
  });
}

/** The scripts, style sheets and fonts that the page has loaded. */
function listFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(files.map(({ pathname }) => pathname))];
}

/** Calls a listener when a late answer has shown the worker that nobody is signed in. @returns its removal */
export function onSignedOut(listener: () => void): () => void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  worker?.addEventListener('message', listener);
  return () => worker?.removeEventListener('message', listener);
}
