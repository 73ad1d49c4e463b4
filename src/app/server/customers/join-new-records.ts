import { channels } from '#features/business/server/channels.ts';
import { joinRecords, type RecordRef } from '#features/customers/server/join-records.ts';
import { lockCustomers } from '#features/customers/server/queries-join.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database, Db } from '#platform/server/database/database.ts';
import { answerBeforeDisk } from '#platform/server/database/transactions/answer-before-disk.ts';
import { analyzeCustomers, findUnjoinedRecords, type JoinedKind } from './queries-records.ts';
import { readRecords } from './read-records.ts';

const partLength = 200;
const scanLength = 500;
/** Records that arrive within that time are joined together. */
const pauseMs = 250;
const retryMs = 30_000;

/** Gives records to their customers, in parts of a transaction each. Those that have one get what is new of them. */
export async function joinRecordsOf(db: Db, refs: readonly RecordRef[], now: Date) {
  for (let from = 0; from < refs.length; from += partLength) {
    const part = refs.slice(from, from + partLength);
    await db.transaction(async (tx) => {
      await answerBeforeDisk(tx);
      await lockCustomers(tx);
      const records = await readRecords(tx, part);
      if (records.length > 0) await joinRecords(tx, records, now);
    });
  }
}

/**
 * Joins every record that has no customer: those of an existing database, and those whose notification was missed.
 * It goes on where an earlier run ended, because joined records are left out.
 */
export async function joinUnjoinedRecords(db: Db, clock: () => Date) {
  for (const kind of ['enquiry', 'appointment', 'conversation'] satisfies JoinedKind[]) {
    let after: { at: string; id: string } | undefined = { at: '-infinity', id: '' };
    while (after) {
      const next = await findUnjoinedRecords(db, kind, after, scanLength);
      await joinRecordsOf(
        db,
        next.map(({ id }) => ({ kind, id })),
        clock(),
      );
      if (next.length === scanLength) await analyzeCustomers(db);
      after = next.at(-1);
    }
  }
}

/**
 * Joins records right after they are stored, in every process: the first one wins, and the others find them joined.
 * The transaction of a submission is not made longer.
 * @returns a function that stops after the current run
 */
export async function startJoining({
  database,
  clock,
  onError,
}: {
  database: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}): Promise<() => Promise<void>> {
  const { db } = database;
  const waiting = new Map<string, RecordRef>();
  let missed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let dueAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  let stopped = false;

  const schedule = (ms: number) => {
    // An earlier run is kept: a stream of changes must not put it off for ever.
    if (stopped || isRunning || dueAt <= performance.now() + ms) return;
    clearTimeout(timer);
    dueAt = performance.now() + ms;
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      running = run();
    }, ms);
    timer.unref();
  };
  const run = async () => {
    isRunning = true;
    const refs = [...waiting.values()];
    const isAll = missed;
    waiting.clear();
    missed = false;
    try {
      await joinRecordsOf(db, refs, clock());
      if (isAll) await joinUnjoinedRecords(db, clock);
    } catch (error) {
      onError(error);
      // What failed has no customer yet, and is found again by that.
      missed = true;
    }
    isRunning = false;
    if (waiting.size > 0) schedule(pauseMs);
    else if (missed) schedule(retryMs);
  };
  const add = (kind: JoinedKind, id: string) => {
    waiting.set(`${kind} ${id}`, { kind, id });
    schedule(pauseMs);
  };
  const onGap = () => {
    missed = true;
    schedule(pauseMs);
  };
  const stops = [
    await subscribe(database, channels.appointments, {
      onEvent: (id) => add('appointment', id),
      onGap,
      onError,
    }),
    await subscribe(database, channels.enquiries, {
      onEvent: (id) => add('enquiry', id),
      onGap,
      onError,
    }),
    await subscribe(database, channels.chat, {
      onEvent: (event) => {
        if (event.kind === 'changed' || event.kind === 'messages')
          add('conversation', event.conversation);
      },
      onGap,
      onError,
    }),
  ];
  return async () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of stops) await stop();
    await running;
  };
}
