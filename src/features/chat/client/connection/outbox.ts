import type { OfferedCard, VisitorContext } from '../../contract.ts';
import type { ClientFrame } from '../../frames.ts';

/** A message that has not been acknowledged. */
export type Outgoing = {
  clientMessageId: string;
  content: string;
  /** Null before the conversation exists. */
  conversationId: string | null;
  /** `failed` messages are sent again only on "Try again". */
  state: 'waiting' | 'failed';
  /** The error message to show. */
  reason?: string;
  context?: VisitorContext;
  cards?: OfferedCard[];
  createdAt: string;
};

/** The author of the messages. */
export type Speaker = {
  as: 'customer' | 'team_member';
  customerName?: () => string;
  useAdam?: boolean;
};

/** Builds the frame that sends a message. */
export function writeFrame(
  { content, conversationId, clientMessageId, context, cards }: Outgoing,
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
    ...(cards && { cards }),
  };
}

/** The part of the Storage API in use. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'chat_outbox';

/**
 * Unacknowledged messages, stored so that a reload does not lose them. Where storage is full or forbidden,
 * they are kept in memory only.
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

  /** The first waiting message. Messages are sent one at a time, so that they are stored in order. */
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

  /** Assigns a new conversation to the messages that have none. */
  adopt(conversationId: string) {
    this.#keep(
      this.#list.map((message) =>
        message.conversationId === null ? { ...message, conversationId } : message,
      ),
    );
  }

  /** Removes a lost conversation from its messages; they will begin a new one. */
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
      // Storage full or forbidden: kept in memory.
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
