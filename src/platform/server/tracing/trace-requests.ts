import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isHealthCheck } from '../limits/queue-calls.ts';
import { giveTrace } from '../logger.ts';
import { beginSpan, type Span } from './spans.ts';
import { newTrace, parseTraceparent, runInTrace } from './trace-context.ts';

const spans = new WeakMap<IncomingMessage, Span>();

/** The span of a request, whose trace is the caller's if it names a valid one. Health checks have none. */
function spanOf(request: IncomingMessage): Span {
  const known = spans.get(request);
  if (known) return known;
  const parent = parseTraceparent(request.headers.traceparent);
  const span = isHealthCheck(request)
    ? { trace: newTrace(parent), end: () => {} }
    : beginSpan('request', { parent, kind: 'server' });
  spans.set(request, span);
  return span;
}

/** Creates the log of a request: its lines have the request's id and that of its trace. */
export const createRequestLog = (
  logger: FastifyBaseLogger,
  bindings: Record<string, unknown>,
  options: object,
  request: IncomingMessage,
) => giveTrace(logger.child(bindings, options), spanOf(request).trace);

/** Runs every request in its trace, and ends its span with the response. */
export function traceRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => runInTrace(spanOf(request.raw).trace, done));
  // Again after the body was read: its events lose the context.
  app.addHook('preHandler', (request, _reply, done) => runInTrace(spanOf(request.raw).trace, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // The pattern, never the URL: that of a private link has its token.
    const route = routeOptions.url;
    const { statusCode } = reply;
    spanOf(request.raw).end({
      name: route ? `${method} ${route}` : method,
      hasFailed: statusCode >= 500,
      attributes: {
        'http.request.method': method,
        ...(route && { 'http.route': route }),
        'http.response.status_code': statusCode,
      },
    });
    done();
  });
}
