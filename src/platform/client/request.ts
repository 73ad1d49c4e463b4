import type { $ZodType, input } from 'zod/v4/core';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import type { ReadAnswer } from '#platform/read-answer.ts';
import { readRequestError } from '#platform/request-error.ts';
import { sendAgain } from './send-again.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for the `:name` steps of an endpoint's path. */
export type PathParams<E extends Endpoint> = Record<ParamNames<E['path']>, string>;

export type QueryOf<E extends Endpoint> = E['query'] extends $ZodType
  ? input<E['query']>
  : undefined;

/** What a URL of an endpoint is made of. What is undefined or empty in `query` is not sent. */
export type UrlOptions<E extends Endpoint> = { params?: PathParams<E>; query?: QueryOf<E> };

type CallOptions<E extends Endpoint> = UrlOptions<E> & {
  body?: E['body'] extends $ZodType ? input<E['body']> : undefined;
  headers?: Record<string, string>;
  /** Whether the call may be sent twice; the default is a GET or one with an `idempotency-key`. */
  isRepeatable?: boolean;
};

/** The URL of an endpoint: its path with the values of its parameters, and a query. */
export function endpointUrl<E extends Endpoint>(
  path: E['path'],
  { params, query }: UrlOptions<E> = {},
): string {
  const values: Record<string, string> = params ?? {};
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}

/** Reads a path of the API; asks again while the server is away for a moment. @throws RequestError when the answer is not OK. */
export async function fetchJson(path: string): Promise<ReadAnswer> {
  const response = await sendAgain(path, { credentials: 'include' }, true);
  if (!response.ok) throw await readRequestError(response);
  return { body: await response.json(), headers: response.headers };
}

/**
 * Calls an endpoint. It is named by its type, and method and path are checked against it by the
 * compiler, so that its schemas need not travel to the browser. A repeatable call is sent again
 * while the server is away for a moment; any other may have been done although its answer was lost,
 * so people decide on it.
 * @throws RequestError when the answer is not OK
 */
export async function callEndpoint<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { body, headers, isRepeatable, ...url }: CallOptions<E> = {},
): Promise<Answer<E>> {
  const init = {
    method,
    credentials: 'include' as const,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const mayRepeat =
    isRepeatable ?? (method === 'GET' || headers?.['idempotency-key'] !== undefined);
  const response = await sendAgain(endpointUrl<E>(path, url as UrlOptions<E>), init, mayRepeat);
  if (!response.ok) throw await readRequestError(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer<E>;
}
