import type { ReadAnswer } from '#platform/read-answer.ts';

/** Reads a path of the API. @throws RequestError when the response is not OK */
export type ReadPath = (path: string) => Promise<ReadAnswer>;

export type KeyedRead = { queryKey: readonly unknown[]; meta?: Record<string, unknown> };

/**
 * Reads the path formed by joining the key's parts with slashes. A query with `meta.nullWhenSignedOut`
 * returns null on 401; others throw the error.
 */
export async function readByKey(readPath: ReadPath, { queryKey, meta }: KeyedRead) {
  try {
    const { body, headers } = await readPath(queryKey.join('/'));
    return meta?.isPage ? readPage(body, headers) : body;
  } catch (error) {
    if (meta?.nullWhenSignedOut && isSignedOut(error)) return null;
    throw error;
  }
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
