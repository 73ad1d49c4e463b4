import { type Outcome, retryMs } from '../../outbox/send-once.ts';
import type { NewPhoto } from './api.ts';

/** A photo on the device. */
export type QueuedPhoto = NewPhoto & {
  appointmentId: string;
  /** The staff account that took it: nobody else sends it. */
  accountId: string;
  /** Whose visit it is of, should the visit be gone: 'Ann Price, 9–11am'. */
  about: string;
  /** Why the server refused it; such a photo is not sent again. */
  refusal?: string;
  /** Whether the server has stored it: it is listed until the screen has read so. */
  isStored?: true;
  /** Whether the device had no room for it: it is lost when the page is closed. */
  isInMemory?: true;
};

type OutboxDeps = {
  /** The device's storage; where it rejects, photos are kept in memory. */
  store: {
    readAll: () => Promise<QueuedPhoto[]>;
    put: (photo: QueuedPhoto) => Promise<unknown>;
    delete: (id: string) => Promise<unknown>;
  };
  send: (photo: QueuedPhoto) => Promise<Outcome>;
  /** Runs `send` in one tab at a time. */
  lock: (run: () => Promise<void>) => Promise<void>;
};

/**
 * Photos of visits, kept on the device until the server has stored them, in order. A photo that is sent twice is stored
 * once, so one whose answer is lost is sent again.
 */
export class PhotoOutbox {
  readonly #deps: OutboxDeps;
  readonly #listeners = new Set<() => void>();
  #list: readonly QueuedPhoto[] = [];

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  readonly list = () => this.#list;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  async add(photos: readonly QueuedPhoto[]) {
    for (const photo of photos) {
      const isKept = await this.#keep(photo);
      this.#set([...this.#list, isKept ? photo : { ...photo, isInMemory: true }]);
    }
  }

  /** Drops a photo that has not been sent, or whose refusal has been read. */
  async remove(id: string) {
    this.#set(this.#list.filter((photo) => photo.id !== id));
    await this.#drop(id);
  }

  /** Takes over what another tab, or this one before it was reloaded, has kept or sent. */
  async reload() {
    const kept = await this.#deps.store.readAll().catch(() => undefined);
    if (!kept) return;
    const others = this.#list.filter(
      ({ id, isStored, isInMemory }) =>
        (isStored || isInMemory) && !kept.some((photo) => photo.id === id),
    );
    this.#set([...kept, ...others].toSorted((a, b) => a.takenAt.localeCompare(b.takenAt)));
  }

  /**
   * Sends what waits of an account, in order.
   * @returns whether the list has changed; milliseconds until the next attempt, if something could not be sent
   */
  async flush(accountId: string): Promise<{ isChanged: boolean; nextMs: number | undefined }> {
    let isChanged = false;
    let isOffline = false;
    await this.#deps.lock(async () => {
      await this.reload();
      for (;;) {
        const due = this.#list.find((photo) => isWaiting(photo, accountId));
        if (!due) return;
        const outcome = await this.#deps.send(due);
        if (outcome === 'later') {
          isOffline = true;
          return;
        }
        isChanged = true;
        if (outcome === 'stored') {
          this.#replace({ ...due, isStored: true });
          await this.#drop(due.id);
        } else {
          const refused = { ...due, refusal: outcome.refusal };
          this.#replace(refused);
          await this.#keep(refused);
        }
      }
    });
    return { isChanged, nextMs: isOffline ? retryMs : undefined };
  }

  /** Drops from the list what the server has stored, once the screen shows it. */
  removeStored() {
    if (this.#list.some(({ isStored }) => isStored))
      this.#set(this.#list.filter(({ isStored }) => !isStored));
  }

  #replace(photo: QueuedPhoto) {
    this.#set(this.#list.map((one) => (one.id === photo.id ? photo : one)));
  }

  #set(list: readonly QueuedPhoto[]) {
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }

  /** @returns whether the device had room for it */
  async #keep(photo: QueuedPhoto): Promise<boolean> {
    return this.#deps.store.put(photo).then(
      () => true,
      () => false,
    );
  }

  /** A photo that the device cannot delete was never on it, or is sent again, which does no harm. */
  async #drop(id: string) {
    await this.#deps.store.delete(id).catch(() => undefined);
  }
}

/** Whether a photo of an account is still to be sent. */
export const isWaiting = (
  { accountId: by, refusal, isStored }: QueuedPhoto,
  accountId: string,
): boolean => by === accountId && refusal === undefined && !isStored;
