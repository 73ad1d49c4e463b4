/** Deletes what service workers of this site have kept: it belongs to whoever was signed in. */
export async function deleteOfflineCopies(): Promise<void> {
  // Missing where the page did not come over https.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
