import type { Conversation, Message, ServerFrame } from '../../contract.ts';

/** The conversations that an inbox has read, by id. Never changed, only replaced. */
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
 * What a frame changes about the conversations that are known.
 * @returns them (the same ones when nothing changed), and the id of one that must be read to be right
 */
export function applyFrame(
  known: Conversations,
  frame: ServerFrame,
): { known: Conversations; read?: string } {
  if (frame.type === 'conversation_updated') {
    const { conversation } = frame;
    return 'subject' in conversation
      ? { known: addConversations(known, [conversation]) }
      : { known };
  }
  if (frame.type === 'new_message') return handleMessage(known, frame.message);
  if (frame.type === 'messages_read' && frame.reader === 'team') {
    const { conversationId: id, sequence } = frame;
    const found = known.get(id);
    if (!found || found.unreadCount === 0) return { known };
    if (sequence < found.lastSequence) return { known, read: id };
    return { known: change(known, found, { unreadCount: 0 }) };
  }
  if (frame.type === 'presence' && 'conversationId' in frame) {
    const found = known.get(frame.conversationId);
    return { known: found ? change(known, found, { customerOnline: frame.online }) : known };
  }
  return { known };
}

function handleMessage(known: Conversations, message: Message) {
  const found = known.get(message.conversationId);
  if (!found) return { known, read: message.conversationId };
  if (message.sequence <= found.lastSequence) return { known };
  const { content, senderType, createdAt, sequence } = message;
  return {
    known: change(known, found, {
      lastSequence: sequence,
      lastMessage: { content, senderType, createdAt },
      updatedAt: createdAt,
      unreadCount: found.unreadCount + (senderType === 'customer' ? 1 : 0),
    }),
  };
}

/** Those of a view, the newest activity first: what the server would answer, of what is known. */
export function viewOf(known: Conversations, { filter, search }: InboxView, me: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...known.values()]
    .filter((conversation) => isIn(conversation, filter, me) && holdsAll(conversation, words))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
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
