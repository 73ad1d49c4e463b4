import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { assistantPrefix, limits } from './limits.ts';
import { cards, suggestions } from './message-attachments.ts';
import { filledText, noteForm } from './note-form.ts';

export const senderTypes = ['customer', 'team_member', 'assistant'] as const;
export type SenderType = (typeof senderTypes)[number];

export const conversationStatuses = ['active', 'resolved'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

const message = z.object({
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

export type { MessageAttachments, ProductCard } from './message-attachments.ts';
export type Message = z.output<typeof message>;

/** What a visitor was looking at when writing; helps staff to answer. */
const visitorContext = z.object({
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
const conversation = z.object({
  id: z.string(),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  subject: z.string(),
  status: z.enum(conversationStatuses),
  /** The team member who has taken it; the assistant answers while it is null. */
  takenBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The assistant has handed over and no team member has taken it yet. */
  handedOver: z.boolean(),
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

const note = z.object({
  id: z.string(),
  conversationId: z.string(),
  content: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
});
export type Note = z.output<typeof note>;

const wholeFrom = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}.`;
  return z.coerce
    .number(message)
    .check(z.multipleOf(1, message), z.gte(least, message), z.lte(most, message));
};
const sequence = wholeFrom(0, 2_147_483_647);
const conversationParams = z.object({ id: z.string() });

/** Newest activity first; `X-Next-Cursor` holds the cursor of the next page, if any. */
export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  access: 'staff',
  query: z.object({
    limit: z.optional(wholeFrom(1, 200)),
    cursor: z.optional(z.string().check(z.maxLength(200, 'must be at most 200 characters.'))),
    /** Words, each of which must occur in the customer's name or email or in the subject. */
    search: z.optional(z.string().check(z.maxLength(100, 'must be at most 100 characters.'))),
    status: z.optional(z.enum(conversationStatuses, 'must be active or resolved.')),
    assigned: z.optional(z.enum(['mine', 'unassigned'], 'must be mine or unassigned.')),
    sort: z.optional(z.enum(['newest', 'oldest'], 'must be newest or oldest.')),
  }),
  answer: z.array(conversation),
});

export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id',
  access: 'staff',
  params: conversationParams,
  answer: conversation,
});

/**
 * Resolves, reopens, takes over, or gives back to the assistant. Resolving also gives back.
 * 409 when another team member has taken it.
 */
export const changeConversation = defineEndpoint({
  method: 'PATCH',
  path: '/api/chat/conversations/:id',
  access: 'staff',
  params: conversationParams,
  body: z
    .object({
      status: z.optional(z.enum(conversationStatuses, 'must be active or resolved.')),
      takenBy: z.optional(z.nullable(z.literal('me', 'must be "me" or null.'))),
    })
    .check(
      z.refine(
        ({ status, takenBy }) => status !== undefined || takenBy !== undefined,
        'must hold status or takenBy.',
      ),
      z.refine(
        ({ status, takenBy }) => !(status === 'resolved' && takenBy === 'me'),
        'cannot resolve a conversation and take it in one.',
      ),
    ),
  answer: conversation,
});

/**
 * A page of the history, oldest first: after or before a sequence number, else the newest.
 * For the conversation's visitor (by cookie) and for staff. Others: 401 without a cookie, else 404.
 */
export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id/messages',
  access: 'anyone',
  params: conversationParams,
  query: z.object({
    after: z.optional(sequence),
    before: z.optional(sequence),
    limit: z.optional(wholeFrom(1, limits.page)),
  }),
  answer: z.array(message),
});

/**
 * Marks a message of the other side, and everything earlier, as read. The visitor reads messages of staff
 * and the assistant; staff read those of the customer.
 */
export const readMessage = defineEndpoint({
  method: 'POST',
  path: '/api/chat/messages/:id/read',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  body: z.object({ conversationId: z.string('must be text.') }),
});

export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id/notes',
  access: 'staff',
  params: conversationParams,
  answer: z.array(note),
});

export const addNote = defineEndpoint({
  method: 'POST',
  path: '/api/chat/conversations/:id/notes',
  access: 'staff',
  params: conversationParams,
  body: noteForm,
  answer: note,
});
export type ConversationList = Answer<typeof listConversations>;

const id = z
  .string('must be text.')
  .check(z.minLength(1, 'must not be empty.'), z.maxLength(100, 'must be at most 100 characters.'));

/** All frames that a client may send to /ws. */
export const clientFrame = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('join_conversation'),
      conversationId: id,
      /** The client's last sequence number; `joined` then contains everything later. */
      afterSequence: z.optional(sequence),
    }),
    z.object({
      type: z.literal('send_message'),
      content: filledText(limits.message),
      senderType: z.enum(['customer', 'team_member'], 'must be customer or team_member.'),
      /** Null begins a new conversation; only a customer may. */
      conversationId: z.nullable(id),
      customerName: z.optional(
        z
          .string('must be text.')
          .check(
            z.trim(),
            z.maxLength(limits.customerName, `must be at most ${limits.customerName} characters.`),
            z.refine(isVisible, 'must not be blank.'),
            z.refine(isPlainLine, plainLineMessage),
          ),
      ),
      /** Asks the assistant to answer; it does unless a team member has taken the conversation. */
      useAdam: z.optional(z.boolean('must be true or false.')),
      /** The team member's account; if given, it must be the one signed in. */
      senderId: z.optional(z.nullable(id)),
      /** Makes resending idempotent: the stored message is returned. */
      clientMessageId: z.optional(
        id.check(z.refine((given) => !given.startsWith(assistantPrefix), 'must be of your own.')),
      ),
      context: z.optional(visitorContext),
    }),
    z.object({ type: z.literal('typing'), conversationId: id }),
    z.object({ type: z.literal('team_member_auth'), teamMemberId: id }),
  ],
  'must be the type of a frame that this chat knows.',
);
export type ClientFrame = z.output<typeof clientFrame>;

/** Why a frame was rejected. */
export type ErrorCode =
  /** Not JSON, unknown type, invalid field, or too large. */
  | 'invalid'
  /** No such conversation for this caller: the client deletes the id and begins a new one. */
  | 'unknown_conversation'
  /** Not signed in as the team member named in the frame. */
  | 'not_allowed'
  /** Rate limit exceeded; `retryAfter` is in seconds. */
  | 'too_many'
  /** Server error; the same frame may be sent again. */
  | 'failed';

/** All frames that the server sends. */
export type ServerFrame =
  /** The first frame; `teamMemberId` is the account signed in by the cookie of the upgrade. */
  | { type: 'connected'; teamMemberId: string | null }
  /** To the sender of a first message, who is subscribed to the conversation from then on. */
  | { type: 'conversation_created'; conversation: { id: string }; clientMessageId: string | null }
  /** Response to a join: messages after `afterSequence` (up to 500; then join again), else the newest 50. */
  | {
      type: 'joined';
      conversationId: string;
      messages: Message[];
      conversation: JoinedConversation;
      /** Per side, the newest message of the other side that it has read; 0 for none. */
      readUpTo: { customer: number; team: number };
    }
  /** Each message once per socket, in order of `sequence`: to those who joined, and to all staff. */
  | { type: 'new_message'; message: Message }
  /** To the sender, once the message is stored; also in response to a resend. */
  | { type: 'message_ack'; clientMessageId: string | null; message: Message }
  /** Messages addressed to `reader` have been read up to `sequence`. */
  | { type: 'messages_read'; conversationId: string; reader: 'customer' | 'team'; sequence: number }
  /** Somebody else is typing, until their message or for `typingMs`. Only staff see customers typing. */
  | { type: 'typing'; conversationId: string; senderType: SenderType; senderId: string | null }
  /** To staff: a team member, or the customer of a conversation, connected or disconnected. */
  | { type: 'presence'; teamMemberId: string; online: boolean }
  | { type: 'presence'; conversationId: string; online: boolean }
  /** Created, named, taken, given back, resolved, reopened, or noted. Staff get the whole `Conversation`. */
  | { type: 'conversation_updated'; conversation: Conversation | JoinedConversation }
  /** Carries the ids of the rejected frame, where it had any. The connection stays open. */
  | {
      type: 'error';
      message: string;
      code: ErrorCode;
      clientMessageId?: string;
      conversationId?: string;
      retryAfter?: number;
    };

/** What a visitor sees of their conversation. */
export type JoinedConversation = {
  id: string;
  status: ConversationStatus;
  customerName: string;
  /** The team member who answers instead of the assistant. */
  takenBy: { name: string } | null;
};
