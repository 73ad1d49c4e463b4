import { setTimeout as delay } from 'node:timers/promises';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';

/**
 * Customers who book one visit after another at any of several servers, as a browser does: what is
 * answered 503, or not at all, is sent again with the same key until it is acknowledged.
 */
export class BookingLoad {
  /** The id that was acknowledged for each key. */
  readonly acknowledged = new Map<string, string>();
  readonly statuses = new Map<number, number>();
  readonly #running: Promise<void>[];
  #over = false;

  constructor(pickOrigin: () => string, customers: number) {
    this.#running = Array.from({ length: customers }, () => this.#bookOn(pickOrigin));
  }

  /** Lets everybody finish the booking at hand. */
  async stop() {
    this.#over = true;
    await Promise.all(this.#running);
  }

  async #bookOn(pickOrigin: () => string) {
    while (!this.#over) {
      const key = crypto.randomUUID();
      const body = buildBooking({ email: `${key}@example.com` });
      for (let id: string | undefined; !id; ) {
        id = await this.#send(pickOrigin(), key, body);
        if (id) this.acknowledged.set(key, id);
        else await delay(50);
      }
    }
  }

  async #send(origin: string, key: string, body: unknown): Promise<string | undefined> {
    const answer = await postBooking(origin, body, { 'idempotency-key': key });
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201) return (await answer.json()).id;
    const text = await answer.text();
    if (answer.status !== 503 || !answer.headers.get('retry-after'))
      throw new Error(`${answer.status}: ${text}`);
    return undefined;
  }
}
