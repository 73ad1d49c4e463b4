/**
 * Spares a service that fails: after `most` failures in a row nobody asks it for `restMs`; then one
 * call tries, and its outcome decides.
 */
export class CircuitBreaker {
  readonly #most: number;
  readonly #restMs: number;
  readonly #now: () => number;
  #failures = 0;
  #closedUntil = 0;

  constructor({ most = 3, restMs = 60_000, now = () => Date.now() } = {}) {
    this.#most = most;
    this.#restMs = restMs;
    this.#now = now;
  }

  /** Whether it may be asked. Where it rested, the next callers wait until this one is back. */
  mayTry(): boolean {
    if (this.#failures < this.#most) return true;
    if (this.#now() < this.#closedUntil) return false;
    this.#closedUntil = this.#now() + this.#restMs;
    return true;
  }

  succeeded() {
    this.#failures = 0;
  }

  failed() {
    this.#failures += 1;
    if (this.#failures >= this.#most) this.#closedUntil = this.#now() + this.#restMs;
  }
}
