import { responseHours } from '#features/business/facts.ts';
import type { ConversationOutcome } from '../../contract.ts';
import type { ConversationRecord } from '../conversation/record.ts';
import type { Outcome } from '../reply.ts';

/** What a turn achieved: a visit was requested, the team was asked to get in touch, or a price was given. */
export type Achievement = 'booked' | 'called_back' | 'priced';

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

const responseMs = responseHours * 3_600_000;

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
  const due = handedOverAt.getTime() + responseMs;
  if (staffRepliedAt) return staffRepliedAt.getTime() <= due ? 'handedOver' : 'late';
  return now.getTime() <= due ? 'waiting' : 'late';
}

/** What a turn achieved, by the record before and after it; null for nothing of these. */
export function achievementOf(
  before: ConversationRecord,
  after: ConversationRecord,
): Achievement | null {
  if (after.formsSent > before.formsSent)
    return before.draft?.kind === 'booking' ? 'booked' : 'called_back';
  if (after.callBackSent && !before.callBackSent) return 'called_back';
  const isPriced =
    after.priced.length > 0 && JSON.stringify(after.priced) !== JSON.stringify(before.priced);
  return isPriced ? 'priced' : null;
}
