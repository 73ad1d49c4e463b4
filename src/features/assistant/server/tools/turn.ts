import type { Day } from '#platform/dates/london-time.ts';
import type { Card, CardKind, CardOf, MessageAttachments, VisitorContext } from '../../contract.ts';
import type { TaughtAnswerRow } from '../queries.ts';
import type { Outcome } from '../schema.ts';
import type { AnswerIndex } from '../taught-answers/answer-index.ts';
import type { BusinessTools, ProductFact } from './business-tools.ts';

/** The answer to a message, with what the chat shows beside it and what it was about. */
export type Reply = MessageAttachments & { text: string; outcome: Outcome; intent: string };

/** One message of a customer and what is known to answer it. */
export type Turn = {
  conversationId: string;
  messageId: string;
  /** The customer's network: what is sent counts against the limits of the forms. */
  network: string;
  text: string;
  now: Date;
  /** The day in London. */
  today: Day;
  /** What the visitor is looking at. */
  context: VisitorContext;
  /** The newest card of each kind: all that the conversation knows. */
  known: readonly Card[];
  /** The customer's message before this one, if any. */
  before: string | undefined;
  /** The assistant's last text, if any. */
  said: string | undefined;
  /** Whether the message before this one was not understood. */
  wasUnsure: boolean;
  handedOver: boolean;
  tools: BusinessTools;
  products: readonly ProductFact[];
  answers: AnswerIndex<TaughtAnswerRow>;
  /** The cards that the reply puts up, at most one of a kind. */
  put: Card[];
};

/** The newest card of a kind, put up in this turn or before it. */
export function cardOf<K extends CardKind>(turn: Turn, kind: K): CardOf<K> | undefined {
  const isOfKind = (card: Card): card is CardOf<K> => card.kind === kind;
  return turn.put.find(isOfKind) ?? turn.known.find(isOfKind);
}

/** The newest card of a kind if it can still be filled in. */
export function openCard<K extends CardKind>(turn: Turn, kind: K): CardOf<K> | undefined {
  const card = cardOf(turn, kind);
  return card && 'sent' in card && card.sent ? undefined : card;
}

/** The kind of the card that was filled in last. */
export const newestKind = ({ known }: Turn): CardKind | undefined =>
  known.find(({ kind }) => kind !== 'questions' && kind !== 'contact')?.kind;

/** Puts a card up in place of one of the same kind. */
export function putCard(turn: Turn, card: Card): void {
  turn.put = [...turn.put.filter(({ kind }) => kind !== card.kind), card];
}
