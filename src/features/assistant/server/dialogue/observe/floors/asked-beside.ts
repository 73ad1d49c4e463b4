import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';

const chooses =
  /\b(?:instead|rather|chang\w+|swap\w*|switch\w*|make it|go (?:for|with)|have (?:it|that|them|the)|put (?:down|me|it)|what about|how about|what if|could i|can i|could we|can we|as well|too|also|both|either|measure)\b/i;

/** "Do dogs scratch LVT?", asked while a visit for carpet is arranged, chooses no other floor. */
export function isAskedBeside(record: ConversationRecord, { plain, clauses }: Message): boolean {
  const isChosen = record.floor !== undefined || record.rooms.some((room) => room.floor);
  return (
    record.draft?.kind === 'booking' &&
    isChosen &&
    clauses.every(({ text }) => isQuestion(text)) &&
    !chooses.test(plain) &&
    !actPatterns.price.test(plain)
  );
}
