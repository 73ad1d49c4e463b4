import { withinDeadline } from '#platform/within-deadline.ts';
import { DatabaseNotReady } from './database.ts';
import { isConnectionLost } from './unavailable.ts';

const maxAgeMs = 1_000;
const deadlineMs = 5_000;

/** Tests that rows can be written; always the same row, so that the table does not grow. */
export const writeProbe = `insert into readiness_probes (id, at) values (1, now())
  on conflict (id) do update set at = excluded.at`;

/**
 * Creates a readiness check from a probe. Each result, good or bad, is shared by all callers within a
 * second, so that readiness requests cannot load the database.
 * @param probe runs against the database; a DatabaseNotReady that it throws is rethrown
 * @returns the implementation of `Database.checkReady`
 */
export function createReadinessCheck(
  probe: () => Promise<void>,
  { deadline = deadlineMs }: { deadline?: number } = {},
): () => Promise<void> {
  let last: { startedAt: number; running: boolean; result: Promise<void> } | undefined;
  return () => {
    if (last && (last.running || performance.now() - last.startedAt < maxAgeMs)) return last.result;
    // A probe past its deadline still occupies a connection: no second one is started.
    const work = probe().finally(() => {
      current.running = false;
    });
    const current = {
      startedAt: performance.now(),
      running: true,
      result: describeFailure(withinDeadline(work, deadline, tooSlow)),
    };
    last = current;
    return current.result;
  };
}

async function describeFailure(work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    if (error instanceof DatabaseNotReady) throw error;
    throw new DatabaseNotReady(
      isConnectionLost(error)
        ? 'The database does not answer.'
        : 'The database cannot be written to.',
      { cause: error },
    );
  }
}

const tooSlow = () => new DatabaseNotReady('The database does not answer in time.');
