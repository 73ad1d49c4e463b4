import type { JoinedConversation } from '../../contract.ts';
import { typingMs } from '../../limits.ts';
import type { LiveStatus } from './live-socket.ts';
import type { MessageLog } from './message-log.ts';
import type { Outgoing } from './outbox.ts';

/** The part of a conversation that this client has loaded. */
export type ChatThread = {
  messages: MessageLog;
  info: JoinedConversation | undefined;
  /** Somebody else is typing. */
  typing: boolean;
};

/** Immutable, for React's useSyncExternalStore. */
export type ChatState = {
  status: LiveStatus;
  /** The visitor's conversation; null before the first message is stored. Unused for staff. */
  conversationId: string | null;
  threads: ReadonlyMap<string, ChatThread>;
  /** Messages not yet acknowledged, shown after the others. */
  outgoing: readonly Outgoing[];
  /** The visitor has sent a message and has no reply yet; times out. */
  awaiting: boolean;
};

const emptyThread: ChatThread = { messages: [], info: undefined, typing: false };

/** Holds the state of the chat and notifies subscribers of changes. */
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

  /** Changes a thread if it is open. */
  change(id: string, change: (thread: ChatThread) => Partial<ChatThread>) {
    const thread = this.state.threads.get(id);
    if (thread) this.#setThread(id, { ...thread, ...change(thread) });
  }

  /** Shows that somebody types, until a message arrives or `typingMs` have passed. */
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
