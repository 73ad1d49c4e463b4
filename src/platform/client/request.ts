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

type Deps<E extends Endpoint> = {
  params?: PathParams<E>;
  body?: E['body'] extends $ZodType ? input<E['body']> : undefined;
  /** With an `idempotency-key` the call is one that may be repeated. */
  headers?: Record<string, string>;
  /** Made twice it does no harm, such as one that only works something out. */
  isRepeatable?: boolean;
};

/** Puts values in place of the `:name` steps of a path. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Reads a path of the API; asks again while the server is away for a moment. @throws RequestError when the answer is not OK. */
export async function fetchJson(path: string): Promise<ReadAnswer> {
  const response = await sendAgain(path, { credentials: 'include' }, true);
  if (!response.ok) throw await readRequestError(response);
  return { body: await response.json(), headers: response.headers };
}

/**
 * Calls an endpoint that changes something. The endpoint is named by its type, and method and path
 * are checked against it by the compiler, so that its schemas need not travel to the browser.
 * A call that may be repeated is, while the server is away for a moment; any other may have been
 * done although its answer was lost, so people decide on it.
 * @throws RequestError when the answer is not OK
 */
export async function callEndpoint<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  {
    params,
    body,
    headers,
    isRepeatable = headers?.['idempotency-key'] !== undefined,
  }: Deps<E> = {},
): Promise<Answer<E>> {
  const init = {
    method,
    credentials: 'include' as const,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await sendAgain(fillPath(path, params), init, isRepeatable);
  if (!response.ok) throw await readRequestError(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer<E>;
}
