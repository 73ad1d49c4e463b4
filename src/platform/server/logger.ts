import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { currentTrace, type TraceContext } from './tracing/trace-context.ts';

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

const maxCauses = 5;

const ownTrace = Symbol('trace');
type Traced = { [ownTrace]?: TraceContext };

/**
 * Lets every line of a logger, and of those made of it, name a trace; other loggers name that of the running work.
 * @param logger modified in place
 */
export const giveTrace = <L extends FastifyBaseLogger>(logger: L, trace: TraceContext): L =>
  Object.assign(logger, { [ownTrace]: trace });

function nameTrace(logger: object) {
  const trace = (logger as Traced)[ownTrace] ?? currentTrace();
  return trace ? { traceId: trace.traceId } : {};
}

/** Creates the process's logger: one line of JSON per event, without personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: serializeError },
    mixin: (_line: object, _level: number, logger: object) => nameTrace(logger),
  };
  return pino(options, destination);
}

/**
 * Serialises an error for the log. A failed query carries its values in the message, the stack and the
 * database's details: only the statement and the code are kept.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  const message = describeError(error);
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: `${error.name}: ${message}\n${framesOf(error)}`,
    ...(error.cause !== undefined &&
      depth < maxCauses && { cause: serializeError(error.cause, depth + 1) }),
  };
}

/** The words of another server without the email addresses and phone numbers that they repeat. */
export const maskContacts = (text: string) =>
  maskEmails(text).replace(/(?<![\w.])\+?\d[\d ()-]{7,}\d(?!\w|\.\d)/g, '…');

const maskEmails = (text: string) => text.replace(/[^\s<>"':;,()]+@[^\s<>"':;,()]+/g, '…');

function describeError(error: Error): string {
  return maskEmails(describeSource(error));
}

function describeSource(error: Error): string {
  if (error instanceof DrizzleQueryError) return `A query failed: ${error.query}`;
  // PostgreSQL quotes a value that it cannot parse at the end of its message.
  return isFromPostgres(error) ? error.message.replace(/: ".*"$/s, ': "…"') : error.message;
}

const isFromPostgres = (error: Error) => 'severity' in error && 'routine' in error;

const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter(isFrame).join('\n');
const isFrame = (line: string) => /^\s+at /.test(line);
