import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { ChatConnection } from '#features/chat/client/connection/chat-connection.ts';
import type { SocketLike } from '#features/chat/client/connection/live-socket.ts';

const pauseMs = 1_500;

/** Visitors who chat with the browser's own client, each from a loopback address of its own. */
export class Chats {
  /** What every visitor has said, in order, by the id of the conversation. */
  readonly said = new Map<ChatConnection, string[]>();
  reconnects = 0;
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(origin: string, visitors: number) {
    this.#running = Array.from({ length: visitors }, (_, number) => this.#chat(origin, number));
  }

  /**
   * Waits until every message is acknowledged, at most for some seconds.
   * @returns the number of those that are not
   */
  async stop(patienceMs = 60_000): Promise<number> {
    this.#isOver = true;
    await Promise.all(this.#running);
    const end = Date.now() + patienceMs;
    while (this.#countUnsent() > 0 && Date.now() < end) await delay(100);
    const unsent = this.#countUnsent();
    for (const connection of this.said.keys()) connection.close();
    return unsent;
  }

  /** The messages that each visitor said, and those that its own screen shows. */
  list() {
    return [...this.said].map(([connection, said]) => {
      const { conversationId, threads } = connection.getState();
      const shown = threads.get(conversationId ?? '')?.messages ?? [];
      return {
        conversationId,
        said,
        shown: shown
          .filter(({ senderType }) => senderType === 'customer')
          .map(({ content }) => content),
      };
    });
  }

  async #chat(origin: string, number: number) {
    let cookie = '';
    const openSocket = () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
        headers: { origin, ...(cookie && { cookie }) },
        localAddress: `127.0.2.${number + 1}`,
      });
      this.reconnects += 1;
      socket.on('upgrade', ({ headers }) => {
        cookie ||= headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      });
      return socket as unknown as SocketLike;
    };
    const values = new Map<string, string>();
    const connection = new ChatConnection({
      as: 'customer',
      openSocket,
      store: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => values.set(key, value),
        removeItem: (key) => values.delete(key),
      },
    });
    const said: string[] = [];
    this.said.set(connection, said);
    connection.connect();
    while (!this.#isOver) {
      const text = `Message ${said.length + 1} of visitor ${number + 1}`;
      connection.say(text);
      said.push(text);
      await delay(pauseMs * (0.5 + Math.random()));
    }
  }

  #countUnsent = () =>
    [...this.said.keys()].reduce(
      (sum, connection) => sum + connection.getState().outgoing.length,
      0,
    );
}
