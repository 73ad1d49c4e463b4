import { commitSeconds } from '../../metrics/metrics.ts';
import { inSpan } from '../../tracing/spans.ts';
import type { Db } from '../database.ts';

/**
 * Measures commits: from the end of a transaction's work to its commit. Each transaction is a span.
 * @param db modified in place
 */
export function timeTransactions(db: Db): Db {
  const transaction = db.transaction.bind(db);
  db.transaction = (work) =>
    inSpan('database transaction', async () => {
      let end = () => {};
      const result = await transaction(async (tx) => {
        const value = await work(tx);
        end = commitSeconds.startTimer();
        return value;
      });
      end();
      return result;
    });
  return db;
}
