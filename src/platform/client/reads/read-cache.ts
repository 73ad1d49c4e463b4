import type { InferDataFromTag } from '@tanstack/react-query';
import { type ReadPath, readByKey } from './read-path.ts';

/** A query as `readQuery` and `defineQuery` describe it, for this cache and for TanStack Query. */
export type Query = {
  queryKey: readonly unknown[];
  // biome-ignore lint/suspicious/noExplicitAny: TanStack Query passes a context, which no public query reads
  queryFn?: any;
  meta?: Record<string, unknown>;
};
export type DataOf<Q extends Query> = InferDataFromTag<unknown, Q['queryKey']>;

/** The result of a query, as it is in the page's data. */
export type ReadState<T = unknown> = { data?: T; error?: Error; isFetching?: true };

export type ReadCache = ReturnType<typeof createReadCache>;

/**
 * Creates the cache of what public pages read. Nothing is fetched again automatically: no retry, no refetch,
 * no staleness.
 * @param states the results in the page's data, by their keys as JSON
 */
export function createReadCache(readPath: ReadPath, states: Record<string, ReadState> = {}) {
  const cached = new Map(Object.entries(states));
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const change = (key: string, state?: ReadState) => {
    if (state) cached.set(key, state);
    else cached.delete(key);
    for (const listener of listeners) listener();
  };
  const peek = <Q extends Query>(query: Q) =>
    cached.get(keyOf(query)) as ReadState<DataOf<Q>> | undefined;

  const reload = (query: Query): Promise<void> => {
    const key = keyOf(query);
    const started = running.get(key) ?? read(query, key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
  const load = async (query: Query) => {
    const state = peek(query);
    if (!state || state.isFetching) await reload(query);
  };
  const read = async (query: Query, key: string) => {
    const before = cached.get(key)?.data;
    change(key, { data: before, isFetching: true });
    try {
      change(key, { data: await (query.queryFn?.() ?? readByKey(readPath, query)) });
    } catch (error) {
      change(key, { data: before, error: error as Error });
    }
  };
  return {
    readPath,
    peek,
    /** Reads a query unless its result is cached. A failure is in the cache only. */
    load,
    /** Reads a query again. A failure is in the cache only. */
    reload,
    /** Reads a query unless its result is cached. @throws what the query throws */
    async fetch<Q extends Query>(query: Q): Promise<DataOf<Q>> {
      await load(query);
      const { data, error } = peek(query) ?? {};
      if (error) throw error;
      return data as DataOf<Q>;
    },
    set<Q extends Query>(query: Q, data: DataOf<Q>) {
      change(keyOf(query), { data });
    },
    delete(query: Query) {
      change(keyOf(query));
    },
    clear() {
      for (const key of cached.keys()) change(key);
    },
    /** All results, by their keys as JSON: for the page's data. */
    states: (): Record<string, ReadState> => Object.fromEntries(cached),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const keyOf = ({ queryKey }: Query) => JSON.stringify(queryKey);
