import type { ClientFrame, VisitorContext } from '../../contract.ts';

/** A message that was typed and is not known to be stored. */
export type Outgoing = {
  clientMessageId: string;
  content: string;
  /** Null before the conversation exists. */
  conversationId: string | null;
  /** `failed` waits for "Try again". */
  state: 'waiting' | 'failed';
  /** Why it failed, for people to read. */
  reason?: string;
  context?: VisitorContext;
  createdAt: string;
};

/** Who writes the messages. */
export type Speaker = {
  as: 'customer' | 'team_member';
  customerName?: () => string;
  useAdam?: boolean;
};

/** The frame that sends a message. */
export function writeFrame(
  { content, conversationId, clientMessageId, context }: Outgoing,
  { as, customerName, useAdam }: Speaker,
): ClientFrame {
  return {
    type: 'send_message',
    content,
    senderType: as,
    conversationId,
    clientMessageId,
    ...(as === 'customer' && {
      customerName: customerName?.() ?? 'Customer',
      useAdam: useAdam ?? true,
      ...(context && { context }),
    }),
  };
}

/** Part of the browser's storage; anything with these two will do. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'chat_outbox';

/**
 * Messages on their way to the server, kept where a reload of the page does not lose them. The
 * storage may be full or forbidden; then they live as long as the page.
 */
export class Outbox {
  readonly #store: TextStore;
  #list: Outgoing[];

  constructor(store: TextStore) {
    this.#store = store;
    this.#list = read(store);
  }

  list(): readonly Outgoing[] {
    return this.#list;
  }

  /** The first that waits: later ones wait for it, so that they are stored in the order typed. */
  first(): Outgoing | undefined {
    return this.#list.find(({ state }) => state === 'waiting');
  }

  add(message: Outgoing) {
    this.#keep([...this.#list, message]);
  }

  change(clientMessageId: string, change: Partial<Outgoing>) {
    this.#keep(
      this.#list.map((message) =>
        message.clientMessageId === clientMessageId ? { ...message, ...change } : message,
      ),
    );
  }

  /** Those that belong to no conversation yet belong to this one. */
  adopt(conversationId: string) {
    this.#keep(
      this.#list.map((message) =>
        message.conversationId === null ? { ...message, conversationId } : message,
      ),
    );
  }

  /** The conversation is lost: what was to be said in it begins a new one. */
  release(conversationId: string) {
    this.#keep(
      this.#list.map((message) =>
        message.conversationId === conversationId ? { ...message, conversationId: null } : message,
      ),
    );
  }

  remove(clientMessageId: string) {
    this.#keep(this.#list.filter((message) => message.clientMessageId !== clientMessageId));
  }

  #keep(list: Outgoing[]) {
    this.#list = list;
    try {
      if (list.length === 0) this.#store.removeItem(key);
      else this.#store.setItem(key, JSON.stringify(list));
    } catch {
      // Full or forbidden: see above.
    }
  }
}

function read(store: TextStore): Outgoing[] {
  try {
    const list: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: Partial<Outgoing> | null): value is Outgoing {
  return typeof value?.clientMessageId === 'string' && typeof value.content === 'string';
}
