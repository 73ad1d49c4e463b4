import type { VisitorContext } from '../../contract.ts';
import type { ServerFrame } from '../../frames.ts';
import type { SocketLike } from './live-socket.ts';
import type { Speaker, TextStore } from './outbox.ts';

export type ChatConnectionOptions = Speaker & {
  openSocket: () => SocketLike;
  /** Where unsent messages are stored. */
  store: TextStore;
  /** The visitor's stored conversation (`chat_conversation_id`). */
  conversationId?: string | null;
  /** Called with the id of a new conversation, or null when the stored id was rejected. */
  onConversation?: (id: string | null) => void;
  /** Called with every frame, for the inbox's list, which must be refetched on `connected`. */
  onFrame?: (frame: ServerFrame) => void;
  context?: () => VisitorContext;
  pauses?: { first: number; longest: number };
  /** Milliseconds without a response after which the socket counts as dead. */
  ackTimeoutMs?: number;
};

export const usual = { pauses: { first: 1_000, longest: 15_000 }, ackTimeoutMs: 10_000 };
