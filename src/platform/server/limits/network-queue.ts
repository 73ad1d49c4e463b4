/** One network's line: how many of its calls run, and what waits. */
type Line = { running: number; waiting: (() => void)[] };

/**
 * Has a few calls of each network run at a time; the rest of that network's calls wait in line. A network
 * that asks for everything at once waits for itself, and the others hardly notice: there is no rate that
 * is too high for many people behind one address, and none that is harmless from one machine.
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
   * Calls `start` once it is the network's turn: at once, or when a call of the same network has left.
   * Each start is followed by one `leave`.
   * @returns false when too many wait already; `start` is not called then
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

  /** A call of the network has ended: the next in its line starts. */
  leave(network: string) {
    const line = this.#lines.get(network);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(network);
  }

  /** Does some work in the network's line. @throws what the work throws; TooManyWaiting */
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

  /** How many networks have something running. */
  get size(): number {
    return this.#lines.size;
  }
}

/** A network has as much waiting as it may; the message is a sentence for who is refused. */
export class TooManyWaiting extends Error {
  constructor() {
    super('Your network is asking for too much at once. Please wait a moment.');
  }
}
