import type { Db } from '#platform/server/database/database.ts';
import { assistantPrefix, type Message } from '../contract.ts';
import { presentMessage } from './present.ts';
import { findConversation } from './queries-conversations.ts';
import { type ConversationRow, findByClientIds, type MessageRow } from './queries-messages.ts';
import { announce } from './queries-notices.ts';
import type { NewMessage, Outcome } from './store-messages.ts';

/** Whoever answers while no team member has taken the conversation. */
export type Assistant = {
  /**
   * Answers the newest message of a customer, or says nothing.
   * @param signal is aborted when the answer comes too late to be used
   */
  answer(
    conversation: { id: string; customerName: string; handedOver: boolean },
    message: Message,
    signal: AbortSignal,
  ): Promise<string | undefined>;
};

type Parts = {
  db: Db;
  assistant: Assistant;
  store: (message: NewMessage) => Promise<Outcome>;
  onError: (error: unknown) => void;
  timeoutMs: number;
};

type Turn = { conversation: ConversationRow; message: MessageRow };

/**
 * The assistant's turns: one at a time in a conversation, and of several messages that wait only the
 * newest is answered. An answer is stored under a name made of the message's id, so that two processes
 * that both answer it store one. What goes wrong is logged, and the message waits for the team.
 */
export class AssistantTurns {
  readonly #parts: Parts;
  readonly #waiting = new Map<string, Turn | undefined>();
  readonly #stop = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Has a message answered; returns at once. */
  ask(turn: Turn) {
    const { id } = turn.conversation;
    const busy = this.#waiting.has(id);
    this.#waiting.set(id, turn);
    if (!busy) this.#takeTurns(id).catch(this.#parts.onError);
  }

  stop() {
    this.#stop.abort();
  }

  async #takeTurns(id: string) {
    try {
      for (let turn = this.#next(id); turn; turn = this.#next(id))
        await this.#answer(turn).catch(this.#parts.onError);
    } finally {
      this.#waiting.delete(id);
    }
  }

  #next(id: string): Turn | undefined {
    const turn = this.#waiting.get(id);
    this.#waiting.set(id, undefined);
    return turn;
  }

  async #answer({ conversation, message }: Turn) {
    const { db, assistant, store, timeoutMs } = this.#parts;
    const { id } = conversation;
    const clientMessageId = assistantPrefix + message.id;
    const now = await findConversation(db, id);
    if (!now || now.takenById !== null) return;
    if ((await findByClientIds(db, [{ conversationId: id, clientMessageId }])).length > 0) return;
    await announce(db, { kind: 'typing', conversation: id, by: 'assistant', member: null });
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]);
    const content = await inTime(
      assistant.answer(
        { id, customerName: now.customerName, handedOver: now.handedOverAt !== null },
        presentMessage(message),
        signal,
      ),
      signal,
    );
    if (!content?.trim()) return;
    await store({
      conversationId: id,
      content: content.trim(),
      clientMessageId,
      sender: { type: 'assistant' },
    });
  }
}

/** An assistant that ignores its signal must not hold the conversation's turns for ever. */
function inTime<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
