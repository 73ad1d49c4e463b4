import { isQuestion } from '../../../conversation/act-patterns.ts';
import { addRequirement } from '../../../conversation/remarks/add-requirement.ts';
import type { Turn } from '../../../turn.ts';
import { beginBooking } from './continue-booking.ts';

const agrees =
  /^\W*(?:y|ye+s|yep|yeah|yh|please|ok|okay|sure)\b|\bask (?:them|the team|him|her)\b/i;

/**
 * Begins a booking. The question that the team was to be asked goes with it, where the same message takes that offer.
 * @returns the sentence for the customer
 */
export function beginWithQuestion(turn: Turn): string[] {
  const { record, text } = turn;
  const isOffered = record.asked === 'callBack?' && agrees.test(text);
  const before = (record.heard ?? []).filter((heard) => heard !== text.trim()).at(-1) ?? '';
  const question = before.split(/(?<=[.!?])\s+|,\s+|\n+/).findLast(isQuestion);
  delete record.asked;
  beginBooking(turn);
  if (!isOffered || !question) return [];
  addRequirement(record, `Asks: ${question.trim()}`);
  return ['I’ll put your question to the team with the visit.'];
}
