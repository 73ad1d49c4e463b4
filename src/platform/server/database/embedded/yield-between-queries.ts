import type { PGlite } from '@electric-sql/pglite';

const maxBusyMs = 8;

/**
 * Lets the event loop turn between the queries of a long series. PGlite runs in this thread and its
 * promises resolve without I/O, so a series of queries would block every other request until its end.
 * @param pg modified in place; queries still run one after the other
 * @param maxBusy milliseconds for which the loop may be blocked before a query is followed by a turn
 */
export function yieldBetweenQueries(pg: PGlite, maxBusy = maxBusyMs) {
  let busySince: number | undefined;
  const turn = () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        busySince = undefined;
        resolve();
      });
    });
  const runExclusive = pg._runExclusiveQuery.bind(pg);
  // Inside the mutex: outside it, the next caller's query would run before the turn.
  pg._runExclusiveQuery = (query) =>
    runExclusive(async () => {
      if (busySince === undefined) {
        busySince = performance.now();
        setImmediate(() => {
          busySince = undefined;
        });
      }
      try {
        return await query();
      } finally {
        if (busySince !== undefined && performance.now() - busySince > maxBusy) await turn();
      }
    });
}
