import { areasQuery } from '#features/areas/client/api.ts';
import type { listClosedPeriods } from '#features/booking/diary/contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';
import { useRead } from '#platform/client/reads/use-read.ts';

const closedPeriodsQuery = readQuery<typeof listClosedPeriods>('/api/closed-days/coming');

/** When the firm is closed in the coming weeks besides its usual hours. */
export const useClosedPeriods = () => useRead(closedPeriodsQuery).data ?? [];

/** Loads what the navigation and the foot of every public page show. */
export function readShell(reads: ReadCache) {
  return Promise.all([reads.fetch(areasQuery), reads.fetch(closedPeriodsQuery)]);
}
