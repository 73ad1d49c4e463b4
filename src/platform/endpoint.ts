import type { output } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/**
 * Who may call an endpoint: `signed-in` is every staff account, `staff` those of the office (support and admin),
 * `admin` those with that role. `enrolling` is every staff account too, even one that still has to add the second
 * factor that it needs; the others refuse such an account.
 */
export type Access = 'anyone' | 'enrolling' | 'signed-in' | 'staff' | 'admin';

/**
 * One endpoint of the API, declared once for the server and the browser. `path` has the router's form,
 * with `:name` for each parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** Where a body may be larger than others. */
  maxBodyBytes?: number;
  /** Schema of the 2xx response; omitted for 204. Fields that it does not name never leave the server. */
  answer?: $ZodType;
};

export type Answer<E extends Endpoint> = E['answer'] extends $ZodType
  ? output<E['answer']>
  : undefined;

/** Returns a declaration with its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
