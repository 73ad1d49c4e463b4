import { createBatcher } from '../../batcher.ts';
import type { Db, Tx } from '../../database/database.ts';
import { Problem } from '../errors/problem.ts';
import { type IdempotentRequest, saveIdempotencyRecords } from './idempotency.ts';
import { countAllAgainstLimits, type RateLimit } from './rate-limit.ts';

/** The sender of a submission: its idempotent request, if any, and its network. */
export type Sender = { call: IdempotentRequest | undefined; from: string };

/** One submission, and the response for it once it is stored. */
type Submission<T, A> = Sender & { item: T; answer: A };

type SubmissionDeps<T> = {
  db: Db;
  clock: () => Date;
  limits: readonly RateLimit[];
  /** Stores accepted items with everything that belongs to them. */
  store: (tx: Tx, items: T[], now: Date) => Promise<void>;
};

/**
 * Stores each submission with all others that wait, in one transaction, because commits are the
 * bottleneck. A submission is answered once it is stored, or with the stored response when it is a
 * repetition. Repetitions are recognised before limits are counted; a rejected submission leaves no
 * trace. When a whole transaction fails, each of its submissions is retried alone.
 * @returns a function that throws Problem 422 for an Idempotency-Key used with another body, 429 over a
 * limit
 */
export function createSubmissionHandler<T, A extends object>(deps: SubmissionDeps<T>) {
  const take = createBatcher((batch: Submission<T, A>[]) => takeTogether(deps, batch));
  return async (submission: Submission<T, A>): Promise<A> => {
    const outcome = await take(submission);
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  };
}

/**
 * Rolls back a transaction in which some submissions are over a limit, so that nothing of theirs is
 * stored.
 */
class OverLimit<S> extends Error {
  readonly refusals: Map<S, Problem>;

  constructor(refusals: Map<S, Problem>) {
    super();
    this.refusals = refusals;
  }
}

/** Stores a batch; when some submissions are over a limit, rejects them and retries with the rest. */
async function takeTogether<T, A extends object>(
  deps: SubmissionDeps<T>,
  batch: Submission<T, A>[],
): Promise<(A | Problem)[]> {
  if (batch.length === 0) return [];
  try {
    return await deps.db.transaction((tx) => takeAll(tx, deps, batch));
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error;
    const { refusals } = error as OverLimit<Submission<T, A>>;
    const rest = batch.filter((one) => !refusals.has(one));
    const outcomes = (await takeTogether(deps, rest)).values();
    return batch.map((one) => refusals.get(one) ?? (outcomes.next().value as A | Problem));
  }
}

async function takeAll<T, A extends object>(
  tx: Tx,
  { clock, limits, store }: SubmissionDeps<T>,
  batch: Submission<T, A>[],
): Promise<(A | Problem)[]> {
  const now = clock();
  const kept = await saveIdempotencyRecords(tx, batch, now);
  const fresh = batch.filter((_one, i) => kept[i] === undefined);
  if (fresh.length > 0) {
    const callers = fresh.map(({ from }) => from);
    const counted = await countAllAgainstLimits(tx, limits, callers, now);
    const refused = fresh.flatMap((one, i) => (counted[i] ? [[one, counted[i]] as const] : []));
    if (refused.length > 0) throw new OverLimit(new Map(refused));
    await store(
      tx,
      fresh.map(({ item }) => item),
      now,
    );
  }
  return batch.map(({ answer }, i) => kept[i] ?? answer);
}
