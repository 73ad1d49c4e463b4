/** What PostgreSQL says when it ends a connection or takes none: connection exceptions, operator intervention. */
const lostStates = /^(08|57P)/;
/** What it says when it is there but cannot do this now: out of resources, a lock or a statement that takes too long, a standby that takes no writes. */
const busyStates = /^(53|55P03$|57014$|25006$)/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The drivers' own errors have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|PGlite is clos)/;

/** Whether an error, or what caused it, says that a connection to the database is of no use any more. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      (code !== undefined && (lostStates.test(code) || systemCodes.has(code))) ||
      driverMessages.test(message),
  );
}

/**
 * Whether an error, or what caused it, says that the database cannot be reached or cannot answer
 * now, so that the same call may work a little later. What was being written may be stored or not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    causesOf(error).some(({ code }) => code !== undefined && busyStates.test(code))
  );
}

/** Whether a query was given up by this side: whether it runs, or ran, is not known. */
export function isQueryTimeout(error: unknown): boolean {
  return causesOf(error).some(({ message }) => message === 'Query read timeout');
}

/** An error and its causes, drizzle's wrapping and Node's tries of several addresses included. */
function causesOf(error: unknown): { code: string | undefined; message: string }[] {
  const causes = [];
  const seen = new Set<unknown>();
  const left = [error];
  while (left.length > 0) {
    const one = left.shift();
    if (!(one instanceof Error) || seen.has(one)) continue;
    seen.add(one);
    const { code } = one as { code?: unknown };
    causes.push({ code: typeof code === 'string' ? code : undefined, message: one.message });
    left.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
  }
  return causes;
}
