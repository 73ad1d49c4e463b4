import * as z from 'zod/mini';
import type { JsonSchema, JsonSchemas, Root } from './json-schemas.ts';
import type { DocumentedEndpoint } from './read-contracts.ts';
import { describeAccess, listErrors, listSchemes, problems, schemes } from './responses.ts';
import { findTag, tags } from './tags.ts';

/** A recorded request and its answer. */
export type Example = { body?: unknown; answer?: unknown };
export type Examples = Record<string, Example>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;
export type ApiResponse = {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
};
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, ApiResponse>;
};
export type OpenApi = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
    securitySchemes: Record<string, unknown>;
  };
  [key: string]: unknown;
};

export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

const problemType = 'application/problem+json';

/** The schemas that an OpenAPI document of these endpoints needs. */
export const listRoots = (endpoints: DocumentedEndpoint[]): Root[] =>
  endpoints.flatMap(({ name, endpoint }) => {
    const { params, query, body, answer, upload } = endpoint;
    const taken = { params, query, body, fields: upload?.fields };
    return [
      ...Object.entries(taken).map(([part, schema]) => ({ part, schema, side: 'input' as const })),
      { part: 'answer', schema: answer, side: 'output' as const },
    ].flatMap(({ part, schema, side }) => {
      const isInline = ['params', 'query', 'fields'].includes(part);
      return schema ? [{ key: `${name}.${part}`, schema, side, isInline }] : [];
    });
  });

/** Builds the OpenAPI 3.1 document of endpoints. */
export function buildOpenApi(
  endpoints: DocumentedEndpoint[],
  { roots, components }: JsonSchemas,
  { version, examples }: { version: string; examples: Examples },
): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const one of endpoints) {
    const path = one.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][one.endpoint.method.toLowerCase()] = describe(one, roots, examples[one.name] ?? {});
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wyvern Vale Flooring',
      version,
      description:
        'The API of the website and its back office. Money is in pounds, lengths in metres, areas in square metres, instants in UTC (ISO 8601), days as yyyy-mm-dd in London. Errors are problem documents (RFC 9457). Clients ignore fields that they do not know.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: components,
      responses: Object.fromEntries(
        Object.entries(problems).map(([status, description]) => [
          `Problem${status}`,
          describeProblem(Number(status), description),
        ]),
      ),
      securitySchemes: Object.fromEntries(
        Object.entries(schemes).map(([name, { cookie, description }]) => [
          name,
          {
            type: 'apiKey',
            in: 'cookie',
            name: cookie,
            description: `${description} Behind TLS its name is \`__Host-${cookie}\`.`,
          },
        ]),
      ),
    },
  };
}

function describe(
  one: DocumentedEndpoint,
  roots: JsonSchemas['roots'],
  example: Example,
): Operation {
  const { name, doc, file, endpoint } = one;
  const schemeNames = listSchemes(one);
  const parameters = listParameters(one, roots);
  const requestBody = describeBody(one, roots, example);
  return {
    operationId: name,
    summary: firstSentence(doc),
    description: `${doc}\n\n${describeAccess(one)}`,
    tags: [findTag(file).name],
    ...(schemeNames.length > 0 && { security: schemeNames.map((scheme) => ({ [scheme]: [] })) }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...describeSuccess(endpoint, roots.get(`${name}.answer`), example),
      ...Object.fromEntries(
        listErrors(one).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
      default: {
        description: 'Another error.',
        content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** The beginning of a docstring up to a full stop, a colon or a semicolon, without it. */
export const firstSentence = (doc: string) =>
  (doc.match(/^[\s\S]*?[.:;](?=\s|$)/)?.[0] ?? doc).replace(/[.:;]$/, '').replaceAll('\n', ' ');

function listParameters({ name, endpoint }: DocumentedEndpoint, roots: JsonSchemas['roots']) {
  const of = (part: 'params' | 'query', place: 'path' | 'query'): Parameter[] => {
    const { properties = {}, required = [] } = roots.get(`${name}.${part}`) ?? {};
    return Object.entries(properties).map(([field, { description, ...schema }]) => ({
      name: field,
      in: place,
      required: required.includes(field),
      ...(description && { description }),
      schema,
    }));
  };
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Of the client’s own choice, for one request: a repetition with the same key and body stores nothing and is answered as the first one was. Kept for a day.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return [
    ...of('params', 'path'),
    ...of('query', 'query'),
    ...(endpoint.takesIdempotencyKey ? [key] : []),
  ];
}

function describeBody(
  { name, endpoint }: DocumentedEndpoint,
  roots: JsonSchemas['roots'],
  example: Example,
): Operation['requestBody'] {
  const schema = roots.get(`${name}.body`);
  if (schema)
    return {
      required: true,
      content: {
        'application/json': { schema, ...('body' in example && { example: example.body }) },
      },
    };
  if (!endpoint.upload) return undefined;
  const { properties = {}, required = [] } = roots.get(`${name}.fields`) ?? {};
  const file: JsonSchema = {
    description: 'A JPEG, PNG or WebP image.',
    type: 'string',
    contentMediaType: 'application/octet-stream',
  };
  const form = {
    type: 'object',
    properties: { ...properties, file },
    required: [...required, 'file'],
  };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function describeSuccess(
  { status, alternativeStatus, streams, query }: DocumentedEndpoint['endpoint'],
  schema: JsonSchema | undefined,
  { answer }: Example,
): Record<string, ApiResponse> {
  if (streams)
    return {
      200: { description: 'The file.', content: { [streams]: { schema: { type: 'string' } } } },
    };
  if (!schema) return { 204: { description: 'Done; there is no body.' } };
  const headers = pagingHeaders(Object.keys((query as z.ZodMiniObject | undefined)?.shape ?? {}));
  const response: ApiResponse = {
    description: 'Done.',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema, ...(answer !== undefined && { example: answer }) } },
  };
  return {
    [status ?? 200]: response,
    ...(alternativeStatus && {
      [alternativeStatus]: { ...response, content: { 'application/json': { schema } } },
    }),
  };
}

/** The headers by which a list is paged, by the names of its query's parameters. */
function pagingHeaders(names: string[]): NonNullable<ApiResponse['headers']> {
  return {
    ...(names.includes('cursor') && {
      'X-Next-Cursor': {
        description: 'The `cursor` of the next page; missing on the last one.',
        schema: { type: 'string' },
      },
    }),
    ...(names.includes('per_page') && {
      'X-WP-Total': { description: 'How many rows there are.', schema: { type: 'integer' } },
      'X-WP-TotalPages': { description: 'How many pages there are.', schema: { type: 'integer' } },
    }),
  };
}

function describeProblem(status: number, description: string): ApiResponse {
  return {
    description,
    ...([429, 503].includes(status) && {
      headers: {
        'Retry-After': {
          description: 'After how many seconds to try again.',
          schema: { type: 'integer' },
        },
      },
    }),
    content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
