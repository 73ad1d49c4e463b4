/** How many tokens a bucket holds, and how many are refilled per second. */
export type BucketSize = { capacity: number; perSecond: number };

/** A token bucket: tokens are refilled over time, up to the capacity. */
export class TokenBucket {
  readonly #size: BucketSize;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  /** @param now a monotonic clock in milliseconds */
  constructor(size: BucketSize, now: () => number = () => performance.now()) {
    this.#size = size;
    this.#now = now;
    this.#tokens = size.capacity;
    this.#filledAt = now();
  }

  /** Takes tokens even when there are too few. @returns the milliseconds until the debt is paid; 0 for none */
  take(tokens = 1): number {
    this.#fill();
    this.#tokens -= tokens;
    return this.#tokens >= 0 ? 0 : Math.ceil((-this.#tokens / this.#size.perSecond) * 1000);
  }

  /** Takes a token if there is one. @returns the milliseconds until there is one; 0 when it was taken */
  tryTake(): number {
    this.#fill();
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#size.perSecond) * 1000);
    this.#tokens -= 1;
    return 0;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#size.capacity;
  }

  #fill() {
    const { capacity, perSecond } = this.#size;
    const now = this.#now();
    this.#tokens = Math.min(capacity, this.#tokens + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
  }
}

/** Beyond this number full buckets are deleted, and then the oldest. */
const maxBuckets = 20_000;

/** Token buckets by key, such as a network, in the memory of one process. */
export class TokenBuckets {
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #size: BucketSize;
  readonly #now: (() => number) | undefined;

  constructor(size: BucketSize, now?: () => number) {
    this.#size = size;
    this.#now = now;
  }

  /**
   * Takes a token of a key if there is one. @returns the milliseconds until there is one; 0 when it was
   * taken
   */
  tryTake(key: string): number {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= maxBuckets) this.#purge();
      bucket = new TokenBucket(this.#size, this.#now);
      this.#buckets.set(key, bucket);
    }
    return bucket.tryTake();
  }

  get size(): number {
    return this.#buckets.size;
  }

  #purge() {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= maxBuckets / 2) break;
      this.#buckets.delete(key);
    }
  }
}
