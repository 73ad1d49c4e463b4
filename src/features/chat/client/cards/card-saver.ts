import type { FilledCard } from '../../contract.ts';
import type { CardStorage, ChatConnection } from '../connection/chat-connection.ts';
import type { MessageLog } from '../connection/message-log.ts';

const pauseMs = 800;

/** Sends changed cards after a pause in typing, and again until the server confirms the last change of each. */
export class CardSaver implements CardStorage {
  readonly #connection: ChatConnection;
  /** By card id. */
  readonly #unsaved = new Map<string, { card: FilledCard; isSent: boolean }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: ChatConnection) {
    this.#connection = connection;
  }

  save(card: FilledCard) {
    this.#unsaved.set(card.id, { card, isSent: false });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), pauseMs);
  }

  /** Ends the saving of a card whose request is stored. */
  discard(cardId: string) {
    this.#unsaved.delete(cardId);
  }

  flush() {
    clearTimeout(this.#timer);
    const { conversationId } = this.#connection.getState();
    if (conversationId === null) return;
    for (const change of this.#unsaved.values())
      change.isSent = this.#connection.send({
        type: 'save_card',
        conversationId,
        card: change.card,
      });
  }

  confirm(log: MessageLog, saved: FilledCard): MessageLog {
    // Of the newest card of its kind, which another one may be by now: that cannot be saved any more.
    for (const [id, { card, isSent }] of this.#unsaved)
      if (isSent && card.kind === saved.kind) this.#unsaved.delete(id);
    const isSaved = (card: object) => 'id' in card && card.id === saved.id;
    const newest = log.findLast(({ cards }) => cards?.some(isSaved));
    return log.map((message) =>
      message === newest
        ? { ...message, cards: message.cards?.map((card) => (isSaved(card) ? saved : card)) }
        : message,
    );
  }
}

const savers = new WeakMap<ChatConnection, CardSaver>();

/** The saver of a connection's cards. */
export function saverOf(connection: ChatConnection): CardSaver {
  const saver = savers.get(connection) ?? new CardSaver(connection);
  savers.set(connection, saver);
  connection.cards = saver;
  return saver;
}
