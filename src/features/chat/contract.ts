import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { sentCard } from './cards.ts';
import {
  conversation,
  conversationStatuses,
  message,
  note,
  sequence,
  wholeFrom,
} from './conversation-schemas.ts';
import { limits } from './limits.ts';
import { noteForm } from './note-form.ts';

export type { CardFloorType } from './card-limits.ts';
export type {
  CallBackCard,
  Card,
  CardFloor,
  CardKind,
  CardOf,
  CardRoom,
  CoverageCard,
  FilledCard,
  OfferedCard,
  OwnVisitCard,
  PriceCard,
  ProblemCard,
  ProductItem,
  ProductsCard,
  SentCard,
  VisitCard,
} from './cards.ts';
export type {
  Conversation,
  ConversationStatus,
  JoinedConversation,
  Message,
  Note,
  SenderType,
  VisitorContext,
} from './conversation-schemas.ts';
export { emptyCallBack, emptyPrice, emptyVisit } from './empty-cards.ts';
export type { MessageAttachments } from './message-attachments.ts';

const conversationParams = z.object({ id: z.string() });

/** A page of the conversations. Newest activity first; `X-Next-Cursor` holds the cursor of the next page, if any. */
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

/** One conversation. */
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

/**
 * Opens a conversation by the link of an email, so that this browser reads and writes in it as its visitor. Sets the
 * visitor's cookie where there is none. 404 for a link that is unknown or has expired.
 */
export const openChatLink = defineEndpoint({
  method: 'POST',
  path: '/api/chat/links/open',
  access: 'anyone',
  body: z.object({
    token: z.string('must be text.').check(z.maxLength(100, 'must be at most 100 characters.')),
  }),
  answer: z.object({ conversationId: z.string() }),
});

/**
 * Sends a filled-in card: a visit becomes an appointment, a call-back or a problem an enquiry, and the chat gets a
 * message of the customer with the values that were sent, in one transaction. For the conversation's visitor, by
 * cookie: others get 404. 400 names the field; 409 where no asked-for time is free.
 */
export const sendCard = defineEndpoint({
  method: 'POST',
  path: '/api/chat/conversations/:id/cards',
  access: 'anyone',
  takesIdempotencyKey: true,
  status: 201,
  params: conversationParams,
  body: z.object({ card: sentCard }),
  answer: z.object({ id: z.string() }),
});

/** The notes of a conversation, which only staff see. */
export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id/notes',
  access: 'staff',
  params: conversationParams,
  answer: z.array(note),
});

/** Adds a note that only staff see. */
export const addNote = defineEndpoint({
  method: 'POST',
  path: '/api/chat/conversations/:id/notes',
  access: 'staff',
  status: 201,
  params: conversationParams,
  body: noteForm,
  answer: note,
});
export type ConversationList = Answer<typeof listConversations>;
