import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Access, Endpoint } from '#platform/endpoint.ts';
import { hasPermission, roles } from '#platform/roles.ts';
import { type EndpointDoc, firstSentence } from './read-docstrings.ts';

export const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

const callers = {
  anyone: 'Open to anyone.',
  enrolling:
    'For every staff account, even one that still has to add the second factor that it needs.',
  'signed-in': 'For every staff account, fitters too.',
};

/** Who may call a route, in a sentence. */
function describeCallers(access: Access): string {
  if (access === 'anyone' || access === 'enrolling' || access === 'signed-in')
    return callers[access];
  const allowed = roles.filter((role) => hasPermission({ role }, access));
  return `For ${new Intl.ListFormat('en-GB').format(allowed)} accounts.`;
}

const idempotencyKey = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
});

type Route = Parameters<typeof jsonSchemaTransform>[0];

/**
 * Describes a route by its endpoint's own schemas. Routes without an endpoint are described by the `summary` beside
 * them; without that they are no part of the API, and left out.
 */
export function describeRoute(route: Route, docs: ReadonlyMap<string, EndpointDoc>): FastifySchema {
  const { schema } = route;
  const { endpoint } = route.route.config ?? {};
  if (!endpoint)
    return schema?.summary
      ? { ...schema, tags: ['files and health'], ...respond({ 200: { description: 'Done.' } }) }
      : { hide: true };
  const doc = docs.get(`${endpoint.method} ${endpoint.path}`);
  if (!doc) throw new Error(`${endpoint.method} ${endpoint.path} has no docstring.`);
  const { access, upload, takesIdempotencyKey, needsConfirmation, params, query, answer } =
    endpoint;
  const confirmation = needsConfirmation
    ? ' Needs a confirmation of the last five minutes, else 428.'
    : '';
  const file = { file: z.file() };
  const body = upload
    ? z.object({ ...(upload.fields as z.ZodMiniObject | undefined)?.shape, ...file })
    : endpoint.body;
  const { schema: converted } = jsonSchemaTransform({
    ...route,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(takesIdempotencyKey && { headers: idempotencyKey }),
      ...(answer && { response: { 200: answer } }),
    },
  });
  return {
    ...converted,
    operationId: doc.name,
    summary: firstSentence(doc.text),
    description: `${doc.text}\n\n${describeCallers(access)}${confirmation}`,
    tags: [doc.group],
    ...(upload && { consumes: ['multipart/form-data'] }),
    ...(access !== 'anyone' && { security: [{ staffSession: [] }] }),
    ...respond({
      ...describeSuccess(endpoint, (converted.response as { 200?: object } | undefined)?.[200]),
      ...Object.fromEntries(
        listErrors(endpoint, doc.text).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
      default: { description: 'Another error.', content: problemContent },
    }),
  };
}

/** Complete responses: the plug-in would take each `response` for a schema. */
const respond = (responses: object) => ({ 'x-responses': responses, response: undefined });

function describeSuccess({ status, alternativeStatus, streams }: Endpoint, schema?: object) {
  if (streams)
    return {
      200: { description: 'The file.', content: { [streams]: { schema: { type: 'string' } } } },
    };
  if (!schema) return { 204: { description: 'Done; there is no body.' } };
  const response = { description: 'Done.', content: { 'application/json': { schema } } };
  return {
    [status ?? 200]: response,
    ...(alternativeStatus && { [alternativeStatus]: response }),
  };
}

/** Statuses of errors, and when they are sent. */
export const problems: Record<number, string> = {
  400: 'The request is not valid; `errors` names the fields.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'The caller may not do this: the role, a missing second factor, or a page of another website.',
  404: 'There is nothing with this id, or nothing that the caller may see.',
  406: 'The media type that is asked for is not served here.',
  409: 'It does not go with what is stored now; `detail` says why.',
  410: 'It was there, and has ended.',
  413: 'The request body is too large.',
  415: 'The request body is of another media type.',
  422: 'The `Idempotency-Key` was used for another request.',
  428: 'The person has to prove again who they are, by `confirmIdentity`; then the call can be repeated.',
  429: 'Too many requests: of the network, or of what this call limits. `Retry-After` is in seconds.',
  503: 'The records cannot be reached at the moment. `Retry-After` is in seconds.',
};

/** The statuses of errors that an endpoint may answer, by its access, its input and its docstring. */
function listErrors(endpoint: Endpoint, doc: string): number[] {
  const { access, method, params, query, body, upload } = endpoint;
  const named = [...doc.matchAll(/\b4\d\d\b/g)].map(([status]) => Number(status));
  const statuses = new Set([429, 503, ...named]);
  if (query || body || upload) statuses.add(400);
  if (access !== 'anyone') statuses.add(401);
  if (method !== 'GET' || !['anyone', 'enrolling'].includes(access)) statuses.add(403);
  if (params) statuses.add(404);
  if (endpoint.streams === 'text/event-stream') statuses.add(406);
  if (body || upload) for (const status of [413, 415]) statuses.add(status);
  if (endpoint.takesIdempotencyKey) statuses.add(422);
  if (endpoint.needsConfirmation) statuses.add(428);
  return [...statuses].filter((status) => status in problems);
}
