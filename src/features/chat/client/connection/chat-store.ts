import type { JoinedConversation } from '../../contract.ts';
import { typingMs } from '../../limits.ts';
import type { LiveStatus } from './live-socket.ts';
import type { MessageLog } from './message-log.ts';
import type { Outgoing } from './outbox.ts';

/** A conversation as far as this client has it. */
export type ChatThread = {
  messages: MessageLog;
  info: JoinedConversation | undefined;
  /** Somebody else is about to say something. */
  typing: boolean;
};

/** Never changed, only replaced: made for React's useSyncExternalStore. */
export type ChatState = {
  status: LiveStatus;
  /** The visitor's own conversation; null before the first message is stored. Of no use to staff. */
  conversationId: string | null;
  threads: ReadonlyMap<string, ChatThread>;
  /** Typed, and not known to be stored; shown after the messages. */
  outgoing: readonly Outgoing[];
  /** The visitor has written and nobody has answered yet; ends by itself. */
  awaiting: boolean;
};

const emptyThread: ChatThread = { messages: [], info: undefined, typing: false };

/** What a screen shows of the chat, and who is to draw it again when it changes. */
export class ChatStore {
  state: ChatState;
  readonly #listeners = new Set<() => void>();
  readonly #typing = new Map<string, ReturnType<typeof setTimeout>>();
  #awaiting: ReturnType<typeof setTimeout> | undefined;

  constructor(conversationId: string | null, outgoing: readonly Outgoing[]) {
    const threads = new Map<string, ChatThread>();
    if (conversationId !== null) threads.set(conversationId, emptyThread);
    this.state = { status: 'closed', conversationId, threads, outgoing, awaiting: false };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  set(change: Partial<ChatState>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  open(id: string) {
    if (!this.state.threads.has(id)) this.#setThread(id, emptyThread);
  }

  drop(id: string) {
    const threads = new Map(this.state.threads);
    if (threads.delete(id)) this.set({ threads });
  }

  /** Changes a thread, if it is open. */
  change(id: string, change: (thread: ChatThread) => Partial<ChatThread>) {
    const thread = this.state.threads.get(id);
    if (thread) this.#setThread(id, { ...thread, ...change(thread) });
  }

  /** Somebody types; ends by a message or when nothing more is heard. */
  showTyping(id: string) {
    clearTimeout(this.#typing.get(id));
    const timer = setTimeout(() => this.endTyping(id), typingMs);
    this.#typing.set(id, timer);
    this.change(id, () => ({ typing: true }));
  }

  endTyping(id: string) {
    clearTimeout(this.#typing.get(id));
    if (this.#typing.delete(id)) this.change(id, () => ({ typing: false }));
  }

  await(awaiting: boolean) {
    clearTimeout(this.#awaiting);
    if (awaiting) this.#awaiting = setTimeout(() => this.await(false), typingMs);
    if (this.state.awaiting !== awaiting) this.set({ awaiting });
  }

  #setThread(id: string, thread: ChatThread) {
    this.set({ threads: new Map(this.state.threads).set(id, thread) });
  }
}
