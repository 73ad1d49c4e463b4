import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { DataOf, Query, ReadCache } from './read-cache.ts';

/** The cache of what public pages read. */
export const Reads = createContext<ReadCache | undefined>(undefined);

/** @throws Error outside the root of the React tree */
export function useReads(): ReadCache {
  const reads = useContext(Reads);
  if (!reads) throw new Error('There is no cache of reads.');
  return reads;
}

/**
 * The result of a query, read on mount unless it is in the page's data. A failed read in the page's data is
 * shown as it is.
 * @param enabled whether to read it
 */
export function useRead<Q extends Query>(query: Q, enabled = true) {
  const reads = useReads();
  const peek = () => reads.peek(query);
  const state = useSyncExternalStore(reads.subscribe, peek, peek);
  const isMissing = enabled && !state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is a new object at each render
  useEffect(() => {
    if (isMissing) void reads.load(query);
  }, [isMissing, reads, query.queryKey.join('/')]);
  return {
    data: state?.data as DataOf<Q> | undefined,
    error: state?.error ?? null,
    isFetching: isMissing || state?.isFetching === true,
    refetch: () => reads.reload(query),
  };
}
