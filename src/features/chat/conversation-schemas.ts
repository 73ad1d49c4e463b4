import * as z from 'zod/mini';
import { cards } from './cards.ts';
import { limits } from './limits.ts';
import { suggestions } from './message-attachments.ts';

export const senderTypes = ['customer', 'team_member', 'assistant'] as const;
export type SenderType = (typeof senderTypes)[number];

export const conversationStatuses = ['active', 'resolved'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** 1, 2, 3… per conversation, without gaps. */
  sequence: z.int(),
  content: z.string(),
  senderType: z.enum(senderTypes),
  /** The account of a team member; null for the customer and the assistant. */
  senderId: z.nullable(z.string()),
  /** The name of a team member; null for the customer (see the conversation) and the assistant. */
  senderName: z.nullable(z.string()),
  /** The sender's id for the message; unique in the conversation. */
  clientMessageId: z.nullable(z.string()),
  /** Read by the other side. */
  isRead: z.boolean(),
  createdAt: z.string(),
  /** Of the assistant's messages only, where there are any. */
  suggestions: z.optional(suggestions),
  cards: z.optional(cards),
});

export type { MessageAttachments } from './message-attachments.ts';
export type Message = z.output<typeof message>;

/** What a visitor was looking at when writing; helps staff to answer. */
export const visitorContext = z.object({
  estimateId: z.optional(z.string().check(z.maxLength(100, 'must be at most 100 characters.'))),
  basket: z.optional(
    z
      .array(z.string().check(z.maxLength(100, 'must be at most 100 characters.')))
      .check(z.maxLength(limits.basket, `must hold at most ${limits.basket} products.`)),
  ),
  page: z.optional(z.string().check(z.maxLength(300, 'must be at most 300 characters.'))),
});
export type VisitorContext = z.output<typeof visitorContext>;

/** A conversation as staff see it. */
export const conversation = z.object({
  id: z.string(),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  subject: z.string(),
  status: z.enum(conversationStatuses),
  /** The team member who has taken it; the assistant answers while it is null. */
  takenBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The assistant has handed over and no team member has taken it yet. */
  handedOver: z.boolean(),
  /** Somebody was hurt, water runs or a complaint was made, and no team member has taken it yet. */
  isUrgent: z.boolean(),
  /** It counts as waiting for a person: handed over, or with a message that nobody has answered. */
  isWaiting: z.boolean(),
  /** Messages of the customer that no team member has read. */
  unreadCount: z.int(),
  lastSequence: z.int(),
  lastMessage: z.nullable(z.pick(message, { content: true, senderType: true, createdAt: true })),
  customerOnline: z.boolean(),
  noteCount: z.int(),
  context: visitorContext,
  createdAt: z.string(),
  /** Time of the last message or other change. */
  updatedAt: z.string(),
});
export type Conversation = z.output<typeof conversation>;

export const note = z.object({
  id: z.string(),
  conversationId: z.string(),
  content: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
});
export type Note = z.output<typeof note>;

/** What a visitor sees of their conversation. */
export const joinedConversation = z.object({
  id: z.string(),
  status: z.enum(conversationStatuses),
  customerName: z.string(),
  /** The team member who answers instead of the assistant. */
  takenBy: z.nullable(z.object({ name: z.string() })),
});
export type JoinedConversation = z.output<typeof joinedConversation>;

export const wholeFrom = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}.`;
  return z.coerce
    .number(message)
    .check(z.multipleOf(1, message), z.gte(least, message), z.lte(most, message));
};
export const sequence = wholeFrom(0, 2_147_483_647);
