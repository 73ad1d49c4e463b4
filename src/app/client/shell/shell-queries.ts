import { areasQuery } from '#features/areas/client/api.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';

/** Loads what the navigation of every public page shows. */
export function readShell(reads: ReadCache) {
  return reads.fetch(areasQuery);
}
