import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { input, output } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Endpoint } from '#platform/endpoint.ts';
import { authorize, type Staff } from './security/access.ts';

type Parsed<S> = S extends $ZodType ? output<S> : undefined;
type Sent<E extends Endpoint> = E['answer'] extends $ZodType ? input<E['answer']> : undefined;

export type Call<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** The caller's staff account; always present unless the endpoint is for anyone. */
  staff: E['access'] extends 'anyone' ? undefined : Staff;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Mounts an endpoint. The caller is authorised before anything is read, the request is parsed by the
 * contract's schemas before `handle` runs, and the response passes through the answer schema. Answers
 * with the declared status, else 200, or 204 where no answer is declared.
 */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Sent<E>>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    onRequest: (request) => authorize(request, endpoint),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.answer && { response: { '2xx': endpoint.answer } }),
    },
    handler: async (request, reply) => {
      if (endpoint.status) reply.code(endpoint.status);
      const answer = await handle({
        params: request.params as Parsed<E['params']>,
        query: request.query as Parsed<E['query']>,
        body: request.body as Parsed<E['body']>,
        staff: request.staff as Call<E>['staff'],
        request,
        reply,
      });
      if (endpoint.answer) return answer;
      return reply.code(204).send();
    },
  });
}

/**
 * Mounts an endpoint whose handler sends the response itself as a stream: a file, or events. Callers are
 * authorised, and path and query are parsed as in `serveEndpoint`.
 */
export function serveStream<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Omit<Call<E>, 'body'>) => FastifyReply | Promise<FastifyReply>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: { access: endpoint.access, endpoint },
    onRequest: (request) => authorize(request, endpoint),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
    },
    handler: (request, reply) =>
      handle({
        params: request.params as Parsed<E['params']>,
        query: request.query as Parsed<E['query']>,
        staff: request.staff as Call<E>['staff'],
        request,
        reply,
      }),
  });
}
