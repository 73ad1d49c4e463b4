const database = 'unsent_files';
const store = 'files';

/** A file that waits on the device, with what its feature knows of it. */
type DeviceFile = { id: string };

/**
 * Files that wait on this device to be sent. They are in an IndexedDB, because local storage is too small for them.
 * Every call rejects where the browser forbids it or is full.
 */
export const deviceFiles = {
  readAll: <F extends DeviceFile>(): Promise<F[]> => run('readonly', (files) => files.getAll()),
  put: (file: DeviceFile) => {
    // Asks the browser to delete other things first when the device is full.
    navigator.storage?.persist?.();
    return run('readwrite', (files) => files.put(file));
  },
  delete: (id: string) => run('readwrite', (files) => files.delete(id)),
  count: (): Promise<number> => run('readonly', (files) => files.count()),
  clear: () => run('readwrite', (files) => files.clear()),
};

async function run<T>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(store, mode);
      const asked = request(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
