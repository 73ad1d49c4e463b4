import { QueryClient } from '@tanstack/react-query';
import type { ReadAnswer } from '#platform/read-answer.ts';

/**
 * Creates the query cache. The default query is a GET to the path formed by joining the key's parts with
 * slashes. Nothing is fetched again automatically: no retry, no refetch, no staleness. Without a network
 * a request fails at once instead of waiting for one. A query with `meta.nullWhenSignedOut` returns null on
 * 401; others throw the error.
 */
export function createQueryClient(readPath: (path: string) => Promise<ReadAnswer>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          try {
            const { body, headers } = await readPath(queryKey.join('/'));
            return meta?.isPage ? readPage(body, headers) : body;
          } catch (error) {
            if (meta?.nullWhenSignedOut && isSignedOut(error)) return null;
            throw error;
          }
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A failed read in the page's data is shown as it is, and not retried on mount.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Checked by shape: on the server the error is created outside this bundle, which has a RequestError of
 * its own.
 */
export function isSignedOut(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}

/** One page of a list, with the totals or the next page's cursor from the response headers. */
export type Page<T> = { items: T[]; total: number; totalPages: number; next: string | null };

/** Combines the body and the headers of a response into a page. */
export function readPage<T>(body: unknown, headers: ReadAnswer['headers']): Page<T> {
  return {
    items: body as T[],
    total: Number(headers.get('x-wp-total')),
    totalPages: Number(headers.get('x-wp-totalpages')),
    next: headers.get('x-next-cursor'),
  };
}
