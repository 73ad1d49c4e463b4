import type { ClientFrame, ServerFrame, VisitorContext } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { type ChatState, ChatStore } from './chat-store.ts';
import { LiveSocket, type LiveStatus, type SocketLike } from './live-socket.ts';
import { addMessages, type MessageLog, markRead } from './message-log.ts';
import { Outbox, type Speaker, type TextStore, writeFrame } from './outbox.ts';
import { SendBackoff } from './send-backoff.ts';

export type ChatConnectionOptions = Speaker & {
  openSocket: () => SocketLike;
  /** Keeps what was typed while offline. */
  store: TextStore;
  /** The visitor's stored conversation (`chat_conversation_id`). */
  conversationId?: string | null;
  /** Hears the visitor's conversation: its id when begun, null when it was refused and is to be forgotten. */
  onConversation?: (id: string | null) => void;
  /** Hears every frame: the inbox keeps its list by them. `connected` means: read lists anew. */
  onFrame?: (frame: ServerFrame) => void;
  context?: () => VisitorContext;
  pauses?: { first: number; longest: number };
  /** How long an answer may take before the socket is taken for dead, in milliseconds. */
  patienceMs?: number;
};

const usualPatienceMs = 10_000;
const usualPauses = { first: 1_000, longest: 15_000 };
const typingEveryMs = 3_000;

/**
 * A client of the chat. It survives lost connections: what was typed is kept and stored once, what
 * was missed is asked for, and threads are without gap, double or disorder.
 */
export class ChatConnection {
  readonly #deps: ChatConnectionOptions;
  readonly #socket: LiveSocket;
  readonly #outbox: Outbox;
  readonly #store: ChatStore;
  readonly #backoff: SendBackoff;
  #inFlight: string | undefined;
  #ackTimeout: ReturnType<typeof setTimeout> | undefined;
  #typingToldAt = Number.NEGATIVE_INFINITY;

  constructor(deps: ChatConnectionOptions) {
    this.#deps = deps;
    this.#outbox = new Outbox(deps.store);
    this.#store = new ChatStore(deps.conversationId ?? null, this.#outbox.list());
    this.#backoff = new SendBackoff(deps.pauses ?? usualPauses, () => this.#askAgain());
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

  /** Closes the connection; what was typed stays for the next. */
  close() {
    this.#socket.close();
  }

  /** Somebody looks again, or the network is back: connects at once, or makes sure that it still is. */
  wake() {
    this.#socket.reconnectNow();
    if (this.#store.state.status === 'connected') this.#askAgain();
  }

  /** Opens the thread of a conversation. Another tab may have begun the visitor's own. */
  join(conversationId: string) {
    if (this.#deps.as === 'customer') this.#store.set({ conversationId });
    this.#store.open(conversationId);
    this.#join(conversationId);
  }

  /** Closes a thread: it is not kept up any more. */
  leave(conversationId: string) {
    this.#store.drop(conversationId);
  }

  /**
   * Says something; kept and sent later when there is no connection. Blank text is not sent.
   * @param conversationId for staff; a visitor speaks in the own conversation
   */
  say(text: string, conversationId: string | null = this.#store.state.conversationId) {
    const content = text.trim();
    if (content === '') return;
    const context = this.#deps.context?.();
    this.#outbox.add({
      clientMessageId: crypto.randomUUID(),
      content,
      conversationId,
      state: 'waiting',
      createdAt: new Date().toISOString(),
      ...(context && { context }),
    });
    if (this.#deps.as === 'customer') this.#store.await(true);
    this.#flush();
  }

  /** Tries a failed message again. */
  retry(clientMessageId: string) {
    this.#backoff.reset();
    this.#outbox.change(clientMessageId, { state: 'waiting' });
    this.#flush();
  }

  /** Takes a failed message back. */
  discard(clientMessageId: string) {
    this.#outbox.remove(clientMessageId);
    this.#flush();
  }

  /** Tells the other side that somebody types; call it at every key. */
  sendTyping(conversationId: string | null = this.#store.state.conversationId) {
    const now = Date.now();
    if (conversationId === null || now - this.#typingToldAt < typingEveryMs) return;
    this.#typingToldAt = now;
    this.#send({ type: 'typing', conversationId });
  }

  /** Puts an older page of the history, read over HTTP, in front of a thread. */
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

  #handle(frame: ServerFrame) {
    if (frame.type !== 'typing') this.#rest();
    if (frame.type === 'connected') this.#catchUp(frame.teamMemberId);
    else if (frame.type === 'conversation_created') this.#begin(frame);
    else if (frame.type === 'joined') this.#addHistory(frame);
    else if (frame.type === 'new_message') this.#handleMessage(frame.message.conversationId, frame);
    else if (frame.type === 'message_ack') this.#finish(frame.clientMessageId);
    else if (frame.type === 'messages_read')
      this.#store.change(frame.conversationId, ({ messages }) => ({
        messages: markRead(messages, frame.reader, frame.sequence),
      }));
    else if (frame.type === 'typing') this.#store.showTyping(frame.conversationId);
    else if (frame.type === 'conversation_updated')
      this.#store.change(frame.conversation.id, () => ({ info: frame.conversation }));
    else if (frame.type === 'error') this.#handleError(frame);
    this.#deps.onFrame?.(frame);
  }

  #catchUp(teamMemberId: string | null) {
    if (this.#deps.as === 'team_member' && teamMemberId !== null)
      this.#send({ type: 'team_member_auth', teamMemberId });
    this.#askAgain();
  }

  /** Asks for what threads miss, and sends what waits. */
  #askAgain() {
    for (const id of this.#store.state.threads.keys()) this.#join(id);
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
    // The server's own trouble passes: the message stays in the outbox, the thread is asked for again.
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

  /** The visitor's stored conversation is not theirs (any more): what waits begins a new one. */
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
    if (!this.#outbox.list().some((one) => one.clientMessageId === clientMessageId)) return;
    this.#outbox.remove(clientMessageId);
    this.#flush();
  }

  /** Sends the first message that waits, if none is on its way. */
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

  /** Sends what is always answered: a socket that stays silent is dead, whatever it says of itself. */
  #ask(frame: ClientFrame) {
    if (this.#send(frame)) this.#beginWaiting();
  }

  /** Something was heard: what else is being waited for gets its time anew. */
  #rest() {
    clearTimeout(this.#ackTimeout);
    this.#ackTimeout = undefined;
    if (this.#inFlight !== undefined) this.#beginWaiting();
  }

  #beginWaiting() {
    this.#ackTimeout ??= setTimeout(() => {
      this.#ackTimeout = undefined;
      this.#socket.renew();
    }, this.#deps.patienceMs ?? usualPatienceMs);
  }

  #send(frame: ClientFrame): boolean {
    return this.#socket.send(JSON.stringify(frame));
  }
}
