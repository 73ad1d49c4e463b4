import { deviceFiles } from './device-files.ts';

/** Deletes what this site has kept on the device for use without a network: it belongs to whoever was signed in. */
export async function deleteOfflineCopies(): Promise<void> {
  await deviceFiles.clear().catch(ignoreForbidden);
  // Missing where the page did not come over https.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** How many photos wait on this device to be sent, or were refused. */
export const countUnsentFiles = (): Promise<number> =>
  deviceFiles.count().catch(ignoreForbidden).then(Number);

/** Where the browser forbids the storage, nothing is in it. */
const ignoreForbidden = () => 0;
