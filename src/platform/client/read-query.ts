import type { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import type { Page } from './reads/read-path.ts';
import { endpointUrl, type UrlOptions } from './request.ts';

/** TanStack Query's `queryOptions`, which only adds types: public pages do without its code. */
export const defineQuery = ((options: unknown) => options) as typeof queryOptions;

/**
 * Query options for reading an endpoint. The endpoint is given by its type and the compiler checks the
 * path against it, so that its schemas are not bundled for the browser.
 */
export function readQuery<E extends Endpoint>(path: E['path'], options?: UrlOptions<E>) {
  return defineQuery<Answer<E>>({ queryKey: [endpointUrl<E>(path, options)] });
}

type ItemOf<E extends Endpoint> = Answer<E> extends (infer Item)[] ? Item : never;

/**
 * Query options for one page of a list. The entries of `query` are sent in the order given, so that equal
 * filters share one cache entry.
 */
export function pageQuery<E extends Endpoint, Item = ItemOf<E>>(
  path: E['path'],
  options?: UrlOptions<E>,
) {
  return defineQuery<Page<Item>>({
    queryKey: [endpointUrl<E>(path, options)],
    meta: { isPage: true },
  });
}
