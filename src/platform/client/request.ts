import type { $ZodType, input } from 'zod/v4/core';
import type { Answer, Endpoint } from '#platform/endpoint.ts';
import type { ReadAnswer } from '#platform/read-answer.ts';
import { readRequestError } from '#platform/request-error.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for the `:name` steps of an endpoint's path. */
export type PathParams<E extends Endpoint> = Record<ParamNames<E['path']>, string>;

type Parts<E extends Endpoint> = {
  params?: PathParams<E>;
  body?: E['body'] extends $ZodType ? input<E['body']> : undefined;
  headers?: Record<string, string>;
};

/** Puts values in place of the `:name` steps of a path. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Reads a path of the API. @throws RequestError when the answer is not OK. */
export async function readAddress(path: string): Promise<ReadAnswer> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw await readRequestError(response);
  return { body: await response.json(), headers: response.headers };
}

/**
 * Calls an endpoint that changes something. The endpoint is named by its type, and method and path
 * are checked against it by the compiler, so that its schemas need not travel to the browser.
 * @throws RequestError when the answer is not OK
 */
export async function callEndpoint<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { params, body, headers }: Parts<E> = {},
): Promise<Answer<E>> {
  const response = await fetch(fillPath(path, params), {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await readRequestError(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer<E>;
}
