import pg from 'pg';
import { isQueryTimeout } from '../unavailable.ts';
import { endClient, handleErrorOnce } from './clients.ts';

export type Subscription = {
  onMessage: (payload: string) => void;
  /** Called after a reconnection: notifications may have been missed. */
  onGap: () => void;
};

type ListenerOptions = {
  /** Connection settings for pg, without time limits. */
  connection: pg.ClientConfig;
  onError: (error: Error) => void;
  /** Called when the connection does not answer: others may be dead too. */
  onSilence: () => void;
  probeEveryMs?: number;
  deadlineMs?: number;
};

/** Notifications by which a listener proves that it receives: those of all processes. */
const probeChannel = 'listener_probe';
const firstPauseMs = 250;
const maxPauseMs = 5_000;
/**
 * A connection that dies right after a probe is found after the pause plus the deadline, 14 seconds,
 * which leaves a few of 20 seconds for reconnecting.
 */
const defaultProbe = { probeEveryMs: 10_000, deadlineMs: 4_000 };

/**
 * Listens on any number of channels with one connection. It probes the connection periodically and
 * reconnects when it is lost or does not answer.
 */
export class PostgresListener {
  readonly #options: Required<ListenerOptions>;
  readonly #channels = new Map<string, Set<Subscription>>();
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #receivedAt: number | undefined;
  #lastQuery: Promise<unknown> = Promise.resolve();

  constructor(options: ListenerOptions) {
    this.#options = { ...defaultProbe, ...options };
  }

  /**
   * Subscribes to a channel. @returns a function that unsubscribes
   * @throws the driver's error when there is no connection yet and none can be opened
   */
  async listen(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    const subscriptions = this.#channels.get(channel);
    if (subscriptions) subscriptions.add(subscription);
    else this.#channels.set(channel, new Set([subscription]));
    if (!this.#client && this.#timer === undefined) {
      this.#opening ??= this.#open();
      await this.#opening;
    } else if (!subscriptions && this.#client) await this.#query(this.#client, listenTo(channel));
    return async () => {
      this.#channels.get(channel)?.delete(subscription);
    };
  }

  /** Milliseconds since a notification last arrived; undefined before the first. */
  get ageMs(): number | undefined {
    return this.#receivedAt === undefined ? undefined : performance.now() - this.#receivedAt;
  }

  async close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#opening?.catch(() => {});
    if (this.#client) await endClient(this.#client);
  }

  /** One query after the other: the driver refuses several at once. */
  #query(client: pg.Client, text: string): Promise<unknown> {
    const query = this.#lastQuery.then(() => client.query(text));
    this.#lastQuery = query.catch(() => {});
    return query;
  }

  async #open() {
    const { connection, deadlineMs, onError } = this.#options;
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: deadlineMs,
      query_timeout: deadlineMs,
    });
    handleErrorOnce(client, onError);
    client.on('notification', ({ channel, payload }) => {
      this.#receivedAt = performance.now();
      for (const { onMessage } of this.#channels.get(channel) ?? []) onMessage(payload ?? '');
    });
    try {
      await client.connect();
      // The iteration also visits channels that are added meanwhile.
      for (const channel of this.#channels.keys()) await client.query(listenTo(channel));
      await client.query(listenTo(probeChannel));
      await client.query(`notify ${probeChannel}`);
    } catch (error) {
      await endClient(client);
      throw error;
    } finally {
      this.#opening = undefined;
    }
    if (this.#closed) return endClient(client);
    this.#client = client;
    client.once('end', () => this.#lose(client));
    this.#probeLater(client);
  }

  #probeLater(client: pg.Client) {
    const { probeEveryMs, onError, onSilence } = this.#options;
    this.#timer = setTimeout(async () => {
      try {
        await this.#query(client, `notify ${probeChannel}`);
      } catch (error) {
        // A connection that ended meanwhile has already been replaced.
        if (client !== this.#client || this.#closed) return;
        if (isQueryTimeout(error)) {
          onError(new Error('The LISTEN connection does not answer.'));
          onSilence();
        }
        this.#lose(client);
        await endClient(client);
        return;
      }
      if (client === this.#client && !this.#closed) this.#probeLater(client);
    }, probeEveryMs);
    this.#timer.unref();
  }

  #lose(client: pg.Client) {
    if (client !== this.#client || this.#closed) return;
    this.#client = undefined;
    this.#reconnect(0);
  }

  #reconnect(pause: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      try {
        this.#opening = this.#open();
        await this.#opening;
      } catch (error) {
        this.#options.onError(error as Error);
        if (!this.#closed) this.#reconnect(Math.min(Math.max(firstPauseMs, pause * 2), maxPauseMs));
        return;
      }
      for (const subscriptions of this.#channels.values())
        for (const { onGap } of subscriptions) onGap();
    }, pause);
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;
