import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { linkConsent, taughtAnswerForm } from './taught-answer-form.ts';

/** What the chat shows with an answer, and what it knows. */
export type {
  CallBackCard,
  Card,
  CardFloor,
  CardFloorType,
  CardKind,
  CardOf,
  CardRoom,
  MessageAttachments,
  PriceCard,
  ProblemCard,
  ProductItem,
  SentCard,
  VisitCard,
  VisitorContext,
} from '#features/chat/contract.ts';
export { emptyCallBack, emptyPrice, emptyVisit } from '#features/chat/contract.ts';

const openQuestion = z.object({
  messageId: z.string(),
  conversationId: z.string(),
  question: z.string(),
  /** Whether the conversation was handed over to staff. */
  handedOver: z.boolean(),
  /** The answer, where staff marked it as wrong; else null. */
  wrongAnswer: z.nullable(z.string()),
  createdAt: z.string(),
});
export type OpenQuestion = z.output<typeof openQuestion>;

const taughtAnswer = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  alsoAsked: z.array(z.string()),
  /** Whether the firm stands by it; a starting answer waits for that until it is saved. */
  isConfirmed: z.boolean(),
  /** Whether Adam gives it; else it waits for an admin. */
  isPublished: z.boolean(),
  /** Of a proposal: the published answer that it would change. */
  replacesId: z.nullable(z.string()),
  authorId: z.string(),
  /** Name of the last author. */
  authorName: z.string(),
  updatedAt: z.string(),
});
export type TaughtAnswer = z.output<typeof taughtAnswer>;

const byId = z.object({ id: z.string() });

/** How a conversation with the assistant ended. */
export const conversationOutcomes = [
  'booked',
  'priced',
  'handedOver',
  'waiting',
  'late',
  'answered',
  'wrong',
  'left',
] as const;
export type ConversationOutcome = (typeof conversationOutcomes)[number];

/**
 * Messages the assistant could not answer, or answered wrongly, and no one has handled yet; newest first, at most
 * 200.
 */
export const listOpenQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/assistant/questions',
  access: 'staff',
  answer: z.array(openQuestion),
});

/** Removes a question from the list without an answer, by its message id. */
export const dismissQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/api/assistant/questions/:id',
  access: 'staff',
  params: byId,
});

/** The messages of a conversation, by their ids, whose answers staff marked as wrong. */
export const listWrongAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/assistant/wrong-answers',
  access: 'staff',
  query: z.object({ conversationId: z.string().check(z.maxLength(100)) }),
  answer: z.array(z.string()),
});

/** Marks the answer to a message as wrong and lists its question as open. 204 also if it was marked before. */
export const markAnswerWrong = defineEndpoint({
  method: 'POST',
  path: '/api/assistant/wrong-answers/:id',
  access: 'staff',
  params: byId,
});

/** Takes the mark back, and the question off the list of open ones. 204 also if there was none. */
export const unmarkAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/api/assistant/wrong-answers/:id',
  access: 'staff',
  params: byId,
});

/** All taught answers and proposed ones. */
export const listTaughtAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/assistant/answers',
  access: 'staff',
  answer: z.array(taughtAnswer),
});

/**
 * Adds a taught answer. It is used from the next message on; what support writes is a proposal, which waits for an admin.
 * `messageId` closes the open question it answers.
 */
export const teachAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/assistant/answers',
  access: 'staff',
  status: 201,
  body: z.extend(taughtAnswerForm, {
    ...linkConsent,
    messageId: z.optional(
      z.string('must be text.').check(z.maxLength(100, 'must be at most 100 characters.')),
    ),
  }),
  answer: taughtAnswer,
});

/**
 * Changes an answer, and publishes a proposal, for admins. Of support it is a proposal: their own open one is changed,
 * and that for a published answer is the answer. 403 for the proposal of somebody else.
 */
export const changeTaughtAnswer = defineEndpoint({
  method: 'PATCH',
  path: '/api/assistant/answers/:id',
  access: 'staff',
  params: byId,
  body: z.extend(taughtAnswerForm, linkConsent),
  answer: taughtAnswer,
});

/** Deletes a taught answer or a proposal. 403 for support, except for proposals of their own. */
export const removeTaughtAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/api/assistant/answers/:id',
  access: 'staff',
  params: byId,
});
export type TaughtAnswers = Answer<typeof listTaughtAnswers>;
