import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { limits } from './limits.ts';

export const senderTypes = ['customer', 'team_member', 'assistant'] as const;
export type SenderType = (typeof senderTypes)[number];

export const conversationStatuses = ['active', 'resolved'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** 1, 2, 3… in its conversation, without a gap. */
  sequence: z.int(),
  content: z.string(),
  senderType: z.enum(senderTypes),
  /** The account of a team member; null for the customer and for the assistant. */
  senderId: z.nullable(z.string()),
  /** The name of a team member; null for the customer, whose name the conversation holds, and for the assistant. */
  senderName: z.nullable(z.string()),
  /** What the sender called it; unique in the conversation. */
  clientMessageId: z.nullable(z.string()),
  /** Read by the other side. */
  isRead: z.boolean(),
  createdAt: z.string(),
});
export type Message = z.output<typeof message>;

/** What a visitor looked at when writing; it helps staff to answer. */
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
  /** Who of the team has taken it from Adam; Adam answers while it is null. */
  takenBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Adam has asked the team to take over, and nobody has yet. */
  handedOver: z.boolean(),
  /** Messages of the customer that no team member has read. */
  unreadCount: z.int(),
  lastSequence: z.int(),
  lastMessage: z.nullable(z.pick(message, { content: true, senderType: true, createdAt: true })),
  customerOnline: z.boolean(),
  noteCount: z.int(),
  context: visitorContext,
  createdAt: z.string(),
  /** When a message was added or anything about it changed. */
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
const text = (most: number) =>
  z
    .string('must be text.')
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty.'),
      z.maxLength(most, `must be at most ${most} characters.`),
    );
const conversationParams = z.object({ id: z.string() });

/** Newest activity first; `X-Next-Cursor` holds the cursor of the next page, while there is one. */
export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  access: 'staff',
  query: z.object({
    limit: z.optional(wholeFrom(1, 200)),
    cursor: z.optional(z.string().check(z.maxLength(200, 'must be at most 200 characters.'))),
    /** Words of which each stands in the customer's name or e-mail, or in the subject. */
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
 * Resolve and reopen; take over from Adam and give back. Resolving gives back too.
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
 * The history, oldest first: what came after or before a sequence number, else the newest.
 * For the visitor of the conversation (by cookie) and for staff. Others: 401 without a cookie, else 404.
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
 * Marks a message of the other side, and everything earlier, as read. The visitor reads what the
 * team and Adam wrote; staff read what the customer wrote.
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
  body: z.object({ content: text(limits.note) }),
  answer: note,
});
export type ConversationList = Answer<typeof listConversations>;

const id = z
  .string('must be text.')
  .check(z.minLength(1, 'must not be empty.'), z.maxLength(100, 'must be at most 100 characters.'));

/** Begins the clientMessageId of the assistant's answers, so that nobody else's may. */
export const assistantPrefix = 'adam:';

/** Every frame that a client may send to /ws. */
export const clientFrame = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('join_conversation'),
      conversationId: id,
      /** The last sequence number the client has; `joined` then brings everything later. */
      afterSequence: z.optional(sequence),
    }),
    z.object({
      type: z.literal('send_message'),
      content: text(limits.message),
      senderType: z.enum(['customer', 'team_member'], 'must be customer or team_member.'),
      /** Null begins a new conversation, which only a customer can. */
      conversationId: z.nullable(id),
      customerName: z.optional(
        z
          .string('must be text.')
          .check(
            z.trim(),
            z.maxLength(limits.customerName, `must be at most ${limits.customerName} characters.`),
          ),
      ),
      /** Asks Adam to answer; he does unless a team member has taken the conversation. */
      useAdam: z.optional(z.boolean('must be true or false.')),
      /** The team member's account; when given it must be the one who is signed in. */
      senderId: z.optional(z.nullable(id)),
      /** Makes a resend harmless: it is answered with what was stored the first time. */
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

/** Why a frame was refused. */
export type ErrorCode =
  /** Not JSON, an unknown type, a field that does not fit, too large. */
  | 'invalid'
  /** There is no such conversation for this caller: the client forgets its id and starts anew. */
  | 'unknown_conversation'
  /** Not signed in as the team member that the frame names. */
  | 'not_allowed'
  /** Too many messages; `retryAfter` says for how many seconds. */
  | 'too_many'
  /** The server could not do it; sending the same again is worth a try. */
  | 'failed';

/** Every frame that the server sends. */
export type ServerFrame =
  /** First of all; `teamMemberId` is who is signed in by the cookie of the upgrade. */
  | { type: 'connected'; teamMemberId: string | null }
  /** To the sender of the first message, who hears the conversation from then on. */
  | { type: 'conversation_created'; conversation: { id: string }; clientMessageId: string | null }
  /** In answer to a join: what came after `afterSequence` (up to 500: join again for more), else the newest 50. */
  | {
      type: 'joined';
      conversationId: string;
      messages: Message[];
      conversation: JoinedConversation;
      /** The newest message of the other side that each side has read; 0 for none. */
      readUpTo: { customer: number; team: number };
    }
  /** Each message once to each socket, in the order of `sequence`: to those who joined, and to all staff. */
  | { type: 'new_message'; message: Message }
  /** To the sender, after it is stored; also in answer to a resend. */
  | { type: 'message_ack'; clientMessageId: string | null; message: Message }
  /** Messages up to `sequence` that were written to `reader` have been read. */
  | { type: 'messages_read'; conversationId: string; reader: 'customer' | 'team'; sequence: number }
  /** Somebody else writes; ends with their message or after `typingMs`. A customer's typing is told to staff only. */
  | { type: 'typing'; conversationId: string; senderType: SenderType; senderId: string | null }
  /** To staff: a team member, or the customer of a conversation, came or went. */
  | { type: 'presence'; teamMemberId: string; online: boolean }
  | { type: 'presence'; conversationId: string; online: boolean }
  /** Created, named, taken, given back, resolved, reopened, a note added. Staff get the `Conversation` whole. */
  | { type: 'conversation_updated'; conversation: Conversation | JoinedConversation }
  /** Names what it refuses where the frame named it. The connection stays. */
  | {
      type: 'error';
      message: string;
      code: ErrorCode;
      clientMessageId?: string;
      conversationId?: string;
      retryAfter?: number;
    };

/** What a visitor is told about the conversation. */
export type JoinedConversation = {
  id: string;
  status: ConversationStatus;
  customerName: string;
  /** The team member who answers instead of Adam. */
  takenBy: { name: string } | null;
};
