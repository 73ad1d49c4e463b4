import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { describeSocket, listFrameSchemas } from './describe-frames.ts';
import { describeRoute, problemContent, problems } from './describe-route.ts';
import { readEndpointDocs } from './read-docstrings.ts';

const prefix = '/api/docs';
const headers = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };

const description = `The API of the website and its back office. Money is in pounds, lengths in metres, areas in square metres, instants in UTC (ISO 8601), days as yyyy-mm-dd in London. Clients ignore fields that they do not know.

A list with a \`cursor\` names the next page in \`X-Next-Cursor\`; one with \`per_page\` counts its rows in \`X-WP-Total\` and \`X-WP-TotalPages\`. Errors are problem documents (RFC 9457).

The chat’s socket is in [asyncapi.json](${prefix}/asyncapi.json); its frames are below too, as schemas called \`client.…\` and \`server.…\`.`;

const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

const components = {
  schemas: { Problem: z.toJSONSchema(problem) as object },
  responses: Object.fromEntries(
    Object.entries(problems).map(([status, text]) => [
      `Problem${status}`,
      { description: text, content: problemContent },
    ]),
  ),
  securitySchemes: {
    staffSession: {
      type: 'apiKey' as const,
      in: 'cookie',
      name: 'staff_session',
      description:
        'The session of a staff account, set by `login` or `finishLogin`. Behind TLS its name is `__Host-staff_session`.',
    },
  },
};

/** Collects the routes that are added from now on; the document is written when it is first read. */
export async function collectRoutes(app: FastifyInstance) {
  let docs: ReturnType<typeof readEndpointDocs> | undefined;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Flooring site', version: '1', description },
      servers: [{ url: '/' }],
      components,
    },
    transform: (route) => {
      docs ??= readEndpointDocs();
      return { url: route.url, schema: describeRoute(route, docs) };
    },
    transformObject: (document) => {
      const { openapiObject } = document as Extract<typeof document, { openapiObject: unknown }>;
      for (const methods of Object.values(openapiObject.paths ?? {}))
        for (const operation of Object.values(methods ?? {}) as Record<string, unknown>[]) {
          operation.responses = operation['x-responses'];
          delete operation['x-responses'];
        }
      Object.assign(openapiObject.components?.schemas ?? {}, listFrameSchemas());
      return openapiObject;
    },
  });
}

/**
 * Serves the documents of the collected routes and of the socket, and the reader, which the build copied into a
 * folder. They describe public rules, as the source does; search engines leave them out.
 */
export async function serveApiDocs(app: FastifyInstance, folder: string) {
  const documents = { openapi: () => app.swagger(), asyncapi: describeSocket };
  for (const [name, describe] of Object.entries(documents)) {
    // Written once: converting all schemas takes the event loop longer than a request may.
    let text: string | undefined;
    app.get(`${prefix}/${name}.json`, (_request, reply) => {
      text ??= JSON.stringify(describe());
      return reply.headers(headers).type('application/json; charset=utf-8').send(text);
    });
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const file of (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name)))
    app.get(file === 'index.html' ? prefix : `${prefix}/${file}`, (_request, reply) =>
      reply.headers(headers).sendFile(file, folder),
    );
}
