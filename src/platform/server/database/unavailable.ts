/**
 * SQLSTATEs with which PostgreSQL ends or rejects a connection: connection exceptions, operator
 * intervention.
 */
const lostStates = /^(08|57P)/;
/**
 * SQLSTATEs of a server that is up but cannot do this now: out of resources, a lock or statement timeout,
 * a read-only standby.
 */
const busyStates = /^(53|55P03$|57014$|25006$)/;
/** SQLSTATEs of a wrong password, and of an account and a database that do not exist. */
const rejectedStates = /^(28|3D000$)/;
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
/** The drivers' own errors have no code and are recognised by their messages. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|PGlite is clos)/;

/** Whether an error or one of its causes means that the database connection is unusable. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      (code !== undefined && (lostStates.test(code) || systemCodes.has(code))) ||
      driverMessages.test(message),
  );
}

/**
 * Whether an error or one of its causes means that the database cannot be reached or cannot answer now,
 * so that a retry may succeed. Whether a write was stored is unknown.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    causesOf(error).some(({ code }) => code !== undefined && busyStates.test(code))
  );
}

/** Whether this side timed out on a query: it may still run, or have run. */
export function isQueryTimeout(error: unknown): boolean {
  return causesOf(error).some(({ message }) => message === 'Query read timeout');
}

/** What the server says when it refuses the account or the database of a connection. */
export const findRejection = (error: unknown): string | undefined =>
  causesOf(error).find(({ code }) => code !== undefined && rejectedStates.test(code))?.message;

/** An error and its causes, including drizzle's wrappers and the attempts at several IP addresses by Node. */
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
