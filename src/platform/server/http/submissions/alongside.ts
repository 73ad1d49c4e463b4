import type { Tx } from '../../database/database.ts';

/** What is written in the transaction of a submission, by the id of what it locks. */
export type Alongside = { locks: string; write: (tx: Tx, now: Date) => Promise<void> };

/** Writes what belongs to the submissions of one transaction, in the order of their locks. */
export async function writeAlongside(
  tx: Tx,
  all: readonly (Alongside | undefined)[],
  now: Date,
): Promise<void> {
  const given = all.filter((one) => one !== undefined);
  for (const one of given.sort((a, b) => (a.locks < b.locks ? -1 : 1))) await one.write(tx, now);
}
