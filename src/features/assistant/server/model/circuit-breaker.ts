/**
 * Circuit breaker: after `maxFailures` consecutive failures no call is allowed for `restMs`; then one trial call
 * decides.
 */
export class CircuitBreaker {
  readonly #maxFailures: number;
  readonly #restMs: number;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;

  constructor({ maxFailures = 3, restMs = 60_000, now = () => Date.now() } = {}) {
    this.#maxFailures = maxFailures;
    this.#restMs = restMs;
    this.#now = now;
  }

  /** Whether a call is allowed. After a rest only one call is, until its outcome is known. */
  mayTry(): boolean {
    if (this.#failures < this.#maxFailures) return true;
    if (this.#now() < this.#openUntil) return false;
    this.#openUntil = this.#now() + this.#restMs;
    return true;
  }

  succeeded() {
    this.#failures = 0;
  }

  failed() {
    this.#failures += 1;
    if (this.#failures >= this.#maxFailures) this.#openUntil = this.#now() + this.#restMs;
  }
}
