import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitReportInput } from '../../today/contract.ts';
import type { Outcome } from '../outbox/send-once.ts';
import { ReportOutbox, undoMs } from './report-outbox.ts';

const anna = 'account of Anna';
let clock: number;
let stored: Map<string, string>;
let sent: string[];
let answer: (report: VisitReportInput) => Promise<Outcome>;
beforeEach(() => {
  clock = 1_000_000;
  stored = new Map();
  sent = [];
  answer = async () => 'stored';
});

let queue: Promise<void> = Promise.resolve();
const lock = (run: () => Promise<void>) => {
  queue = queue.then(run);
  return queue;
};
const openTab = () =>
  new ReportOutbox({
    store: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
    },
    now: () => clock,
    lock,
    send: async (report) => {
      const outcome = await answer(report);
      if (outcome !== 'later') sent.push(report.id);
      return outcome;
    },
  });
const note = (id: string): { report: VisitReportInput; accountId: string; about: string } => ({
  report: {
    id,
    kind: 'note',
    text: 'Damp by the door',
    appointmentId: 'a',
    visit: { date: '2027-06-15', slot: '9:00 AM - 11:00 AM' },
    at: '2027-06-15T09:00:00Z',
  },
  accountId: anna,
  about: 'Ann Price, 9–11am',
});

describe('reports of visits', () => {
  it('can be undone for some seconds, and are sent in order after that', async () => {
    const outbox = openTab();
    for (const id of ['one', 'two', 'three']) outbox.add(note(id));
    expect(await outbox.flush(anna)).toEqual({ isChanged: false, nextMs: undoMs });
    outbox.remove('two');
    clock += undoMs;
    expect(await outbox.flush(anna)).toEqual({ isChanged: true, nextMs: undefined });
    expect(sent).toEqual(['one', 'three']);
    expect(outbox.list()).toMatchObject([{ isStored: true }, { isStored: true }]);
    outbox.removeStored();
    expect(outbox.list()).toEqual([]);
  });

  it('wait while there is no network, also across a reload, and each is stored once', async () => {
    const outbox = openTab();
    const ids = Array.from({ length: 20 }, (_, index) => `report ${index}`);
    for (const id of ids) outbox.add(note(id));
    clock += undoMs;
    answer = async () => 'later';
    expect(await outbox.flush(anna)).toMatchObject({ isChanged: false, nextMs: 20_000 });
    const reloaded = openTab();
    expect(reloaded.list()).toHaveLength(20);
    answer = async () => 'stored';
    await Promise.all([outbox.flush(anna), reloaded.flush(anna), reloaded.flush(anna)]);
    expect(sent).toEqual(ids);
  });

  it('that are refused keep the reason until somebody has read it, and hold up no other', async () => {
    const outbox = openTab();
    for (const id of ['one', 'two']) outbox.add(note(id));
    clock += undoMs;
    answer = async ({ id }) => (id === 'one' ? { refusal: 'This visit was cancelled.' } : 'stored');
    await outbox.flush(anna);
    expect(outbox.list()).toMatchObject([
      { refusal: 'This visit was cancelled.' },
      { isStored: true },
    ]);
    expect(await outbox.flush(anna)).toEqual({ isChanged: false, nextMs: undefined });
    outbox.remove('one');
    outbox.removeStored();
    expect(openTab().list()).toEqual([]);
  });

  it('are sent by nobody but the account that made them', async () => {
    const outbox = openTab();
    outbox.add(note('one'));
    clock += undoMs;
    expect(await outbox.flush('account of Ben')).toEqual({ isChanged: false, nextMs: undefined });
    expect(sent).toEqual([]);
    await outbox.flush(anna);
    expect(sent).toEqual(['one']);
  });

  it('of two tabs are all kept', () => {
    const [first, second] = [openTab(), openTab()];
    first.add(note('one'));
    second.add(note('two'));
    first.remove('one');
    second.reload();
    expect(second.list().map(({ report }) => report.id)).toEqual(['two']);
  });

  it('are kept in memory where storage is forbidden or broken', async () => {
    const outbox = new ReportOutbox({
      store: {
        getItem: () => '{broken',
        setItem: () => {
          throw new Error('full');
        },
      },
      now: () => clock,
      lock,
      send: async () => 'stored',
    });
    outbox.add(note('one'));
    expect(outbox.list()).toHaveLength(1);
    clock += undoMs;
    await outbox.flush(anna);
    expect(outbox.list()).toMatchObject([{ isStored: true }]);
  });
});
