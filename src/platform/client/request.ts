import type { $ZodType, input } from 'zod/v4/core';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import type { ReadAnswer } from '#platform/read-answer.ts';
import { RequestError, readRequestError } from '#platform/request-error.ts';
import { sendAgain } from './send-again.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for the `:name` segments of an endpoint's path. */
export type PathParams<E extends Endpoint> = Record<ParamNames<E['path']>, string>;

export type QueryOf<E extends Endpoint> = E['query'] extends $ZodType
  ? input<E['query']>
  : undefined;

/** Parameters of an endpoint's URL. Undefined and empty values of `query` are not sent. */
export type UrlOptions<E extends Endpoint> = { params?: PathParams<E>; query?: QueryOf<E> };

type CallOptions<E extends Endpoint> = UrlOptions<E> & {
  body?: E['body'] extends $ZodType ? input<E['body']> : undefined;
  headers?: Record<string, string>;
  /** Whether the request may be sent twice; by default a GET or one with an `idempotency-key`. */
  isRepeatable?: boolean;
};

/** Builds the URL of an endpoint from its path, path parameters and query. */
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

/**
 * Sends a request with the cookies and reads the JSON of the response; the body of a 204 is undefined. A
 * repeatable request is retried during a short outage.
 * @throws RequestError when the response is not OK, cannot be read, or does not come
 */
export async function sendRequest(
  url: string,
  init: RequestInit,
  isRepeatable: boolean,
): Promise<ReadAnswer> {
  try {
    const response = await sendAgain(url, { credentials: 'include', ...init }, isRepeatable);
    if (!response.ok) throw await readRequestError(response);
    const body: unknown = response.status === 204 ? undefined : await response.json();
    return { body, headers: response.headers };
  } catch (cause) {
    throw cause instanceof RequestError ? cause : new RequestError(0, '', { cause });
  }
}

/** Reads a path of the API, with retries during a short outage. @throws RequestError */
export const fetchJson = (path: string) => sendRequest(path, {}, true);

/**
 * Calls an endpoint. The endpoint is given by its type and the compiler checks method and path against
 * it, so that its schemas are not bundled for the browser. A repeatable request is retried during a short
 * outage; any other may have been carried out although its response was lost, so the person decides.
 * @throws RequestError
 */
export async function callEndpoint<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { body, headers, isRepeatable, ...url }: CallOptions<E> = {},
): Promise<Answer<E>> {
  const init = {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: JSON.stringify(body),
  };
  const mayRepeat =
    isRepeatable ?? (method === 'GET' || headers?.['idempotency-key'] !== undefined);
  const answer = await sendRequest(endpointUrl<E>(path, url as UrlOptions<E>), init, mayRepeat);
  return answer.body as Answer<E>;
}
