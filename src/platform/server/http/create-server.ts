import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { addAccess, type IdentifyStaff } from './access.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { answerError, Problem, sendProblem } from './problem.ts';
import { refuseBrokenText } from './refuse-broken-text.ts';
import { addSecurityHeaders, isPlainFile } from './security-headers.ts';

const bodyLimit = 256 * 1024;

/**
 * An HTTP server with what every route shares: request ids, one log line an answer, problem
 * documents, security headers, schema validation. It has no routes yet and does not listen.
 */
export function createServer(options: {
  logger: FastifyBaseLogger;
  publicUrl: string;
  trustProxy: string[];
  identifyStaff: IdentifyStaff;
  /** The style element of pages. */
  style?: string;
}): FastifyInstance {
  config({ localeError: tellAsSentence });
  const app = fastify({
    loggerInstance: options.logger,
    // Answers are logged below, one line each.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // No schema names these keys, so what hides under them is left out like any unknown key.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    // In-flight requests finish at a stop; kept-alive connections that wait for nothing are ended.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem(404, 'There is nothing at this address.')),
  );
  addAccess(app, options.identifyStaff);
  addSecurityHeaders(app, options.publicUrl, options.style);
  refuseCrossSiteWrites(app as unknown as FastifyInstance, options.publicUrl);
  refuseBrokenText(app);
  closeConnectionsAtStop(app);
  logAnswers(app, ['debug', 'trace'].includes(options.logger.level));
  return app as unknown as FastifyInstance;
}

const { localeError } = en();

/** What a schema says where it has no words of its own ends like any sentence. */
function tellAsSentence(issue: Parameters<typeof localeError>[0]): string {
  const told = localeError(issue);
  const text = typeof told === 'string' ? told : (told?.message ?? 'is not valid');
  return text.replace(/[^.]$/, '$&.');
}

/** A kept-alive connection whose last request was under way at the stop would hold the server open. */
function closeConnectionsAtStop(app: FastifyInstance) {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
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
  app.addHook('onRequest', (request, reply, done) => {
    if (!isPlainFile(request.url)) reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = request.method === 'GET' && reply.statusCode < 400;
    if (verbose || !quiet) {
      request.log[quiet ? 'debug' : 'info'](
        {
          method: request.method,
          path: nameForLog(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    }
    done();
  });
}
