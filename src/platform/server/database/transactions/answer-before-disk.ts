import { sql } from 'drizzle-orm';
import type { Tx } from '../database.ts';

/**
 * Lets a transaction commit before it is on the disk, for work that is found and done again after a crash. The next
 * commit that waits for the disk takes it along, so nothing that builds on it can be kept without it.
 */
export const answerBeforeDisk = (tx: Tx) => tx.execute(sql`set local synchronous_commit to off`);
