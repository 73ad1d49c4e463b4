import { QueryClient } from '@tanstack/react-query';
import type { ReadAnswer } from '#platform/read-answer.ts';

/**
 * The store of what was read. The default read is a GET to the path formed by joining the key's
 * parts with slashes. Nothing is read again by itself: no retry, no refetch, no going stale. A read
 * with `meta.nullWhenSignedOut` brings null on 401; the others raise the error.
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
        // A failed read that came with the page is shown as it is, not tried again on arrival.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}

/** By its shape: on the server the error is made outside this bundle, which has a RequestError of its own. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}

/** One page of a list, with what the API gives in headers: totals, or the cursor of the next page. */
export type Page<T> = { items: T[]; total: number; totalPages: number; next: string | null };

/** A page as `body` and `headers` of its answer say it. */
export function readPage<T>(body: unknown, headers: ReadAnswer['headers']): Page<T> {
  return {
    items: body as T[],
    total: Number(headers.get('x-wp-total')),
    totalPages: Number(headers.get('x-wp-totalpages')),
    next: headers.get('x-next-cursor'),
  };
}
