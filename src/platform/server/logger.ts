import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

const maxCauses = 5;

/** Creates the process's logger: one line of JSON per event, without personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: serializeError } }, destination);
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

function describeError(error: Error): string {
  if (error instanceof DrizzleQueryError) return `A query failed: ${error.query}`;
  // PostgreSQL quotes a value that it cannot parse at the end of its message.
  return isFromPostgres(error) ? error.message.replace(/: ".*"$/s, ': "…"') : error.message;
}

const isFromPostgres = (error: Error) => 'severity' in error && 'routine' in error;

const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter(isFrame).join('\n');
const isFrame = (line: string) => /^\s+at /.test(line);
