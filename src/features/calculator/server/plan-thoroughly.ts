import type { PriceJob } from './price-floor.ts';

/** So many wait for each other at most; the quick plan is a good one. */
const maxJobs = 5;

/**
 * Prices jobs quickly, and those that ask for it thoroughly unless too many others do. An estimate says
 * whether it is `thorough`.
 */
export function planThoroughly(thoroughly: PriceJob, quickly: PriceJob): PriceJob {
  let running = 0;
  return async (job, prices) => {
    if (!job.thorough || running >= maxJobs) return quickly({ ...job, thorough: false }, prices);
    running += 1;
    try {
      return await thoroughly(job, prices);
    } finally {
      running -= 1;
    }
  };
}
