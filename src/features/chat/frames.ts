import * as z from 'zod/mini';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { filledCard, offeredCard } from './cards.ts';
import {
  conversation,
  joinedConversation,
  message,
  senderTypes,
  sequence,
  visitorContext,
} from './conversation-schemas.ts';
import { assistantPrefix, limits } from './limits.ts';
import { filledText } from './note-form.ts';

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
      /** Of a team member: a price or a visit for the customer to complete. */
      cards: z.optional(z.array(offeredCard).check(z.maxLength(limits.cards))),
    }),
    /** Keeps what a visitor has entered into the newest card of its kind; answered by `card_saved`. */
    z.object({ type: z.literal('save_card'), conversationId: id, card: filledCard }),
    z.object({ type: z.literal('typing'), conversationId: id }),
    z.object({ type: z.literal('team_member_auth'), teamMemberId: id }),
  ],
  'must be the type of a frame that this chat knows.',
);
export type ClientFrame = z.output<typeof clientFrame>;

/**
 * Why a frame was rejected. `invalid`: not JSON, unknown type, invalid field, or too large. `unknown_conversation`: no
 * such conversation for this caller; the client deletes the id and begins a new one. `not_allowed`: not signed in as
 * the team member named in the frame. `too_many`: rate limit exceeded. `failed`: server error; the same frame may be
 * sent again.
 */
const errorCode = z.enum(['invalid', 'unknown_conversation', 'not_allowed', 'too_many', 'failed']);
export type ErrorCode = z.output<typeof errorCode>;

const messageIds = { clientMessageId: z.nullable(z.string()) };

/** All frames that the server sends. */
export const serverFrame = z.union([
  /** The first frame. */
  z.object({
    type: z.literal('connected'),
    /** The account signed in by the cookie of the upgrade. */
    teamMemberId: z.nullable(z.string()),
  }),
  /** To the sender of a first message, who is subscribed to the conversation from then on. */
  z.object({
    type: z.literal('conversation_created'),
    conversation: z.object({ id: z.string() }),
    ...messageIds,
  }),
  /** Response to a join. */
  z.object({
    type: z.literal('joined'),
    conversationId: z.string(),
    /** Those after `afterSequence` (up to 500; then join again), else the newest 50. */
    messages: z.array(message),
    conversation: joinedConversation,
    /** Per side, the newest message of the other side that it has read; 0 for none. */
    readUpTo: z.object({ customer: z.int(), team: z.int() }),
  }),
  /** Each message once per socket, in order of `sequence`: to those who joined, and to all staff. */
  z.object({ type: z.literal('new_message'), message }),
  /** To the sender, once the message is stored; also in response to a resend. */
  z.object({ type: z.literal('message_ack'), message, ...messageIds }),
  /** To the visitor: the card as it is kept now, its sums read from the stored estimates. */
  z.object({ type: z.literal('card_saved'), conversationId: z.string(), card: filledCard }),
  /** Messages addressed to `reader` have been read up to `sequence`. */
  z.object({
    type: z.literal('messages_read'),
    conversationId: z.string(),
    reader: z.enum(['customer', 'team']),
    sequence: z.int(),
  }),
  /** Somebody else is typing, until their message or for `typingMs`. Only staff see customers typing. */
  z.object({
    type: z.literal('typing'),
    conversationId: z.string(),
    senderType: z.enum(senderTypes),
    senderId: z.nullable(z.string()),
  }),
  /** To staff: a team member connected or disconnected. */
  z.object({ type: z.literal('presence'), teamMemberId: z.string(), online: z.boolean() }),
  /** To staff: the customer of a conversation connected or disconnected. */
  z.object({ type: z.literal('presence'), conversationId: z.string(), online: z.boolean() }),
  /** Created, named, taken, given back, resolved, reopened, or noted. */
  z.object({
    type: z.literal('conversation_updated'),
    /** Staff get all of it. */
    conversation: z.union([conversation, joinedConversation]),
  }),
  /** Carries the ids of the rejected frame, where it had any. The connection stays open. */
  z.object({
    type: z.literal('error'),
    message: z.string(),
    code: errorCode,
    clientMessageId: z.optional(z.string()),
    conversationId: z.optional(z.string()),
    /** In seconds. */
    retryAfter: z.optional(z.number()),
  }),
]);
export type ServerFrame = z.output<typeof serverFrame>;
