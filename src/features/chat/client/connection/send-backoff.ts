const maxTryingMs = 120_000;

/**
 * Exponential backoff for requests that the server failed to process. Retries never stop; after two minutes
 * `begin` returns false, so that the failure is shown to the user.
 */
export class SendBackoff {
  readonly #pauses: { first: number; longest: number };
  readonly #onOver: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #since = 0;

  constructor(pauses: { first: number; longest: number }, onOver: () => void) {
    this.#pauses = pauses;
    this.#onOver = onOver;
  }

  get isPausing(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts a pause after a failure. @returns whether it is too early to show the failure */
  begin(): boolean {
    if (this.#failures === 0) this.#since = Date.now();
    if (!this.isPausing) {
      const { first, longest } = this.#pauses;
      const pause = Math.min(longest, first * 2 ** this.#failures);
      this.#failures += 1;
      // Jitter, so that clients that failed together do not retry together.
      this.#timer = setTimeout(() => this.#end(), pause * (0.5 + Math.random() / 2));
    }
    return Date.now() - this.#since < maxTryingMs;
  }

  /** Resets the delay, after a success or on a new connection. */
  reset() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#failures = 0;
  }

  #end() {
    this.#timer = undefined;
    this.#onOver();
  }
}
