import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, DbOrTx } from './database.ts';

/** A NOTIFY channel with a typed payload. PostgreSQL limits a payload to 8,000 bytes. */
export type Channel<T> = {
  readonly name: string;
  readonly encode: (payload: T) => string;
  readonly decode: (text: string) => T;
};

/** A channel whose payload is the id of what changed. */
export const idChannel = (name: string): Channel<string> => ({
  name,
  encode: (id) => id,
  decode: (text) => text,
});

/** A channel without a payload: it only says that something changed. */
export const signalChannel = (name: string): Channel<void> => ({
  name,
  encode: () => '',
  decode: () => {},
});

export const jsonChannel = <T>(name: string): Channel<T> => ({
  name,
  encode: (payload) => JSON.stringify(payload),
  decode: (text) => JSON.parse(text) as T,
});

/** SQL expression that sends a notification as part of a statement; it is delivered at the commit. */
export const notify = <T>(channel: Channel<T>, payload: T): SQL =>
  sql`pg_notify(${channel.name}, ${channel.encode(payload)})`;

/** As `notify`, with an id taken from a column of the statement. */
export const notifyOfId = (channel: Channel<string>, id: SQLWrapper): SQL =>
  sql`pg_notify(${channel.name}, ${id})`;

/** Notifies every process, this one included; inside a transaction, at its commit. */
export async function publish<T>(db: DbOrTx, channel: Channel<T>, ...payloads: T[]) {
  const texts = JSON.stringify(payloads.map(channel.encode));
  await db.execute(
    sql`select pg_notify(${channel.name}, payload)
        from jsonb_array_elements_text(${texts}::jsonb) payload`,
  );
}

type Subscriber<T> = {
  onEvent: (payload: T) => void;
  /** Called when events may have been missed (a lost connection). */
  onGap: () => void;
  /** Called with errors thrown by `onEvent` or by parsing a payload. */
  onError: (error: unknown) => void;
};

/** Subscribes to a channel's events from all processes. @returns a function that unsubscribes */
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
    (text) => guard(() => onEvent(channel.decode(text))),
    () => guard(onGap),
  );
}
