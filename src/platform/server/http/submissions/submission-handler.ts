import { createBatcher } from '../../batcher.ts';
import type { Db, Tx } from '../../database/database.ts';
import { Problem } from '../errors/problem.ts';
import {
  deleteIdempotencyRecords,
  type IdempotentRequest,
  replaceAnswers,
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
  /** Finds what is wrong with items that are no repeats. A refused one leaves no trace. */
  refuse?: (tx: Tx, items: T[], now: Date) => Promise<(Problem | undefined)[]>;
  /**
   * Stores accepted items with everything that belongs to them.
   * @returns true if it changed answers, which are then kept for repeated calls as they are now
   */
  store: (tx: Tx, items: T[], now: Date) => Promise<unknown>;
};

/**
 * Stores submissions, those that arrive at the same time in one transaction: the embedded database makes one commit
 * after another, and each waits for the disk (`npm run bench -- bookings`). Each is answered once it is stored, or as the same call was answered
 * before. A repeated call is recognised before it is refused or counts against the limits; a refused one leaves no trace. When a whole transaction fails, each submission is tried once more by itself.
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
  const earlier = await saveIdempotencyRecords(tx, batch, now);
  const fresh = batch.filter((_one, i) => earlier[i] === undefined);
  // By its answer, which a repeated call in the same batch was given too.
  const refused = new Map<A, Problem>();
  const left = (one: Submission<T, A>) => !refused.has(one.answer);
  const problems = fresh.length > 0 ? await deps.refuse?.(tx, itemsOf(fresh), now) : [];
  for (const [i, { answer }] of fresh.entries())
    if (problems?.[i]) refused.set(answer, problems[i]);
  await refuseOverLimits(tx, deps.limits, { batch: fresh.filter(left), refused, now });
  const rejected = fresh.filter(({ answer }) => refused.has(answer));
  if (rejected.length > 0) await deleteIdempotencyRecords(tx, rejected);
  const accepted = fresh.filter(left);
  if (accepted.length > 0 && (await deps.store(tx, itemsOf(accepted), now)) === true)
    await replaceAnswers(tx, accepted);
  return batch.map(({ answer }, i) => {
    const outcome = earlier[i] ?? answer;
    return (outcome instanceof Problem ? undefined : refused.get(outcome)) ?? outcome;
  });
}

const itemsOf = <T>(batch: readonly { item: T }[]) => batch.map(({ item }) => item);

/** Counts submissions against the limits; those over one are refused and not counted. */
async function refuseOverLimits<A extends object>(
  tx: Tx,
  limits: readonly RateLimit[],
  {
    batch,
    refused,
    now,
  }: { batch: (Sender & { answer: A })[]; refused: Map<A, Problem>; now: Date },
) {
  if (batch.length === 0) return;
  const callers = batch.map(({ from }) => from);
  const counted = await countAllAgainstLimits(tx, limits, callers, now);
  const over = batch.filter((_one, i) => counted[i]);
  for (const [i, { answer }] of batch.entries()) if (counted[i]) refused.set(answer, counted[i]);
  if (over.length > 0)
    await uncountCalls(
      tx,
      limits,
      over.map(({ from }) => from),
      now,
    );
}
