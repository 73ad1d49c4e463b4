import { createBatcher } from '../../batcher.ts';
import type { Db, Tx } from '../../database/database.ts';
import { Problem } from '../errors/problem.ts';
import {
  deleteIdempotencyRecords,
  type IdempotentRequest,
  saveIdempotencyRecords,
} from './idempotency.ts';
import { countAllAgainstLimits, type RateLimit, uncountCalls } from './rate-limit.ts';

/** The sender of a submission: its idempotent request, if any, and its network. */
export type Sender = { call: IdempotentRequest | undefined; from: string };

/** One submission, and the response for it once it is stored. */
type Submission<T, A> = Sender & { item: T; answer: A };

type SubmissionDeps<T> = {
  db: Db;
  clock: () => Date;
  limits: readonly RateLimit[];
  /** Finds what is wrong with items, before anything is done with them. A refused one leaves no trace. */
  refuse?: (tx: Tx, items: T[]) => Promise<(Problem | undefined)[]>;
  /** Stores accepted items with everything that belongs to them. */
  store: (tx: Tx, items: T[], now: Date) => Promise<void>;
};

/**
 * Stores submissions, those that arrive at the same time in one transaction: the embedded database makes one commit
 * after another, and each waits for the disk (`npm run bench -- bookings`). Each is answered once it is stored, or as the same call was answered
 * before. A repeated call is recognised before it counts against the limits; a refused one leaves no
 * trace. When a whole transaction fails, each submission is tried once more by itself.
 * @returns a function that throws Problem 422 for an Idempotency-Key that was used for something else, 429 over a limit
 */
export function createSubmissionHandler<T, A extends object>(deps: SubmissionDeps<T>) {
  const { db, clock } = deps;
  const take = createBatcher(
    async (batch: Submission<T, A>[]): Promise<(A | Problem)[]> =>
      db.transaction((tx) => takeAll(tx, deps, batch, clock())),
  );
  return async (submission: Submission<T, A>): Promise<A> => {
    const outcome = await take(submission);
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  };
}

async function takeAll<T, A extends object>(
  tx: Tx,
  deps: SubmissionDeps<T>,
  batch: Submission<T, A>[],
  now: Date,
): Promise<(A | Problem)[]> {
  const items = batch.map(({ item }) => item);
  const problems = (await deps.refuse?.(tx, items)) ?? [];
  const valid = batch.filter((_one, i) => !problems[i]);
  const outcomes = valid.length > 0 ? await takeValid(tx, deps, valid, now) : [];
  const outcomeOf = new Map(valid.map((one, i) => [one, outcomes[i] as A | Problem]));
  return batch.map((one, i) => problems[i] ?? (outcomeOf.get(one) as A | Problem));
}

async function takeValid<T, A extends object>(
  tx: Tx,
  { limits, store }: SubmissionDeps<T>,
  batch: Submission<T, A>[],
  now: Date,
): Promise<(A | Problem)[]> {
  const earlier = await saveIdempotencyRecords(tx, batch, now);
  const fresh = batch.filter((_one, i) => earlier[i] === undefined);
  const callers = fresh.map(({ from }) => from);
  const counted = await countAllAgainstLimits(tx, limits, callers, now);
  // By its answer, which a repeated call in the same batch was given too.
  const refused = new Map(
    fresh.flatMap(({ answer }, i) => (counted[i] ? [[answer, counted[i]]] : [])),
  );
  const [accepted, rejected] = [
    fresh.filter(({ answer }) => !refused.has(answer)),
    fresh.filter(({ answer }) => refused.has(answer)),
  ];
  if (rejected.length > 0) {
    await deleteIdempotencyRecords(tx, rejected);
    await uncountCalls(
      tx,
      limits,
      rejected.map(({ from }) => from),
      now,
    );
  }
  if (accepted.length > 0)
    await store(
      tx,
      accepted.map(({ item }) => item),
      now,
    );
  return batch.map(({ answer }, i) => {
    const outcome = earlier[i] ?? answer;
    return (outcome instanceof Problem ? undefined : refused.get(outcome)) ?? outcome;
  });
}
