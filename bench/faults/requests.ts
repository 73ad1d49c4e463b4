import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';

const pauseMs = 250;
const retryAfterMs = 1_000;

type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};
type Reply = { status: number; text: string };

/**
 * Customers who read pages, ask for estimates and book, each from a loopback address of its own. What fails
 * is sent once more after a second, as a browser or its person does.
 */
export class CustomerRequests {
  /** Requests sent, not counting those sent again. */
  sent = 0;
  failedOnce: string[] = [];
  failedTwice: string[] = [];
  /** Total of each acknowledged estimate, in pence. */
  readonly estimates = new Map<string, number>();
  /** Id of each acknowledged booking by its idempotency key. */
  readonly bookings = new Map<string, string>();
  readonly #origin: string;
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(origin: string, customers: number) {
    this.#origin = origin;
    this.#running = Array.from({ length: customers }, (_, number) => this.#run(number));
  }

  /** Lets every request end. */
  async stop() {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #run(number: number) {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` });
    while (!this.#isOver) {
      await this.#read(agent, '/');
      await this.#read(agent, '/carpets');
      await this.#read(agent, '/api/products');
      await this.#estimate(agent);
      await this.#book(agent);
    }
    agent.destroy();
  }

  #read(agent: Agent, path: string) {
    return this.#send(agent, { method: 'GET', path });
  }

  async #estimate(agent: Agent) {
    const body = {
      rooms: [{ name: 'Lounge', length: 4.2, width: 3.6 }],
      flooringType: 'laminate',
    };
    const reply = await this.#send(agent, {
      method: 'POST',
      path: '/api/calculator/estimate',
      body,
    });
    if (!reply) return;
    const { id, breakdown } = JSON.parse(reply.text);
    this.estimates.set(id, breakdown.total);
  }

  async #book(agent: Agent) {
    const key = crypto.randomUUID();
    const reply = await this.#send(agent, {
      method: 'POST',
      path: '/api/appointments',
      body: buildBooking({ email: `${key}@example.com` }),
      headers: { 'idempotency-key': key },
    });
    if (reply) this.bookings.set(key, JSON.parse(reply.text).id);
  }

  /** @returns undefined when it failed twice */
  async #send(agent: Agent, call: Call): Promise<Reply | undefined> {
    await delay(pauseMs * (0.5 + Math.random()));
    this.sent += 1;
    const reply = await sendOnce(this.#origin, agent, call);
    if (isGood(reply)) return reply;
    this.failedOnce.push(describe(call, reply));
    await delay(retryAfterMs);
    const second = await sendOnce(this.#origin, agent, call);
    if (isGood(second)) return second;
    this.failedTwice.push(describe(call, second));
    return undefined;
  }
}

const isGood = (reply: Reply | Error): reply is Reply =>
  !(reply instanceof Error) && reply.status < 400;

const describe = ({ method, path }: Call, reply: Reply | Error) =>
  `${method} ${path}: ${reply instanceof Error ? reply.message : reply.status}`;

/** @returns the error where no response came */
function sendOnce(origin: string, agent: Agent, call: Call): Promise<Reply | Error> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers = { ...(body && { 'content-type': 'application/json' }), ...call.headers };
  return new Promise((resolve) => {
    const sent = request(
      origin + call.path,
      { method: call.method, agent, headers },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('error', resolve);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', resolve);
    sent.end(body);
  });
}
