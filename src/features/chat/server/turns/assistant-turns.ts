import { setTimeout as delay } from 'node:timers/promises';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { NetworkQueue } from '#platform/server/limits/network-queue.ts';
import type { Message, MessageAttachments } from '../../contract.ts';
import { assistantPrefix } from '../../limits.ts';
import { messageAttachments } from '../../message-attachments.ts';
import { handOverConversation } from '../conversations/hand-over.ts';
import { presentMessage } from '../conversations/present-conversation.ts';
import { findConversation } from '../conversations/queries-conversations.ts';
import { findByClientIds, findMessage } from '../conversations/queries-messages.ts';
import {
  claimWaitingTurns,
  deleteTurns,
  findClaimedTurn,
  releaseClaims,
  renewClaims,
  renewEveryMs,
  type TurnRow,
} from '../conversations/queries-turns.ts';
import type { NewMessage, Outcome } from '../conversations/store-messages.ts';

/** The text of an answer, and what is shown with it. */
export type AssistantAnswer = MessageAttachments & { content: string };

/** Answers customers while no team member has taken the conversation. */
export type Assistant = {
  /**
   * Answers a customer's newest message, or returns nothing. May be called again for the same message
   * by another process, so its side effects must be idempotent.
   * @param signal aborted when the answer would come too late
   */
  answer(
    conversation: { id: string; customerName: string; handedOver: boolean; network: string },
    message: Message,
    signal: AbortSignal,
  ): Promise<AssistantAnswer | undefined>;
};

export type AssistantTurnsOptions = {
  db: Db;
  clock: () => Date;
  assistant: Assistant;
  store: (message: NewMessage) => Promise<Outcome>;
  /** The id of this process in claims. */
  process: string;
  onError: (error: unknown) => void;
  timeoutMs: number;
};

/**
 * A message whose turn ended or held a process is handed over to staff: trying again would end the next process. A
 * process that stops gives its turns back, which counts as no attempt.
 */
const maxAttempts = 1;
const claimedAtOnce = 10;
const maxWaitingOfNetwork = 1_000;
const apology =
  'Sorry, I can’t answer that just now. I’ve asked the team to reply to you here as soon as they can.';

/**
 * Runs the assistant's turns. A turn is a row, inserted with the message that asks for it and deleted
 * with its answer, so that another process takes over from one that is killed or stopped. A
 * conversation has one turn at a time, and of several waiting messages only the newest is answered.
 */
export class AssistantTurns {
  readonly #options: AssistantTurnsOptions;
  readonly #running = new Map<string, Promise<void>>();
  /** Conversations to process again before their worker ends. */
  readonly #requested = new Set<string>();
  /** A queue of its own, since a model may take seconds and must not delay requests. */
  readonly #queue = new NetworkQueue({ maxRunning: 2, maxWaiting: maxWaitingOfNetwork });
  readonly #stop = new AbortController();
  #polling: Promise<void> | undefined;

  constructor(options: AssistantTurnsOptions) {
    this.#options = options;
  }

  /** Begins to take up turns that other processes have left: once the server listens, for one may hold it. */
  start() {
    this.#polling ??= this.#poll();
  }

  get process(): string {
    return this.#options.process;
  }

  /** Starts work on a conversation whose turn this process has claimed; returns at once. */
  begin(conversationId: string) {
    if (this.#stop.signal.aborted) return;
    this.#requested.add(conversationId);
    if (this.#running.has(conversationId)) return;
    this.#running.set(conversationId, this.#workAt(conversationId).catch(this.#options.onError));
  }

  /** Claims turns that other processes have left. */
  async takeWaiting() {
    const { db, process } = this.#options;
    if (this.#stop.signal.aborted || !this.#polling) return;
    const running = [...this.#running.keys()];
    for (const id of await claimWaitingTurns(db, process, claimedAtOnce, running)) this.begin(id);
  }

  /** Aborts running turns and releases them to the other processes. */
  async stop() {
    const { db, process } = this.#options;
    this.#stop.abort();
    await this.#polling;
    await Promise.all(this.#running.values());
    await db.transaction(async (tx) => {
      if ((await releaseClaims(tx, process)) > 0)
        await publish(tx, channels.chat, { kind: 'turns' });
    });
  }

  async #poll() {
    const { db, process, onError } = this.#options;
    while (!this.#stop.signal.aborted) {
      try {
        if (this.#running.size > 0) await renewClaims(db, process);
        await this.takeWaiting();
      } catch (error) {
        onError(error);
      }
      await delay(renewEveryMs, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  async #workAt(id: string) {
    try {
      // Checking the requests and ending the worker happen in one tick, so that no request is lost.
      while (this.#requested.delete(id)) await this.#answerAll(id);
    } finally {
      this.#running.delete(id);
    }
  }

  async #answerAll(id: string) {
    const { db, process } = this.#options;
    for (;;) {
      const turn = await findClaimedTurn(db, id, process);
      if (!turn || this.#stop.signal.aborted) return;
      try {
        await this.#answer(turn);
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        this.#options.onError(error);
        await this.#giveUp(turn);
      }
    }
  }

  async #answer(turn: TurnRow) {
    const { db, assistant, store, timeoutMs } = this.#options;
    const { conversationId, messageId, network } = turn;
    const conversation = await findConversation(db, conversationId);
    const message = await findMessage(db, conversationId, messageId);
    const sent = { conversationId, clientMessageId: assistantPrefix + messageId };
    const isAnswered = (await findByClientIds(db, [sent])).length > 0;
    if (!conversation || conversation.takenById !== null || !message || isAnswered)
      return deleteTurns(db, [messageId]);
    if (turn.attempts > maxAttempts) throw new Error('assistant turn exceeded its attempts');
    await publish(db, channels.chat, {
      kind: 'typing',
      conversation: conversationId,
      by: 'assistant',
      member: null,
    });
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]);
    const { customerName, handedOverAt } = conversation;
    const asked = { id: conversationId, customerName, handedOver: handedOverAt !== null, network };
    const answer = await this.#queue.run(network, () =>
      inTime(assistant.answer(asked, presentMessage(message), signal), signal),
    );
    const content = answer?.content.trim();
    if (!answer || !content) return deleteTurns(db, [messageId]);
    const attachments = this.#readAttachments(answer);
    await store({ ...sent, content, sender: { type: 'assistant', messageId }, attachments });
  }

  /** Invalid attachments are left out: the text is complete without them. */
  #readAttachments({ suggestions = [], cards = [] }: AssistantAnswer): MessageAttachments | null {
    if (suggestions.length + cards.length === 0) return null;
    const given = {
      ...(suggestions.length > 0 && { suggestions }),
      ...(cards.length > 0 && { cards }),
    };
    const parsed = messageAttachments.safeParse(given);
    if (parsed.success) return parsed.data;
    this.#options.onError(parsed.error);
    return null;
  }

  /** Hands the conversation over to staff and tells the customer once. */
  async #giveUp({ conversationId, messageId }: TurnRow) {
    const { db, clock, store } = this.#options;
    const conversation = await findConversation(db, conversationId);
    if (!conversation || conversation.handedOverAt !== null) return deleteTurns(db, [messageId]);
    const summary = 'The assistant could not answer the last message.';
    await handOverConversation(db, conversationId, { summary, now: clock() });
    await store({
      conversationId,
      content: apology,
      clientMessageId: assistantPrefix + messageId,
      sender: { type: 'assistant', messageId },
    });
  }
}

/** Rejects on abort, so that an assistant that ignores its signal does not block the conversation. */
function inTime<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
