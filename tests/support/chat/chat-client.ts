import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import type { ClientFrame, ServerFrame } from '#features/chat/frames.ts';

type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** Longer than anything takes on a busy machine, and shorter than a test may take. */
const maxSilenceMs = 240_000;

/** A socket to the chat that keeps every frame it was sent. */
export class ChatClient {
  readonly frames: ServerFrame[] = [];
  readonly socket: WebSocket;
  /** The Cookie header of whoever this is, with what the upgrade's answer set. */
  cookie: string;
  readonly #returned = new Set<ServerFrame>();

  constructor(origin: string, { cookie = '', ...headers }: Record<string, string> = {}) {
    this.cookie = cookie;
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
      // As browsers do, which send an Origin with every upgrade.
      headers: { origin, ...headers, ...(cookie && { cookie }) },
    });
    this.socket.on('upgrade', (answer) => {
      const set = answer.headers['set-cookie']?.[0]?.split(';')[0];
      if (set) this.cookie = [cookie, set].filter(Boolean).join('; ');
    });
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data))));
  }

  send(frame: ClientFrame | Record<string, unknown>) {
    this.socket.send(JSON.stringify(frame));
  }

  /** Writes as the customer would. */
  write(conversationId: string | null, content: string, more: Record<string, unknown> = {}) {
    this.send({ type: 'send_message', senderType: 'customer', content, conversationId, ...more });
  }

  /**
   * The first frame of a type that no earlier call returned; waits for it.
   * @throws when the socket closes before, or nothing comes for minutes, with what came
   */
  async next<T extends ServerFrame['type']>(
    type: T,
    matches: (frame: FrameOf<T>) => boolean = () => true,
  ): Promise<FrameOf<T>> {
    for (;;) {
      const found = this.all(type).find((frame) => !this.#returned.has(frame) && matches(frame));
      if (found) {
        this.#returned.add(found);
        return found;
      }
      await this.#untilMessage(type);
    }
  }

  async #untilMessage(wanted: string) {
    const isOver = new AbortController();
    const { signal } = isOver;
    try {
      const isMessage = await Promise.race([
        once(this.socket, 'message', { signal }).then(() => true),
        once(this.socket, 'close', { signal }).then(() => false),
        delay(maxSilenceMs, false, { signal }),
      ]);
      if (isMessage) return;
    } finally {
      isOver.abort();
    }
    const came = JSON.stringify(this.frames.slice(-3)).slice(0, 1_000);
    throw new Error(`No ${wanted} came; socket ${this.socket.readyState}, last frames ${came}`);
  }

  /** Every frame of a type so far. */
  all<T extends ServerFrame['type']>(type: T): FrameOf<T>[] {
    return this.frames.filter((frame): frame is FrameOf<T> => frame.type === type);
  }

  /** Asks something that is always refused: when the refusal comes, all that was sent before has come. */
  async settle() {
    const probe = `probe ${Math.random()}`;
    this.send({ type: 'settle', conversationId: probe });
    await this.next('error', ({ conversationId }) => conversationId === probe);
  }

  /** Resolves with the close code. */
  async closed(): Promise<number> {
    return (await once(this.socket, 'close'))[0];
  }

  close() {
    this.socket.terminate();
  }
}

/** A connected client that has been greeted. */
export async function connectChat(
  site: { origin: string },
  headers: Record<string, string> = {},
): Promise<ChatClient> {
  const client = new ChatClient(site.origin, headers);
  await client.next('connected');
  return client;
}

/** A visitor with a conversation of one message. */
export async function beginChat(site: { origin: string }, content = 'Do you fit stairs?') {
  const visitor = await connectChat(site);
  visitor.write(null, content, { clientMessageId: crypto.randomUUID() });
  const { conversation } = await visitor.next('conversation_created');
  await visitor.next('message_ack');
  await visitor.next('new_message');
  return { visitor, id: conversation.id };
}
