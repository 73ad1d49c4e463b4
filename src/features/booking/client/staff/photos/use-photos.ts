import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { deviceFiles } from '#platform/client/device-files.ts';
import { scheduleFlush } from '../../outbox/schedule-flush.ts';
import { retryMs } from '../../outbox/send-once.ts';
import { type NewPhoto, sendPhoto } from './api.ts';
import { PhotoOutbox, type QueuedPhoto } from './photo-outbox.ts';

/** The visit of a photo. */
type PhotoOf = Pick<QueuedPhoto, 'appointmentId' | 'about'>;

export type Photos = {
  /** What the device keeps, of this account. */
  queued: readonly QueuedPhoto[];
  add: (visit: PhotoOf, photos: readonly NewPhoto[]) => Promise<void>;
  /** Drops a photo that is not sent yet, or puts a refused one away. */
  remove: (id: string) => Promise<void>;
};

const none: readonly QueuedPhoto[] = [];

/**
 * The photos of an account, which are sent as soon as there is a network.
 * @param readAgain reads what the server has; called when it has stored a photo
 */
export function usePhotos(accountId: string, readAgain: () => Promise<unknown>): Photos {
  const outbox = useMemo(
    () =>
      new PhotoOutbox({
        store: deviceFiles,
        send: (photo) => sendPhoto(photo.appointmentId, photo),
        lock: (run) => navigator.locks.request('visit-photos', run),
      }),
    [],
  );
  const list = useSyncExternalStore(outbox.subscribe, outbox.list, () => none);
  const flush = useMemo(
    () =>
      scheduleFlush(async () => {
        const { isChanged, nextMs } = await outbox.flush(accountId);
        // Reading shows, too, that there is no signal where nothing could be sent.
        if (isChanged || nextMs === retryMs) await readAgain();
        if (isChanged) outbox.removeStored();
        return nextMs;
      }),
    [outbox, accountId, readAgain],
  );
  useEffect(() => {
    flush.now();
    addEventListener('online', flush.now);
    document.addEventListener('visibilitychange', flush.now);
    return () => {
      flush.stop();
      removeEventListener('online', flush.now);
      document.removeEventListener('visibilitychange', flush.now);
    };
  }, [flush]);
  const add = useCallback(
    async (visit: PhotoOf, photos: readonly NewPhoto[]) => {
      await outbox.add(photos.map((photo) => ({ ...photo, ...visit, accountId })));
      flush.now();
    },
    [outbox, accountId, flush],
  );
  const remove = useCallback((id: string) => outbox.remove(id), [outbox]);
  return { queued: list.filter((one) => one.accountId === accountId), add, remove };
}
