type ClearableCacheOptions<V> = {
  capBytes: number;
  /** The memory that a value takes, in bytes. */
  weigh: (value: V) => number;
};

/**
 * Values in memory until the data behind them changes, with least-recently-used eviction and a limit in
 * bytes. A value whose data changed while it was being made is returned but not kept.
 */
export class ClearableCache<V> {
  readonly #options: ClearableCacheOptions<V>;
  readonly #values = new Map<string, V>();
  readonly #pending = new Map<string, Promise<V>>();
  #bytes = 0;
  #generation = 0;

  constructor(options: ClearableCacheOptions<V>) {
    this.#options = options;
  }

  /** The value with this key, if it is kept. */
  peek(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /**
   * Returns the value with this key, making it at most once for simultaneous calls.
   * @param isKept whether a value that was made is kept; by default each one
   */
  async get(
    key: string,
    make: () => Promise<V>,
    isKept: (value: V) => boolean = () => true,
  ): Promise<V> {
    const kept = this.peek(key) ?? this.#pending.get(key);
    if (kept !== undefined) return kept;
    const generation = this.#generation;
    const making = make();
    this.#pending.set(key, making);
    try {
      const value = await making;
      if (isKept(value) && generation === this.#generation) this.#keep(key, value);
      return value;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  /** Deletes every value, because the data changed. */
  clear() {
    this.#generation += 1;
    this.#values.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  get bytes() {
    return this.#bytes;
  }

  #keep(key: string, value: V) {
    const { capBytes, weigh } = this.#options;
    this.#values.set(key, value);
    this.#bytes += weigh(value);
    for (const [oldest, old] of this.#values) {
      if (this.#bytes <= capBytes) break;
      this.#values.delete(oldest);
      this.#bytes -= weigh(old);
    }
  }
}
