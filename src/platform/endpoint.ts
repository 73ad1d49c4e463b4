import type { output } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** Who may make a call: `staff` is anybody who is signed in, `admin` those with that role. */
export type Access = 'anyone' | 'staff' | 'admin';

/**
 * One call of the API, declared once: the server handles it, the browser calls it.
 * `path` is in the form of the router, with `:name` for each parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** The 2xx answer; left out for 204. Columns that it does not name never leave the server. */
  answer?: $ZodType;
};

export type Answer<E extends Endpoint> = E['answer'] extends $ZodType
  ? output<E['answer']>
  : undefined;

/** Keeps the literal types of a declaration. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
