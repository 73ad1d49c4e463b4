import { QueryClient } from '@tanstack/react-query';
import { type ReadPath, readByKey } from './reads/read-path.ts';

/**
 * Creates the query cache. The default query is a GET to the path formed by joining the key's parts with
 * slashes. Nothing is fetched again automatically: no retry, no refetch, no staleness. Without a network
 * a request fails at once instead of waiting for one.
 */
export function createQueryClient(readPath: ReadPath): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: (query) => readByKey(readPath, query),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
