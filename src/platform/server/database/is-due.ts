import { type Column, gt, lte, or } from 'drizzle-orm';

/** The longest that anything is put off: a day, with an hour for a change of the clocks and one to spare. */
const maxAheadMs = 26 * 3_600_000;

/**
 * Whether a time of a job that runs at least once a day has come. A time further ahead than a day was written while the
 * machine's clock was wrong, and would put the job off until then.
 */
export const isDue = (dueAt: Column, now: Date) =>
  or(lte(dueAt, now), gt(dueAt, new Date(now.getTime() + maxAheadMs)));
