import { firm } from '#features/business/firm.ts';
import type { Conversation, Message } from '../../contract.ts';
import type { ServerFrame } from '../../frames.ts';

/** The loaded conversations by id. Immutable. */
export type Conversations = ReadonlyMap<string, Conversation>;

export const inboxFilters = ['all', 'mine', 'unassigned', 'resolved'] as const;
export type InboxFilter = (typeof inboxFilters)[number];
export type InboxView = { filter: InboxFilter; search: string };

export function addConversations(known: Conversations, came: readonly Conversation[]) {
  const next = new Map(known);
  for (const conversation of came) next.set(conversation.id, conversation);
  return next;
}

/**
 * Applies a frame to the loaded conversations.
 * @returns them (the same object when nothing changed), and the id of one that must be refetched
 */
export function applyFrame(
  known: Conversations,
  frame: ServerFrame,
): { known: Conversations; read?: string } {
  switch (frame.type) {
    case 'conversation_updated': {
      const { conversation } = frame;
      return 'subject' in conversation
        ? { known: addConversations(known, [conversation]) }
        : { known };
    }
    case 'new_message':
      return handleMessage(known, frame.message);
    case 'messages_read': {
      const { conversationId: id, sequence } = frame;
      const found = known.get(id);
      if (frame.reader !== 'team' || !found || found.unreadCount === 0) return { known };
      if (sequence < found.lastSequence) return { known, read: id };
      return { known: change(known, found, { unreadCount: 0 }) };
    }
    case 'presence': {
      const found = 'conversationId' in frame ? known.get(frame.conversationId) : undefined;
      return { known: found ? change(known, found, { customerOnline: frame.online }) : known };
    }
    // These frames concern threads, not the list.
    case 'connected':
    case 'conversation_created':
    case 'joined':
    case 'message_ack':
    case 'card_saved':
    case 'typing':
    case 'error':
      return { known };
    default:
      frame satisfies never;
      return { known };
  }
}

function handleMessage(known: Conversations, message: Message) {
  const found = known.get(message.conversationId);
  if (!found) return { known, read: message.conversationId };
  if (message.sequence <= found.lastSequence) return { known };
  const { content, senderType, createdAt, sequence } = message;
  const isAnswer =
    senderType === 'team_member' || (senderType === 'assistant' && !found.handedOver);
  return {
    // Only the server knows whether a message asks for an answer.
    ...(senderType === 'customer' && found.takenBy && { read: found.id }),
    known: change(known, found, {
      ...(isAnswer && { isWaiting: false }),
      lastSequence: sequence,
      lastMessage: { content, senderType, createdAt },
      updatedAt: createdAt,
      unreadCount: found.unreadCount + (senderType === 'customer' ? 1 : 0),
    }),
  };
}

/** Filters the loaded conversations as the server does. Those that wait for a person are first, then newest activity. */
export function viewOf(known: Conversations, { filter, search }: InboxView, me: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...known.values()]
    .filter((conversation) => isIn(conversation, filter, me) && holdsAll(conversation, words))
    .sort(
      (a, b) =>
        Number(b.isWaiting) - Number(a.isWaiting) ||
        b.updatedAt.localeCompare(a.updatedAt) ||
        b.id.localeCompare(a.id),
    );
}

function isIn({ status, takenBy }: Conversation, filter: InboxFilter, me: string): boolean {
  if (filter === 'mine') return takenBy?.id === me;
  if (filter === 'unassigned') return status === 'active' && takenBy === null;
  return filter === 'all' || status === 'resolved';
}

function holdsAll({ customerName, customerEmail, subject }: Conversation, words: string[]) {
  const text = `${customerName} ${customerEmail ?? ''} ${subject}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function change(known: Conversations, found: Conversation, changes: Partial<Conversation>) {
  return new Map(known).set(found.id, { ...found, ...changes });
}

/** Who answers, or whom the customer waits for. */
export function describeWho(
  { status, takenBy, handedOver, isUrgent, isWaiting }: Conversation,
  me: string,
): string {
  if (status === 'resolved') return 'Resolved';
  if (isUrgent) return 'Urgent: waiting for the team';
  if (handedOver) return 'Wants a person';
  if (!takenBy) return isWaiting ? 'Waiting for the team' : `${firm().assistant.name} answers`;
  const whose = takenBy.id === me ? 'Yours' : `With ${takenBy.name}`;
  return isWaiting ? `${whose}: waiting for an answer` : whose;
}
