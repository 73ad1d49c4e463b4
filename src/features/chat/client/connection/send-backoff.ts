const maxTryingMs = 120_000;

/**
 * Pauses, longer each time, before what the server could not do is asked again. It never stops asking
 * by itself: after two minutes `begin` says that people ought to be told.
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

  /** Something failed. @returns whether it is too early to give up */
  begin(): boolean {
    if (this.#failures === 0) this.#since = Date.now();
    if (!this.isPausing) {
      const { first, longest } = this.#pauses;
      const pause = Math.min(longest, first * 2 ** this.#failures);
      this.#failures += 1;
      // Clients that failed together must not all come back together.
      this.#timer = setTimeout(() => this.#end(), pause * (0.5 + Math.random() / 2));
    }
    return Date.now() - this.#since < maxTryingMs;
  }

  /** Something worked, or everything begins anew. */
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
