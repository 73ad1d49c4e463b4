import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../outbox/send-once.ts';
import { PhotoOutbox, type QueuedPhoto } from './photo-outbox.ts';

const anna = 'account of Anna';
let stored: Map<string, QueuedPhoto>;
let sent: string[];
let answer: (photo: QueuedPhoto) => Promise<Outcome>;
beforeEach(() => {
  stored = new Map();
  sent = [];
  answer = async () => 'stored';
});

let queue: Promise<void> = Promise.resolve();
const lock = (run: () => Promise<void>) => {
  queue = queue.then(run);
  return queue;
};
const send = async (photo: QueuedPhoto) => {
  const outcome = await answer(photo);
  if (outcome !== 'later') sent.push(photo.id);
  return outcome;
};
const openTab = () =>
  new PhotoOutbox({
    store: {
      readAll: async () => [...stored.values()],
      put: async (photo) => stored.set(photo.id, photo),
      delete: async (id) => stored.delete(id),
    },
    lock,
    send,
  });
const photo = (id: string, minute = 0): QueuedPhoto => ({
  id,
  appointmentId: 'a',
  accountId: anna,
  about: 'Ann Price, 9–11am',
  takenAt: `2027-06-15T09:${String(minute).padStart(2, '0')}:00Z`,
  caption: '',
  bytes: new ArrayBuffer(8),
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => photo(`p${index}`, index));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('photos of visits', () => {
  it('wait while there is no network, also across a reload, and each is stored once', async () => {
    const outbox = openTab();
    await outbox.add(many(12));
    answer = async () => 'later';
    expect(await outbox.flush(anna)).toEqual({ isChanged: false, nextMs: 20_000 });
    const reloaded = openTab();
    await reloaded.reload();
    expect(reloaded.list()).toHaveLength(12);
    answer = async () => 'stored';
    await Promise.all([outbox.flush(anna), reloaded.flush(anna), reloaded.flush(anna)]);
    expect(sent).toEqual(ids(many(12)));
    expect(stored.size).toBe(0);
  });

  it('that are stored stay on the list until the screen has read them', async () => {
    const outbox = openTab();
    await outbox.add(many(2));
    expect(await outbox.flush(anna)).toEqual({ isChanged: true, nextMs: undefined });
    expect(outbox.list()).toMatchObject([{ isStored: true }, { isStored: true }]);
    outbox.removeStored();
    expect(outbox.list()).toEqual([]);
  });

  it('that are refused keep the reason until somebody has read it, and hold up no other', async () => {
    const outbox = openTab();
    await outbox.add(many(2));
    answer = async ({ id }) => (id === 'p0' ? { refusal: 'This visit was cancelled.' } : 'stored');
    await outbox.flush(anna);
    expect(outbox.list()).toMatchObject([
      { refusal: 'This visit was cancelled.' },
      { isStored: true },
    ]);
    await outbox.flush(anna);
    expect(sent).toEqual(['p0', 'p1']);
    const reloaded = openTab();
    await reloaded.reload();
    expect(reloaded.list()).toMatchObject([{ refusal: 'This visit was cancelled.' }]);
    await reloaded.remove('p0');
    await outbox.reload();
    expect(outbox.list()).toMatchObject([{ id: 'p1', isStored: true }]);
  });

  it('can be removed before they are sent, and are sent by nobody but who took them', async () => {
    const outbox = openTab();
    await outbox.add(many(3));
    await outbox.remove('p1');
    expect(await outbox.flush('account of Ben')).toEqual({ isChanged: false, nextMs: undefined });
    await outbox.flush(anna);
    expect(sent).toEqual(['p0', 'p2']);
  });

  it('are kept in memory where the device is full or forbids it, and say so', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const outbox = new PhotoOutbox({
      store: { readAll: async () => [], put: full, delete: full },
      lock,
      send,
    });
    await outbox.add([photo('p0')]);
    expect(outbox.list()).toMatchObject([{ id: 'p0', isInMemory: true }]);
    await outbox.flush(anna);
    expect(sent).toEqual(['p0']);
    const forbidden = new PhotoOutbox({
      store: { readAll: full, put: full, delete: full },
      lock,
      send,
    });
    await forbidden.add([photo('p1')]);
    await forbidden.flush(anna);
    expect(sent).toEqual(['p0', 'p1']);
  });
});
