import { deleteReports, readReports } from '#features/booking/client/today/report-outbox.ts';
import { Outbox } from '#features/chat/client/connection/outbox.ts';
import { teamStore } from '#features/chat/client/connection/team-store.ts';
import {
  clearStoredAccount,
  readStoredAccount,
} from '#features/staff-accounts/client/sign-in/stored-account.ts';
import { deviceFiles } from '#platform/client/device-files.ts';

/** Numbers of what this device has not sent yet, or what the server refused. */
export type Unsent = { changes: number; photos: number; messages: number };

export async function countUnsent(): Promise<Unsent> {
  return {
    changes: readReports(localStorage)?.filter(({ isStored }) => !isStored).length ?? 0,
    photos: Number(await deviceFiles.count().catch(ignoreForbidden)),
    messages: openTeamOutbox().list().length,
  };
}

/** Deletes what belongs to whoever was signed in: copies for use without a network, and what is not sent. */
export async function deleteDeviceData(): Promise<void> {
  const outbox = openTeamOutbox();
  clearStoredAccount();
  deleteReports(localStorage);
  for (const { clientMessageId } of outbox.list()) outbox.remove(clientMessageId);
  await deviceFiles.clear().catch(ignoreForbidden);
  await deleteCopies();
}

/** What the account that last signed in here has written in this tab. */
const openTeamOutbox = () => new Outbox(teamStore(readStoredAccount()?.id ?? ''));

/** Deletes the copies of pages and data for use without a network. */
export async function deleteCopies(): Promise<void> {
  // Missing where the page did not come over https.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Where the browser forbids the storage, nothing is in it. */
const ignoreForbidden = () => 0;
