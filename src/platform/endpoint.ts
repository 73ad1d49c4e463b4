import type { output } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Permission } from './roles.ts';

/**
 * Who may call an endpoint: `signed-in` is every staff account, a permission those whose role has it. `enrolling` is
 * every staff account too, even one that still has to add the second factor that it needs; the others refuse such an
 * account.
 */
export type Access = 'anyone' | 'enrolling' | 'signed-in' | Permission;

/**
 * One endpoint of the API, declared once for the server and the browser. `path` has the router's form,
 * with `:name` for each parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  /**
   * Whether a signed-in person has to have proved in the last minutes who they are, where the site asks for it; else
   * 428.
   */
  needsConfirmation?: true;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** Where a body may be larger than others. */
  maxBodyBytes?: number;
  /** Instead of a body: a file, sent as multipart in `file`, with text fields beside it. */
  upload?: { fields?: $ZodType };
  /** Whether a request may carry an `Idempotency-Key`: repeated with the same key, it is answered alike. */
  takesIdempotencyKey?: true;
  /** Status of the response where it is not 200, or 204 without an answer. */
  status?: 201;
  /** A second status, which the handler sets where the answer is of another kind. */
  alternativeStatus?: 202;
  /** Schema of the 2xx response; omitted for 204. Fields that it does not name never leave the server. */
  answer?: $ZodType;
  /** Media type of a response that is not JSON; `serveStream` mounts such an endpoint. */
  streams?: 'image/webp' | 'text/csv' | 'text/event-stream';
};

export type Answer<E extends Endpoint> = E['answer'] extends $ZodType
  ? output<E['answer']>
  : undefined;

/** Returns a declaration with its literal types. The note lets bundles leave unused endpoints out. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
