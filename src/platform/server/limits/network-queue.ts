/** The queue of one network: how many of its requests run, and those that wait. */
type Line = { running: number; waiting: (() => void)[] };

/**
 * Runs a few requests of each network at a time; the network's other requests wait. A network that sends
 * everything at once delays itself and hardly affects others. A rate limit cannot do this: no rate is too
 * high for many people behind one IP address and also harmless from one machine.
 */
export class NetworkQueue {
  readonly #lines = new Map<string, Line>();
  readonly #maxRunning: number;
  readonly #maxWaiting: number;

  constructor({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Calls `start` when a place of the network is free: at once, or after a `leave` of the same network.
   * Every start must be followed by one `leave`.
   * @returns false when too many wait already; `start` is then not called
   */
  enter(network: string, start: () => void): boolean {
    let line = this.#lines.get(network);
    if (!line) {
      line = { running: 0, waiting: [] };
      this.#lines.set(network, line);
    }
    if (line.running < this.#maxRunning) {
      line.running += 1;
      start();
      return true;
    }
    if (line.waiting.length >= this.#maxWaiting) return false;
    line.waiting.push(start);
    return true;
  }

  /** Ends a request of the network and starts its next one. */
  leave(network: string) {
    const line = this.#lines.get(network);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(network);
  }

  /** Runs a task in the network's queue. @throws the task's error; TooManyWaiting */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve, reject) => {
      if (!this.enter(network, resolve)) reject(new TooManyWaiting());
    });
    try {
      return await work();
    } finally {
      this.leave(network);
    }
  }

  /** How many networks have running requests. */
  get size(): number {
    return this.#lines.size;
  }
}

/** The network's queue is full; the message is a sentence for the rejected client. */
export class TooManyWaiting extends Error {
  constructor() {
    super('We’re getting a lot of requests from your network. Please wait a moment.');
  }
}
