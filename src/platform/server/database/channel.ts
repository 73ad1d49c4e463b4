import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, DbOrTx } from './database.ts';

/** A channel of NOTIFY with the type of its payload. PostgreSQL carries at most 8,000 bytes. */
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

/** A channel that only says that something changed. */
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

/** The expression that notifies, for a statement that writes; delivered at the commit. */
export const notify = <T>(channel: Channel<T>, payload: T): SQL =>
  sql`pg_notify(${channel.name}, ${channel.encode(payload)})`;

/** The same with an id that the statement knows: a column. */
export const notifyOfId = (channel: Channel<string>, id: SQLWrapper): SQL =>
  sql`pg_notify(${channel.name}, ${id})`;

/** Notifies every process, this one included; inside a transaction at its commit. */
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
  /** Hears what `onEvent`, or reading a payload, threw. */
  onError: (error: unknown) => void;
};

/** Calls back for every event of a channel, from whichever process. @returns a function that stops it */
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
