import { createBatcher } from '../../batcher.ts';
import type { Db, Tx } from '../../database/database.ts';
import { Problem } from '../errors/problem.ts';
import { type IdempotentRequest, saveIdempotencyRecords } from './idempotency.ts';
import { countAllAgainstLimits, type RateLimit } from './rate-limit.ts';

/** Who sent something in, and whether they may send it again. */
export type Sender = { call: IdempotentRequest | undefined; from: string };

/** Something sent in, and what is answered once it is stored. */
type Submission<T, A> = Sender & { item: T; answer: A };

type SubmissionDeps<T> = {
  db: Db;
  clock: () => Date;
  limits: readonly RateLimit[];
  /** Writes what is taken, with all that belongs to it. */
  store: (tx: Tx, items: T[], now: Date) => Promise<void>;
};

/**
 * Takes what is sent in, together with all that waits, in one transaction: a commit is what costs.
 * Each is answered once it is stored, or as the same call was answered before. A call that is
 * repeated is known before it is counted against the limits; what is refused leaves no trace.
 * What makes a whole transaction fail is tried once more by itself, as the others are.
 * @returns a function that throws Problem 422 for an Idempotency-Key that was used for something else, 429 over a limit
 */
export function createSubmissionHandler<T, A extends object>(deps: SubmissionDeps<T>) {
  const take = createBatcher((batch: Submission<T, A>[]) => takeTogether(deps, batch));
  return async (submission: Submission<T, A>): Promise<A> => {
    const outcome = await take(submission);
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  };
}

/** Ends a transaction in which some are over a limit, so that it leaves nothing of theirs. */
class OverLimit<S> extends Error {
  readonly refusals: Map<S, Problem>;

  constructor(refusals: Map<S, Problem>) {
    super();
    this.refusals = refusals;
  }
}

/** Those over a limit are refused and the rest is begun anew, as if they had never been there. */
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
