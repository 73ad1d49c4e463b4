import { type Card, card } from '../../cards.ts';
import type { Conversation, JoinedConversation, Message, Note } from '../../contract.ts';
import type { InboxRow } from './queries-conversations.ts';
import type { ConversationRow, MessageRow } from './queries-messages.ts';
import type { NoteRow } from './queries-notes.ts';

export function presentMessage({ createdAt, attachments, ...row }: MessageRow): Message {
  const { cards, ...others } = attachments ?? {};
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    ...others,
    ...(cards && { cards: cards.flatMap(readCard) }),
  };
}

/** A stored card, also of an earlier release: products had a card each, without a kind. */
function readCard(stored: unknown): Card[] {
  const { href, ...item } = stored as { href?: string };
  const upgraded =
    href === undefined
      ? stored
      : { kind: 'products', items: [{ ...item, slug: href.split('/').at(-1) }] };
  const parsed = card.safeParse(upgraded);
  return parsed.success ? [parsed.data] : [];
}

/** A conversation as staff see it. */
export function presentConversation(row: InboxRow): Conversation {
  const {
    lastContent,
    lastSender,
    lastAt,
    takenById,
    takenByName,
    handedOverAt,
    urgentAt,
    ...rest
  } = row;
  return {
    ...rest,
    handedOver: handedOverAt !== null,
    isUrgent: urgentAt !== null,
    takenBy: takenById === null ? null : { id: takenById, name: takenByName ?? '' },
    lastMessage:
      lastContent === null || lastSender === null || lastAt === null
        ? null
        : { content: lastContent, senderType: lastSender, createdAt: lastAt.toISOString() },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A conversation as its visitor sees it, without staff's internal information. */
export function presentToVisitor(
  row: Pick<ConversationRow, 'id' | 'status' | 'customerName' | 'takenByName'>,
): JoinedConversation {
  const { id, status, customerName, takenByName } = row;
  return {
    id,
    status,
    customerName,
    takenBy: takenByName === null ? null : { name: takenByName },
  };
}

export function presentNote({ authorId, authorName, createdAt, ...row }: NoteRow): Note {
  return {
    ...row,
    author: { id: authorId, name: authorName },
    createdAt: createdAt.toISOString(),
  };
}
