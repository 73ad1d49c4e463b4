import { setTimeout as delay } from 'node:timers/promises';
import { runInTrace } from '../tracing/trace-context.ts';

/** An entry of a stored list, numbered 1, 2, 3… within its topic. */
export type Entry = { topic: string; sequence: number };
/** What to load: all entries of a topic after a number. */
export type Wanted = { topic: string; after: number };
export type Receiver = { send(text: string): void };

type Topic<R> = {
  /** The last number sent to each subscriber. */
  marks: Map<R, number>;
  /** Published numbers that have not been sent to watchers yet. */
  published: { from: number; to: number } | undefined;
};

type Deps<E extends Entry> = {
  /** Loads up to `page` entries, ordered by topic and number. */
  load: (wanted: Wanted[], page: number) => Promise<E[]>;
  encode: (entry: E) => string;
  onError: (error: unknown) => void;
  page?: number;
};

const pauseAfterErrorMs = 250;

/**
 * Sends stored entries to subscribers, each once and in order. A notification only says that there are
 * new entries; entries are read from the store after the last number sent to each subscriber, so
 * notifications may be lost, repeated or late. All topics published during one load share the next load.
 */
export class OrderedDelivery<R extends Receiver, E extends Entry> {
  readonly #deps: Deps<E>;
  readonly #page: number;
  readonly #topics = new Map<string, Topic<R>>();
  readonly #joined = new Map<R, Set<string>>();
  readonly #watchers = new Set<R>();
  readonly #due = new Set<string>();
  #running = false;
  #stopped = false;

  constructor(deps: Deps<E>) {
    this.#deps = deps;
    this.#page = deps.page ?? 500;
  }

  /** Sends a receiver every number of every topic that is published from now on, once. */
  watch(receiver: R) {
    this.#watchers.add(receiver);
  }

  /** Sends a receiver a topic's entries after a number that it has. Subscribing again changes nothing. */
  subscribe(topic: string, receiver: R, after: number) {
    const { marks } = this.#open(topic);
    if (marks.has(receiver)) return;
    marks.set(receiver, after);
    const joined = this.#joined.get(receiver) ?? new Set();
    this.#joined.set(receiver, joined.add(topic));
    this.#want(topic);
  }

  /** Removes a receiver. @returns the topics it had subscribed to */
  leave(receiver: R): string[] {
    this.#watchers.delete(receiver);
    const left = [...(this.#joined.get(receiver) ?? [])];
    this.#joined.delete(receiver);
    for (const name of left) {
      this.#topics.get(name)?.marks.delete(receiver);
      this.#tidy(name);
    }
    return left;
  }

  isSubscribed(topic: string, receiver: R): boolean {
    return this.#topics.get(topic)?.marks.has(receiver) ?? false;
  }

  subscribers(topic: string): Iterable<R> {
    return this.#topics.get(topic)?.marks.keys() ?? [];
  }

  watchers(): ReadonlySet<R> {
    return this.#watchers;
  }

  /** Handles new stored entries. Within a topic, ranges come in order and do not overlap. */
  publish(topic: string, from: number, to: number) {
    if (this.#watchers.size === 0 && !this.#topics.has(topic)) return;
    const state = this.#open(topic);
    if (this.#watchers.size > 0) state.published = { from: state.published?.from ?? from, to };
    this.#want(topic);
  }

  /** Loads every subscribed topic: notifications may have been missed. */
  refresh() {
    for (const topic of this.#topics.keys()) this.#want(topic);
  }

  stop() {
    this.#stopped = true;
  }

  #open(name: string): Topic<R> {
    let topic = this.#topics.get(name);
    if (!topic) {
      topic = { marks: new Map(), published: undefined };
      this.#topics.set(name, topic);
    }
    return topic;
  }

  #tidy(name: string) {
    const topic = this.#topics.get(name);
    if (topic && topic.marks.size === 0 && !topic.published) this.#topics.delete(name);
  }

  #want(topic: string) {
    this.#due.add(topic);
    if (this.#running) return;
    this.#running = true;
    // What it loads is of several causes.
    setImmediate(() => runInTrace(undefined, () => this.#drain()));
  }

  async #drain() {
    while (this.#due.size > 0 && !this.#stopped) {
      const names = [...this.#due];
      this.#due.clear();
      try {
        await this.#deliver(names);
      } catch (error) {
        this.#deps.onError(error);
        for (const name of names) this.#due.add(name);
        await delay(pauseAfterErrorMs, undefined, { ref: false });
      }
    }
    this.#running = false;
  }

  async #deliver(names: string[]) {
    const wanted = names.flatMap((topic) => {
      const after = this.#lowest(topic);
      return after === undefined ? [] : [{ topic, after }];
    });
    if (wanted.length === 0) return;
    const entries = await this.#deps.load(wanted, this.#page);
    for (const entry of entries) this.#send(entry);
    if (entries.length >= this.#page) for (const name of names) this.#due.add(name);
    else for (const name of names) this.#tidy(name);
  }

  /** The number after which at least one receiver lacks entries. */
  #lowest(name: string): number | undefined {
    const topic = this.#topics.get(name);
    if (!topic) return undefined;
    const marks = [...topic.marks.values()];
    if (topic.published) marks.push(topic.published.from - 1);
    return marks.length === 0 ? undefined : Math.min(...marks);
  }

  #send(entry: E) {
    const topic = this.#topics.get(entry.topic);
    if (!topic) return;
    const { sequence } = entry;
    let text: string | undefined;
    const give = (receiver: R) => {
      text ??= this.#deps.encode(entry);
      receiver.send(text);
    };
    for (const [receiver, mark] of topic.marks) {
      // A gap would mean that the store had lost an entry: it is never skipped.
      if (sequence !== mark + 1) continue;
      topic.marks.set(receiver, sequence);
      give(receiver);
    }
    const { published } = topic;
    if (!published || sequence < published.from || sequence > published.to) return;
    for (const watcher of this.#watchers) if (!topic.marks.has(watcher)) give(watcher);
    topic.published =
      sequence === published.to ? undefined : { from: sequence + 1, to: published.to };
  }
}
