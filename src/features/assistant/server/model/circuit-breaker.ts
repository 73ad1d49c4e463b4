/**
 * Circuit breaker: after `most` consecutive failures no call is allowed for `restMs`; then one trial call
 * decides.
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

  /** Whether a call is allowed. After a rest only one call is, until its outcome is known. */
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
