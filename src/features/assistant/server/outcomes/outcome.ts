import { answerBy } from '#features/business/answer-by.ts';
import type { Card, ConversationOutcome } from '../../contract.ts';
import type { Achievement, Outcome } from '../schema.ts';
import type { Turn } from '../tools/turn.ts';

/** What is known of a conversation with the assistant. */
export type TalkFacts = {
  achieved: readonly Achievement[];
  /** When it was first handed over to staff; null if it was not. */
  handedOverAt: Date | null;
  /** The first message of staff after that. */
  staffRepliedAt: Date | undefined;
  /** Staff marked one of the answers as wrong. */
  hasWrongAnswer: boolean;
  /** Something the customer asked for was begun and not finished: a price or a request. */
  isUnfinished: boolean;
  /** Whether a question was answered, beyond greetings and idle talk. */
  hasAnswer: boolean;
  lastOutcome: Outcome;
};

/**
 * How a conversation ended, as counted in the panel. A visit counts before all else; a handover counts as soon as
 * the customer can be rung or was answered within the promised time; an answer that staff marked as wrong is
 * never counted as a price or an answer.
 */
export function outcomeOf(talk: TalkFacts, now: Date): ConversationOutcome {
  if (talk.achieved.includes('booked')) return 'booked';
  if (talk.achieved.includes('called_back')) return 'handedOver';
  if (talk.handedOverAt !== null) return outcomeOfHandover(talk.handedOverAt, talk, now);
  if (talk.hasWrongAnswer) return 'wrong';
  if (talk.achieved.includes('priced')) return 'priced';
  const isLeft = talk.isUnfinished || !talk.hasAnswer || talk.lastOutcome === 'not_understood';
  return isLeft ? 'left' : 'answered';
}

function outcomeOfHandover(
  handedOverAt: Date,
  { staffRepliedAt }: TalkFacts,
  now: Date,
): ConversationOutcome {
  const due = answerBy(handedOverAt);
  if (staffRepliedAt) return staffRepliedAt <= due ? 'handedOver' : 'late';
  return now <= due ? 'waiting' : 'late';
}

/** Whether a turn gave a price that the conversation did not have; what is sent counts with its own message. */
export function achievementOf({ put, known }: Pick<Turn, 'put' | 'known'>): Achievement | null {
  const isPrice = (card: Card) => card.kind === 'price';
  const priced = put.find(isPrice);
  if (priced?.total === undefined && priced?.guide === undefined) return null;
  const before = known.find(isPrice);
  const isSame = before?.total === priced.total && before?.guide?.from === priced.guide?.from;
  return isSame ? null : 'priced';
}
