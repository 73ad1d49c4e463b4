import type { QueryClient } from '@tanstack/react-query';
import { areasQuery } from '#features/areas/client/api.ts';

/** Loads what the navigation of every public page shows. */
export function readShell(queries: QueryClient) {
  return queries.fetchQuery(areasQuery);
}
