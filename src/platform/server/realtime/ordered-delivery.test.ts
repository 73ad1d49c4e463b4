import { describe, expect, it, vi } from 'vitest';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { type Entry, OrderedDelivery, type Wanted } from './ordered-delivery.ts';

/** An in-memory store; loading takes a turn of the event loop, as a database would. */
function makeStore() {
  const stored = new Map<string, number>();
  let loads = 0;
  let failures = 0;
  return {
    add: (topic: string, count = 1) => {
      const from = (stored.get(topic) ?? 0) + 1;
      stored.set(topic, from + count - 1);
      return { from, to: from + count - 1 };
    },
    countLoads: () => loads,
    failNext: () => {
      failures += 1;
    },
    load: async (wanted: Wanted[], page: number): Promise<Entry[]> => {
      loads += 1;
      if (failures > 0) {
        failures -= 1;
        throw new Error('no database');
      }
      const entries = wanted.flatMap(({ topic, after }) =>
        Array.from({ length: Math.max(0, (stored.get(topic) ?? 0) - after) }, (_, i) => ({
          topic,
          sequence: after + 1 + i,
        })),
      );
      await new Promise((resolve) => setImmediate(resolve));
      return entries.slice(0, page);
    },
  };
}

const makeReceiver = () => {
  const heard: string[] = [];
  return { heard, send: (text: string) => void heard.push(text) };
};

function start(page?: number) {
  const store = makeStore();
  const errors: unknown[] = [];
  const delivery = new OrderedDelivery({
    load: store.load,
    encode: ({ topic, sequence }) => `${topic}${sequence}`,
    onError: (error) => errors.push(error),
    ...(page !== undefined && { page }),
  });
  const store1 = (topic: string, count = 1) => {
    const { from, to } = store.add(topic, count);
    delivery.publish(topic, from, to);
  };
  return { ...store, delivery, errors, publish: store1 };
}

const range = (topic: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${topic}${from + i}`);

describe('ordered delivery', () => {
  it('sends a subscriber the entries after its last number', async () => {
    const { delivery, publish } = start();
    publish('a', 3);
    const receiver = makeReceiver();
    delivery.subscribe('a', receiver, 1);
    publish('a');
    await vi.waitFor(() => expect(receiver.heard).toEqual(['a2', 'a3', 'a4']));
  });

  it('recovers from lost, repeated and late notifications', async () => {
    const { delivery, add } = start();
    const receiver = makeReceiver();
    delivery.subscribe('a', receiver, 0);
    add('a', 3);
    delivery.publish('a', 3, 3);
    delivery.publish('a', 3, 3);
    delivery.publish('a', 1, 1);
    await vi.waitFor(() => expect(receiver.heard).toEqual(range('a', 1, 3)));
    add('a', 2);
    delivery.refresh();
    await vi.waitFor(() => expect(receiver.heard).toEqual(range('a', 1, 5)));
  });

  it('sends watchers every published entry of every topic from when they began to watch', async () => {
    const { delivery, publish } = start();
    publish('a', 2);
    const watcher = makeReceiver();
    delivery.watch(watcher);
    publish('a');
    publish('b', 2);
    await vi.waitFor(() => expect(watcher.heard).toEqual(['a3', 'b1', 'b2']));
  });

  it('loads many topics at once, and none without subscribers', async () => {
    const { delivery, publish, countLoads } = start();
    publish('nobody', 5);
    await new Promise((resolve) => setImmediate(resolve));
    expect(countLoads()).toBe(0);
    const receivers = Array.from({ length: 50 }, (_, i) => {
      const receiver = makeReceiver();
      delivery.subscribe(`t${i}-`, receiver, 0);
      return receiver;
    });
    for (let i = 0; i < 50; i += 1) publish(`t${i}-`);
    await vi.waitFor(() => expect(receivers.every(({ heard }) => heard.length === 1)).toBe(true));
    expect(countLoads()).toBe(1);
  });

  it('loads further pages for a subscriber that lacks more than one page', async () => {
    const { delivery, add } = start(10);
    add('a', 35);
    const receiver = makeReceiver();
    delivery.subscribe('a', receiver, 0);
    await vi.waitFor(() => expect(receiver.heard).toEqual(range('a', 1, 35)));
  });

  it('tries again after the store could not be read', async () => {
    const { delivery, publish, failNext, errors } = start();
    const receiver = makeReceiver();
    failNext();
    delivery.subscribe('a', receiver, 0);
    publish('a');
    await vi.waitFor(() => expect(receiver.heard).toEqual(['a1']));
    expect(errors).toHaveLength(1);
  });

  it('removes a receiver that left', async () => {
    const { delivery, publish } = start();
    const [gone, here] = [makeReceiver(), makeReceiver()];
    for (const receiver of [gone, here]) delivery.subscribe('a', receiver, 0);
    expect(delivery.leave(gone)).toEqual(['a']);
    publish('a');
    await vi.waitFor(() => expect(here.heard).toEqual(['a1']));
    expect(gone.heard).toEqual([]);
  });

  it('sends each entry once and in order to everybody, under random interleaving', async () => {
    const topics = ['a', 'b', 'c'];
    const action = fc.oneof(
      { weight: 6, arbitrary: fc.record({ do: fc.constant('publish'), n: fc.nat({ max: 2 }) }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('subscribe'), n: fc.nat({ max: 2 }) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('watch'), n: fc.nat() }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('pause'), n: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh'), n: fc.nat() }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
        const { delivery, publish } = start(7);
        const last = new Map<string, number>();
        const expected: { heard: string[]; want: () => string[] }[] = [];
        const watching: { heard: string[]; since: Map<string, number> }[] = [];
        for (const { do: what, n } of actions) {
          const topic = topics[n % 3] ?? 'a';
          const receiver = makeReceiver();
          if (what === 'publish') {
            publish(topic);
            last.set(topic, (last.get(topic) ?? 0) + 1);
          } else if (what === 'refresh') delivery.refresh();
          else if (what === 'pause') await new Promise((resolve) => setImmediate(resolve));
          else if (what === 'subscribe') {
            delivery.subscribe(topic, receiver, 0);
            const want = () => range(topic, 1, last.get(topic) ?? 0);
            expected.push({ heard: receiver.heard, want });
          } else {
            delivery.watch(receiver);
            watching.push({ heard: receiver.heard, since: new Map(last) });
          }
        }
        await vi.waitFor(() => {
          for (const { heard, want } of expected) expect(heard).toEqual(want());
        });
        await vi.waitFor(() => {
          for (const { heard, since } of watching)
            for (const topic of topics) {
              const [before, end] = [since.get(topic) ?? 0, last.get(topic) ?? 0];
              const all = heard.filter((text) => text.startsWith(topic));
              // It may also receive what was published but not yet loaded when it began to watch.
              expect(all).toEqual(range(topic, end - all.length + 1, end));
              expect(all.length).toBeGreaterThanOrEqual(end - before);
            }
        });
      }),
      { numRuns: loopLength(60, 150) },
    );
  });
});
