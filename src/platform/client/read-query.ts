import { queryOptions } from '@tanstack/react-query';
import type { $ZodType, input } from 'zod/v4/core';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import type { PageOfList } from './query-client.ts';
import { fillPath, type PathParams } from './request.ts';

/**
 * The default read of an endpoint. The endpoint is named by its type and the path is checked
 * against it by the compiler, so that its schemas need not travel to the browser.
 */
export function readQuery<E extends Endpoint>(path: E['path'], params?: PathParams<E>) {
  return queryOptions<Answer<E>>({ queryKey: [fillPath(path, params)] });
}

type QueryOf<E extends Endpoint> = E['query'] extends $ZodType ? input<E['query']> : undefined;
type ItemOf<E extends Endpoint> = Answer<E> extends (infer Item)[] ? Item : never;

/**
 * The read of one page of a list with its totals. What is left out or undefined in `query` is not
 * sent; names are sent in the order given, so that equal filters are one read.
 */
export function readPageQuery<E extends Endpoint>(path: E['path'], query: QueryOf<E>) {
  const pairs = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return queryOptions<PageOfList<ItemOf<E>>>({
    queryKey: [`${path}?${new URLSearchParams(pairs)}`],
    meta: { isPage: true },
  });
}
