import type { Db, Tx } from '../database.ts';

const callbacksOf = new WeakMap<Tx, (() => void)[]>();

/**
 * Lets the transactions of a database run callbacks after their commit.
 * @param db modified in place
 */
export function allowAfterCommit(db: Db): Db {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work) => {
    const callbacks: (() => void)[] = [];
    const result = await transaction((tx) => {
      callbacksOf.set(tx, callbacks);
      return work(tx);
    });
    for (const callback of callbacks) callback();
    return result;
  };
  return db;
}

/**
 * Runs a callback once a transaction has been committed, and never after a rollback. It must not throw. Within a
 * savepoint, which only the sample data uses, nothing runs.
 */
export function afterCommit(tx: Tx, callback: () => void) {
  callbacksOf.get(tx)?.push(callback);
}
