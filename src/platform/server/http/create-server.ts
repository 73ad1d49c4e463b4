import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';
import fastify, {
  type ConnectionError,
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
import { measureRequests } from '../metrics/measure-requests.ts';
import { createRequestLog, traceRequests } from '../tracing/trace-requests.ts';
import { addDrain } from './drain.ts';
import { answerError } from './errors/answer-error.ts';
import { describeIssue } from './errors/describe-issue.ts';
import { Problem, sendProblem } from './errors/problem.ts';
import { answerConnection } from './errors/raw-problem.ts';
import type { AnswerAtOnce } from './pages/answer-cached-page.ts';
import { type Authenticate, addAccess, type OnDenied } from './security/access.ts';
import { checkContent } from './security/check-content.ts';
import { refuseCrossSiteCalls } from './security/cross-site.ts';
import { addSecurityHeaders, isPlainFile, plainHeaders } from './security/security-headers.ts';

const bodyLimit = 256 * 1024;
/** Rate of log lines for 4xx responses. */
const errorLines = { capacity: 100, perSecond: 10 };
const seconds = 1_000;
/** Enough to upload a photo from a phone on a slow connection. */
const requestTimeout = 60 * seconds;
const headersTimeout = 15 * seconds;
/** For an idle connection; longer than the interval between two server-sent events. */
const connectionTimeout = 60 * seconds;
const keepAliveTimeout = 30 * seconds;

const serverOptions: ServerOptions = {
  requestTimeout,
  headersTimeout,
  keepAliveTimeout,
  connectionsCheckingInterval: 5 * seconds,
  // Other upgrades, such as h2c, are ignored as the standard allows: the request is served normally.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/**
 * Creates an HTTP server with what every route shares: request ids, one log line per response, problem
 * documents, security headers, schema validation. It has no routes yet and does not listen.
 */
export function createServer(options: {
  logger: FastifyBaseLogger;
  publicUrl: string;
  trustProxy: string[];
  authenticate: Authenticate;
  /** The queue of anonymous requests. */
  queue: NetworkQueue;
  /** Called with requests that are refused for who sends them. */
  onDenied?: OnDenied;
  /** The security headers of documents, at this moment. */
  documentHeaders: () => Record<string, string>;
  /** Answers what needs nothing of all this, before the hooks; left out while shutting down and in a verbose log. */
  answerAtOnce?: AnswerAtOnce;
  /** Maps a requested URL to the URL that is served. */
  rewriteUrl?: (url: string) => string;
}): FastifyInstance {
  // Not `localeError`: other code that imports the library's English messages replaces that.
  config({ customError: describeIssue });
  const connections = new ConnectionLimits({ behindProxy: options.trustProxy.length > 0 });
  const isVerbose = ['debug', 'trace'].includes(options.logger.level);
  const answerAtOnce = isVerbose ? undefined : options.answerAtOnce;
  const app = fastify({
    serverFactory: (handle) => {
      const answer: RequestListener = (request, response) => {
        if (!server.listening || !answerAtOnce?.(request, response)) handle(request, response);
      };
      const server = createHttpServer(serverOptions, connections.guard(answer));
      server.setTimeout(connectionTimeout);
      connections.watch(server);
      return server;
    },
    loggerInstance: options.logger,
    // `logAnswers` writes one line per response.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    childLoggerFactory: createRequestLog,
    bodyLimit,
    // No schema names these keys, so they are dropped like any unknown key.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    // A graceful shutdown first lets requests finish (drain.ts); the remaining connections are cut off.
    forceCloseConnections: true,
    return503OnClosing: false,
    // Longer than any URL parameter in use: longer ones match no page and no id.
    routerOptions: { maxParamLength: 600 },
    rewriteUrl: ({ url = '/' }: IncomingMessage) => options.rewriteUrl?.(url) ?? url,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, options.publicUrl),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem(404, 'There is nothing at this address.')),
  );
  traceRequests(app);
  measureRequests(app);
  addAccess(app, options);
  addSecurityHeaders(app, options);
  refuseCrossSiteCalls(app as unknown as FastifyInstance, options.publicUrl, options.onDenied);
  checkContent(app);
  queueCalls(app, options.queue);
  if (options.trustProxy.length === 0) warnOfUnnamedProxy(app);
  addDrain(app);
  logAnswers(app, isVerbose);
  return app as unknown as FastifyInstance;
}

/** Answers what Node could not read as a request. */
function answerUnreadable(error: ConnectionError, socket: Socket, publicUrl: string) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error);
  answerConnection(socket, describeUnreadable(error.code), plainHeaders(publicUrl));
}

function describeUnreadable(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem(408, 'The request took too long to arrive. Please try again.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Problem(431, 'The headers of the request are too large.');
  return new Problem(400, 'This is not a valid HTTP request.');
}

/**
 * Warns once when requests come through an unconfigured proxy: the limits then count all visitors as one
 * network.
 */
function warnOfUnnamedProxy(app: FastifyInstance) {
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      const { remoteAddress: proxy } = request.socket;
      request.log.warn(
        { proxy },
        'TRUST_PROXY is not set, but requests come through a proxy: limits count all visitors as one',
      );
    }
    done();
  });
}

/**
 * The URL for the log, without the tokens of private links: whoever reads the log must not be able to
 * open them.
 */
function nameForLog({ url, params }: FastifyRequest): string {
  const [path = '/'] = url.split('?', 1);
  const token = (params as { token?: string } | undefined)?.token;
  const named = token ? path.replace(encodeURIComponent(token), ':token') : path;
  return named.replaceAll(tokenLike, ':token');
}

/** A random part of a path: pages have no names for theirs, and a refused request has none yet. */
const tokenLike = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{20,}/g;

/**
 * Logs responses. Successful reads are logged at debug level: logging a page view costs as much as
 * serving it.
 */
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
    // Anybody can cause 4xx responses at any rate, and log lines take disk space: they are rate-limited.
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
