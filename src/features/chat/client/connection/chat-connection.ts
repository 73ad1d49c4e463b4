import type { FilledCard, OfferedCard } from '../../contract.ts';
import type { ClientFrame, ServerFrame } from '../../frames.ts';
import { limits } from '../../limits.ts';
import { type ChatConnectionOptions, usual } from './chat-connection-options.ts';
import { type ChatState, ChatStore } from './chat-store.ts';
import type { FrameHandlers } from './frame-handlers.ts';
import { LiveSocket, type LiveStatus } from './live-socket.ts';
import { addMessages, type MessageLog, markRead } from './message-log.ts';
import { Outbox, writeFrame } from './outbox.ts';
import { SendBackoff } from './send-backoff.ts';

const typingEveryMs = 3_000;

/** What has been entered into the visitor's cards and is not stored yet. */
export type CardStorage = {
  /** Sends everything that is not confirmed. */
  flush(): void;
  /** Puts a stored card into the newest message that has it. */
  confirm(log: MessageLog, card: FilledCard): MessageLog;
};

/**
 * Chat client of a visitor or team member. Survives lost connections: unsent messages are kept and
 * stored once, missed ones are requested, and threads stay complete, ordered and without duplicates.
 */
export class ChatConnection {
  readonly #deps: ChatConnectionOptions;
  readonly #socket: LiveSocket;
  readonly #outbox: Outbox;
  readonly #store: ChatStore;
  readonly #backoff: SendBackoff;
  /** Set once the code of cards is loaded. */
  cards: CardStorage | undefined;
  #inFlight: string | undefined;
  #ackTimeout: ReturnType<typeof setTimeout> | undefined;
  #typingToldAt = Number.NEGATIVE_INFINITY;

  constructor(deps: ChatConnectionOptions) {
    this.#deps = deps;
    this.#outbox = new Outbox(deps.store);
    this.#store = new ChatStore(deps.conversationId ?? null, this.#outbox.list());
    this.#backoff = new SendBackoff(deps.pauses ?? usual.pauses, () => this.#askAgain());
    this.#socket = new LiveSocket({
      openSocket: deps.openSocket,
      onStatus: (status) => this.#follow(status),
      onFrame: (frame) => this.#handle(frame),
      ...(deps.pauses && { pauses: deps.pauses }),
    });
  }

  readonly getState = (): ChatState => this.#store.state;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  connect() {
    this.#socket.connect();
  }

  /** Unsent messages stay in the store. */
  close() {
    this.#socket.close();
  }

  /** Called when the page becomes visible or the network returns: reconnects, or checks the connection. */
  wake() {
    this.#socket.reconnectNow();
    if (this.#store.state.status === 'connected') this.#askAgain();
  }

  /** Opens a conversation's thread. A visitor's conversation may have been created in another tab. */
  join(conversationId: string) {
    if (this.#deps.as === 'customer') this.#store.set({ conversationId });
    this.#store.open(conversationId);
    this.#join(conversationId);
  }

  leave(conversationId: string) {
    this.#store.drop(conversationId);
  }

  /**
   * Sends a message, or stores it until there is a connection. Blank text is ignored.
   * @param conversationId for staff; a visitor has only one conversation
   * @param cards of staff, for the customer to complete
   */
  say(text: string, conversationId = this.#store.state.conversationId, cards?: OfferedCard[]) {
    const content = text.trim();
    if (content === '') return;
    // The answer is to know what has been entered.
    this.cards?.flush();
    const context = this.#deps.context?.();
    this.#outbox.add({
      clientMessageId: crypto.randomUUID(),
      content,
      conversationId,
      state: 'waiting',
      createdAt: new Date().toISOString(),
      ...(context && { context }),
      ...(cards && { cards }),
    });
    if (this.#deps.as === 'customer') this.#store.await(true);
    this.#flush();
  }

  retry(clientMessageId: string) {
    this.#backoff.reset();
    this.#outbox.change(clientMessageId, { state: 'waiting' });
    this.#flush();
  }

  /** Deletes a message that failed or is stored. */
  discard(clientMessageId: string) {
    this.#outbox.remove(clientMessageId);
    this.#flush();
  }

  /** Sends a throttled typing frame; call it on every key. */
  sendTyping(conversationId: string | null = this.#store.state.conversationId) {
    const now = Date.now();
    if (conversationId === null || now - this.#typingToldAt < typingEveryMs) return;
    this.#typingToldAt = now;
    this.send({ type: 'typing', conversationId });
  }

  /** Prepends an older page of the history, loaded over HTTP, to a thread. */
  addEarlier(conversationId: string, page: MessageLog) {
    this.#store.change(conversationId, (thread) => ({
      messages: addMessages(thread.messages, page).log,
    }));
  }

  #follow(status: LiveStatus) {
    this.#store.set({ status });
    if (status === 'connected') return;
    clearTimeout(this.#ackTimeout);
    this.#ackTimeout = undefined;
    this.#inFlight = undefined;
    this.#backoff.reset();
    if (status === 'connecting') this.#beginWaiting();
  }

  readonly #handlers: FrameHandlers = {
    connected: (frame) => this.#catchUp(frame.teamMemberId),
    conversation_created: (frame) => this.#begin(frame),
    joined: (frame) => this.#addHistory(frame),
    new_message: (frame) => this.#handleMessage(frame.message.conversationId, frame),
    message_ack: (frame) => this.#finish(frame.clientMessageId),
    card_saved: ({ conversationId: id, card }) =>
      this.#store.change(id, ({ messages: log }) => ({
        messages: this.cards?.confirm(log, card) ?? log,
      })),
    messages_read: ({ conversationId: id, reader, sequence: upTo }) =>
      this.#store.change(id, ({ messages: log }) => ({ messages: markRead(log, reader, upTo) })),
    typing: (frame) => this.#store.showTyping(frame.conversationId),
    conversation_updated: ({ conversation }) =>
      this.#store.change(conversation.id, () => ({ info: conversation })),
    presence: () => {},
    error: (frame) => this.#handleError(frame),
  };

  #handle(frame: ServerFrame) {
    if (frame.type !== 'typing') this.#resetAckTimer();
    // TypeScript cannot correlate a frame's type with its handler.
    (this.#handlers[frame.type] as (frame: ServerFrame) => void)(frame);
    this.#deps.onFrame?.(frame);
  }

  #catchUp(teamMemberId: string | null) {
    if (this.#deps.as === 'team_member' && teamMemberId !== null)
      this.send({ type: 'team_member_auth', teamMemberId });
    this.#askAgain();
  }

  /** Requests what the threads are missing, and sends waiting messages. */
  #askAgain() {
    for (const id of this.#store.state.threads.keys()) this.#join(id);
    this.cards?.flush();
    this.#flush();
  }

  #begin({ conversation: { id } }: Extract<ServerFrame, { type: 'conversation_created' }>) {
    this.#outbox.adopt(id);
    this.#store.set({ conversationId: id });
    this.#deps.onConversation?.(id);
    this.#store.open(id);
    this.#join(id);
  }

  #addHistory(frame: Extract<ServerFrame, { type: 'joined' }>) {
    const { conversationId, messages, conversation, readUpTo } = frame;
    if (!this.#outbox.first()) this.#backoff.reset();
    if (!this.#store.state.threads.has(conversationId)) return;
    this.#add(conversationId, messages);
    this.#store.change(conversationId, (thread) => ({
      info: conversation,
      messages: markRead(
        markRead(thread.messages, 'customer', readUpTo.customer),
        'team',
        readUpTo.team,
      ),
    }));
    if (messages.length >= limits.page) this.#join(conversationId);
  }

  #handleMessage(id: string, { message }: Extract<ServerFrame, { type: 'new_message' }>) {
    if (!this.#store.state.threads.has(id)) return;
    if (this.#add(id, [message])) this.#join(id);
    if (message.senderType === this.#deps.as) return;
    this.#store.endTyping(id);
    this.#store.await(false);
  }

  #add(id: string, came: MessageLog): boolean {
    for (const { clientMessageId } of came) this.#finish(clientMessageId);
    let hole = false;
    this.#store.change(id, (thread) => {
      const { log, missing } = addMessages(thread.messages, came);
      hole = missing;
      return { messages: log };
    });
    return hole;
  }

  #handleError(frame: Extract<ServerFrame, { type: 'error' }>) {
    const { code, conversationId, clientMessageId, message: reason } = frame;
    const lost = code === 'unknown_conversation' && this.#deps.as === 'customer';
    // A server failure may be temporary: the message stays in the outbox and the thread is requested again.
    const passes = code === 'failed' && this.#backoff.begin();
    if (lost && conversationId !== undefined) this.#dropConversation(conversationId);
    else if (clientMessageId !== undefined && !passes) {
      this.#outbox.change(clientMessageId, { state: 'failed', reason });
      this.#store.await(false);
    }
    if (clientMessageId !== undefined && clientMessageId === this.#inFlight)
      this.#inFlight = undefined;
    this.#flush();
  }

  /** Drops a stored conversation that is not the visitor's; waiting messages go into a new one. */
  #dropConversation(conversationId: string) {
    this.#outbox.release(conversationId);
    this.leave(conversationId);
    if (this.#store.state.conversationId !== conversationId) return;
    this.#store.set({ conversationId: null });
    this.#deps.onConversation?.(null);
  }

  #finish(clientMessageId: string | null) {
    if (clientMessageId === null) return;
    if (this.#inFlight === clientMessageId) {
      this.#inFlight = undefined;
      this.#backoff.reset();
    }
    if (this.#outbox.list().some((one) => one.clientMessageId === clientMessageId))
      this.discard(clientMessageId);
  }

  /** Sends the first waiting message unless one is in flight. */
  #flush() {
    this.#store.set({ outgoing: this.#outbox.list() });
    const first = this.#outbox.first();
    if (!first || this.#inFlight !== undefined || this.#backoff.isPausing) return;
    if (this.#store.state.status !== 'connected') return;
    this.#inFlight = first.clientMessageId;
    this.#ask(writeFrame(first, this.#deps));
  }

  #join(conversationId: string) {
    const afterSequence = this.#store.state.threads.get(conversationId)?.messages.at(-1)?.sequence;
    this.#ask({
      type: 'join_conversation',
      conversationId,
      ...(afterSequence !== undefined && { afterSequence }),
    });
  }

  /** Sends a frame that the server always answers; without an answer the socket counts as dead. */
  #ask(frame: ClientFrame) {
    if (this.send(frame)) this.#beginWaiting();
  }

  /** Restarts the timer after any frame, if a message is still in flight. */
  #resetAckTimer() {
    clearTimeout(this.#ackTimeout);
    this.#ackTimeout = undefined;
    if (this.#inFlight !== undefined) this.#beginWaiting();
  }

  #beginWaiting() {
    this.#ackTimeout ??= setTimeout(() => {
      this.#ackTimeout = undefined;
      this.#socket.renew();
    }, this.#deps.ackTimeoutMs ?? usual.ackTimeoutMs);
  }

  /** @returns whether the connection took it */
  send(frame: ClientFrame): boolean {
    return this.#socket.send(JSON.stringify(frame));
  }
}
