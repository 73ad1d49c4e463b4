import { randomUUID } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { presenceSeconds } from './presence-holders.ts';
import { addPresence, expirePresence, removePresence } from './queries-presence.ts';

const renewMs = (presenceSeconds / 3) * 1000;
/** A NOTIFY payload is limited to 8,000 bytes. */
const holdersPerNotification = 100;

/**
 * The holders connected to this process, stored in the database for all processes. Changes during a write are
 * batched into the next one. A killed process stops renewing, and the others delete its rows.
 */
export class Presence {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  readonly #process = randomUUID();
  readonly #counts = new Map<string, number>();
  readonly #written = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> | undefined;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => this.renew().catch(onError), renewMs);
    this.#timer.unref();
  }

  /** Adds a connection of a holder. */
  arrive(holder: string) {
    this.#count(holder, 1);
  }

  /** Removes a connection of a holder. */
  depart(holder: string) {
    this.#count(holder, -1);
  }

  /** Renews the rows of this process, and deletes those of processes that were killed. */
  async renew() {
    for (const holder of this.#written) if (!this.#isHere(holder)) this.#changed.add(holder);
    // Inserts missing rows too: the table is unlogged and empty after a database crash.
    const here = [...this.#counts.keys()];
    if (here.length > 0) await addPresence(this.#db, this.#process, here);
    for (const holder of here) this.#written.add(holder);
    this.#write();
    await this.#publish(await expirePresence(this.#db));
  }

  /** Removes everybody of this process. */
  async stop() {
    clearInterval(this.#timer);
    for (const holder of this.#counts.keys()) this.#changed.add(holder);
    this.#counts.clear();
    this.#write();
    await this.#writing;
  }

  #count(holder: string, step: number) {
    const count = (this.#counts.get(holder) ?? 0) + step;
    if (count > 0) this.#counts.set(holder, count);
    else this.#counts.delete(holder);
    this.#changed.add(holder);
    this.#write();
  }

  #write() {
    this.#writing ??= this.#writeChanges().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeChanges() {
    while (this.#changed.size > 0) {
      const changed = [...this.#changed];
      this.#changed.clear();
      const came = changed.filter((holder) => this.#isHere(holder) && !this.#written.has(holder));
      const left = changed.filter((holder) => !this.#isHere(holder) && this.#written.has(holder));
      try {
        if (came.length > 0) await addPresence(this.#db, this.#process, came);
        for (const holder of came) this.#written.add(holder);
        if (left.length > 0) await removePresence(this.#db, this.#process, left);
        for (const holder of left) this.#written.delete(holder);
        await this.#publish([...came, ...left]);
      } catch (error) {
        // The next renewal writes it again.
        this.#onError(error);
      }
    }
  }

  #isHere(holder: string): boolean {
    return this.#counts.has(holder);
  }

  async #publish(holders: string[]) {
    const events = [];
    for (let at = 0; at < holders.length; at += holdersPerNotification)
      events.push({
        kind: 'presence' as const,
        holders: holders.slice(at, at + holdersPerNotification),
      });
    if (events.length > 0) await publish(this.#db, channels.chat, ...events);
  }
}
