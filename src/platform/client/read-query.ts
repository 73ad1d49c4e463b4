import { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import type { Page } from './query-client.ts';
import { endpointUrl, type UrlOptions } from './request.ts';

/**
 * The default read of an endpoint. The endpoint is named by its type and the path is checked
 * against it by the compiler, so that its schemas need not travel to the browser.
 */
export function readQuery<E extends Endpoint>(path: E['path'], options?: UrlOptions<E>) {
  return queryOptions<Answer<E>>({ queryKey: [endpointUrl<E>(path, options)] });
}

type ItemOf<E extends Endpoint> = Answer<E> extends (infer Item)[] ? Item : never;

/**
 * The read of one page of a list, with its totals or the cursor of the next one. Names of `query` are
 * sent in the order given, so that equal filters are one read.
 */
export function pageQuery<E extends Endpoint, Item = ItemOf<E>>(
  path: E['path'],
  options?: UrlOptions<E>,
) {
  return queryOptions<Page<Item>>({
    queryKey: [endpointUrl<E>(path, options)],
    meta: { isPage: true },
  });
}
