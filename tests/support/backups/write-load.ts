import { setTimeout as delay } from 'node:timers/promises';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';

const job = {
  rooms: [{ name: 'Lounge', length: 4.2, width: 3.6 }],
  flooringType: 'laminate',
};

const turnsOfChat = 20;
/** Before the next write of one customer. */
const pauseMs = 50;

/** The ids of what was acknowledged. */
export type Acknowledged = { appointments: string[]; estimates: string[]; messages: string[] };

/** Customers who calculate, book and chat, and note what was acknowledged and how long that took. */
export class WriteLoad {
  readonly #origin: string;
  readonly #appointments: string[] = [];
  readonly #estimates: string[] = [];
  readonly #messages: string[] = [];
  readonly #waits: { at: number; ms: number }[] = [];
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(origin: string) {
    this.#origin = origin;
    this.#running = [this.#calculate(), this.#book(), this.#chat()];
  }

  /** Everything that was acknowledged so far. */
  read(): Acknowledged {
    return {
      appointments: [...this.#appointments],
      estimates: [...this.#estimates],
      messages: [...this.#messages],
    };
  }

  /** The longest wait for an acknowledgement that ended in a period, in milliseconds. */
  maxWait(from: number, to: number): number {
    const waits = this.#waits.filter(({ at }) => at >= from && at <= to);
    return Math.max(0, ...waits.map(({ ms }) => ms));
  }

  async stop() {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #time<T>(work: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    const result = await work();
    const at = performance.now();
    this.#waits.push({ at, ms: at - begin });
    await delay(pauseMs);
    return result;
  }

  async #calculate() {
    while (!this.#isOver) {
      const answer = await this.#time(() =>
        fetch(`${this.#origin}/api/calculator/estimate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(job),
        }),
      );
      this.#estimates.push(await readId(answer));
    }
  }

  async #book() {
    while (!this.#isOver) {
      const booking = buildBooking({ email: `${crypto.randomUUID()}@example.com` });
      const answer = await this.#time(() => postBooking(this.#origin, booking));
      this.#appointments.push(await readId(answer));
    }
  }

  async #chat() {
    while (!this.#isOver) {
      const client = await connectChat({ origin: this.#origin });
      let conversationId: string | null = null;
      for (let turn = 0; turn < turnsOfChat && !this.#isOver; turn += 1) {
        const content = `message ${turn}: “is it cut to size?” 🪵`;
        const { message } = await this.#time(() => {
          client.write(conversationId, content, { clientMessageId: crypto.randomUUID() });
          return client.next('message_ack');
        });
        conversationId = message.conversationId;
        this.#messages.push(message.id);
      }
      client.close();
    }
  }
}

async function readId(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()).id;
}
