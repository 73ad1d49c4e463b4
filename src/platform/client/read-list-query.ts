import { queryOptions } from '@tanstack/react-query';
import type { $ZodType, input } from 'zod/v4/core';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import { fetchJson } from './request.ts';

type QueryOf<E extends Endpoint> = E['query'] extends $ZodType ? input<E['query']> : undefined;
type ItemOf<E extends Endpoint> = Answer<E> extends (infer Item)[] ? Item : never;

/** A part of a staff list, and the cursor of the next one; none after the last. */
export type ListPage<T> = { items: T[]; next: string | undefined };

/**
 * The read of a part of a staff list: the first for an empty cursor. What is left out or empty in
 * `query` is not sent.
 */
export function readListQuery<E extends Endpoint>(
  path: E['path'],
  query: QueryOf<E>,
  cursor: string,
) {
  const address = listUrl(path, { ...(query as object), cursor });
  return queryOptions({
    queryKey: [path, 'part', address],
    queryFn: async (): Promise<ListPage<ItemOf<E>>> => {
      const { body, headers } = await fetchJson(address);
      return { items: body as ItemOf<E>[], next: headers.get('x-next-cursor') ?? undefined };
    },
  });
}

/** A path with those of the parameters that are not empty. */
export function listUrl(path: string, parameters: object): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
