import type { PGlite } from '@electric-sql/pglite';
import { EmbeddedDatabaseError } from './embedded-error.ts';

const deadlineMs = 5_000;

/**
 * Closes a database within a deadline. PGlite waits for running transactions, which may never end;
 * everything committed is already on disk.
 * @param deadline milliseconds
 * @throws EmbeddedDatabaseError when it is not closed by the deadline
 */
export async function closeInTime(pg: PGlite, deadline = deadlineMs) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new EmbeddedDatabaseError('The embedded database did not close in time.')),
      deadline,
    );
  });
  try {
    await Promise.race([pg.close(), late]);
  } finally {
    clearTimeout(timer);
  }
}
