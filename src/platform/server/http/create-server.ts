import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
} from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { config } from 'zod/mini';
import { ConnectionLimits } from '../limits/limit-connections.ts';
import type { NetworkQueue } from '../limits/network-queue.ts';
import { queueCalls } from '../limits/queue-calls.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { addDrain } from './drain.ts';
import { answerError } from './errors/answer-error.ts';
import { describeIssue } from './errors/describe-issue.ts';
import { Problem, sendProblem } from './errors/problem.ts';
import { type Authenticate, addAccess } from './security/access.ts';
import { checkContent } from './security/check-content.ts';
import { refuseCrossSiteWrites } from './security/cross-site.ts';
import { addSecurityHeaders, isPlainFile } from './security/security-headers.ts';

const bodyLimit = 256 * 1024;
/** Log lines of calls that were refused. */
const errorLines = { capacity: 100, perSecond: 10 };
const seconds = 1_000;
/** Enough for a photograph from a phone on a poor line. */
const requestTimeout = 60 * seconds;
const headersTimeout = 15 * seconds;
/** Of a connection on which nothing moves; longer than the pause between two live events. */
const connectionTimeout = 60 * seconds;
const keepAliveTimeout = 30 * seconds;

const serverOptions: ServerOptions = {
  requestTimeout,
  headersTimeout,
  keepAliveTimeout,
  connectionsCheckingInterval: 5 * seconds,
  // Any other upgrade that is offered, such as to h2c, may be ignored, and is: the page is the answer.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/**
 * An HTTP server with what every route shares: request ids, one log line an answer, problem
 * documents, security headers, schema validation. It has no routes yet and does not listen.
 */
export function createServer(options: {
  logger: FastifyBaseLogger;
  publicUrl: string;
  trustProxy: string[];
  authenticate: Authenticate;
  /** In which anonymous calls wait for their turn. */
  queue: NetworkQueue;
  /** The style element of pages. */
  style?: string;
  /** Another address to answer instead of the one asked for. */
  rewriteUrl?: (url: string) => string;
}): FastifyInstance {
  config({ localeError: describeIssue });
  const connections = new ConnectionLimits({ behindProxy: options.trustProxy.length > 0 });
  const app = fastify({
    serverFactory: (handle) => {
      const server = createHttpServer(serverOptions, connections.guard(handle as RequestListener));
      server.setTimeout(connectionTimeout);
      connections.watch(server);
      return server;
    },
    loggerInstance: options.logger,
    // Answers are logged below, one line each.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // No schema names these keys, so what hides under them is left out like any unknown key.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    // A stop first lets requests finish (drain.ts); what is left then is cut off.
    forceCloseConnections: true,
    return503OnClosing: false,
    // Longer than any address of ours: what is longer is no page, and no id.
    routerOptions: { maxParamLength: 600 },
    rewriteUrl: ({ url = '/' }: IncomingMessage) => options.rewriteUrl?.(url) ?? url,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem(404, 'There is nothing at this address.')),
  );
  addAccess(app, options);
  addSecurityHeaders(app, options.publicUrl, options.style);
  refuseCrossSiteWrites(app as unknown as FastifyInstance, options.publicUrl);
  checkContent(app);
  queueCalls(app, options.queue);
  if (options.trustProxy.length === 0) warnOfUnnamedProxy(app);
  addDrain(app);
  logAnswers(app, ['debug', 'trace'].includes(options.logger.level));
  return app as unknown as FastifyInstance;
}

/** Behind a proxy that is not named, all visitors share one network's limits: whoever runs the server must hear of it. */
function warnOfUnnamedProxy(app: FastifyInstance) {
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      const { remoteAddress: proxy } = request.socket;
      request.log.warn(
        { proxy },
        'TRUST_PROXY is not set, but calls come through a proxy: limits count all visitors as one',
      );
    }
    done();
  });
}

/** Whoever reads the log must not be able to open the private links in it. */
function nameForLog({ url, params }: FastifyRequest): string {
  const [path = '/'] = url.split('?', 1);
  const token = (params as { token?: string } | undefined)?.token;
  return token ? path.replace(encodeURIComponent(token), ':token') : path;
}

/** Reads that went well are logged at debug level: a page view is not news, and logging it costs as much as serving it. */
function logAnswers(app: FastifyInstance, verbose: boolean) {
  const refusals = new TokenBucket(errorLines);
  let unlogged = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isPlainFile(request.url)) reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const quiet = request.method === 'GET' && statusCode < 400;
    // Strangers can cause refusals as fast as they like, and a log takes room on the disk.
    const isLeftOut = statusCode >= 400 && statusCode < 500 && refusals.tryTake() > 0;
    if (isLeftOut && !verbose) unlogged += 1;
    else if (verbose || !quiet) {
      request.log[quiet ? 'debug' : 'info'](
        {
          method: request.method,
          path: nameForLog(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...(unlogged > 0 && { unlogged }),
        },
        'answered',
      );
      unlogged = 0;
    }
    done();
  });
}
