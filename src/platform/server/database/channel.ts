import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  currentTrace,
  formatTraceparent,
  parseTraceparent,
  runInTrace,
} from '../tracing/trace-context.ts';
import type { Database, DbOrTx } from './database.ts';

/** What is sent: a payload, and the `traceparent` of the work that sends it, if it is part of a trace. */
type Sent<T> = { payload: T; trace: string | undefined };

/** A NOTIFY channel with a typed payload. PostgreSQL limits a payload to 8,000 bytes. */
export type Channel<T> = {
  readonly name: string;
  readonly encode: (sent: Sent<T>) => string;
  readonly decode: (text: string) => Sent<T>;
};

/** Separates an id from the trace. */
const space = ' ';

/** A channel whose payload is the id of what changed. */
export const idChannel = (name: string): Channel<string> => ({
  name,
  encode: ({ payload, trace }) => (trace ? payload + space + trace : payload),
  decode: (text) => {
    const [payload = '', trace] = text.split(space, 2);
    return { payload, trace };
  },
});

/** A channel without a payload: it only says that something changed. */
export const signalChannel = (name: string): Channel<void> => ({
  name,
  encode: ({ trace = '' }) => trace,
  decode: (trace) => ({ payload: undefined, trace }),
});

export const jsonChannel = <T extends object>(name: string): Channel<T> => ({
  name,
  encode: ({ payload, trace }) => JSON.stringify({ ...payload, trace }),
  decode: (text) => {
    const { trace, ...payload } = JSON.parse(text);
    return { payload, trace };
  },
});

function readTrace(): string | undefined {
  const trace = currentTrace();
  return trace && formatTraceparent(trace);
}

/** SQL expression that sends a notification as part of a statement; it is delivered at the commit. */
export const notify = <T>(channel: Channel<T>, payload: T): SQL =>
  sql`pg_notify(${channel.name}, ${channel.encode({ payload, trace: readTrace() })})`;

/** As `notify`, with an id taken from a column of the statement. */
export const notifyOfId = (channel: Channel<string>, id: SQLWrapper): SQL =>
  sql`pg_notify(${channel.name}, ${id} || ${channel.encode({ payload: '', trace: readTrace() })}::text)`;

/** A SELECT that sends a notification for each payload; it may end a statement of several parts. */
export function notifyOfAll<T>(channel: Channel<T>, payloads: readonly T[]): SQL {
  const trace = readTrace();
  const texts = JSON.stringify(payloads.map((payload) => channel.encode({ payload, trace })));
  return sql`select pg_notify(${channel.name}, payload)
    from jsonb_array_elements_text(${texts}::jsonb) payload`;
}

/** Notifies every process, this one included; inside a transaction, at its commit. */
export async function publish<T>(db: DbOrTx, channel: Channel<T>, ...payloads: T[]) {
  await db.execute(notifyOfAll(channel, payloads));
}

type Subscriber<T> = {
  onEvent: (payload: T) => void;
  /** Called when events may have been missed (a lost connection). */
  onGap: () => void;
  /** Called with errors thrown by `onEvent` or by parsing a payload. */
  onError: (error: unknown) => void;
};

/** Subscribes to a channel's events from all processes; each is handled in the trace of its cause. @returns a function that unsubscribes */
export function subscribe<T>(
  database: Pick<Database, 'listen'>,
  channel: Channel<T>,
  { onEvent, onGap, onError }: Subscriber<T>,
): Promise<() => Promise<void>> {
  const guard = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };
  return database.listen(
    channel.name,
    (text) =>
      guard(() => {
        const { payload, trace } = channel.decode(text);
        runInTrace(parseTraceparent(trace), () => guard(() => onEvent(payload)));
      }),
    () => guard(onGap),
  );
}
