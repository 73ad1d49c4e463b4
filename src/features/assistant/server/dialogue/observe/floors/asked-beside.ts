import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Message } from '../../../conversation/message.ts';
import { type ConversationRecord, uniqueFloors } from '../../../conversation/record.ts';

const chooses =
  /\b(?:instead|rather|chang\w+|swap\w*|switch\w*|make it|go (?:for|with)|have (?:it|that|them|the)|put (?:down|me|it)|what about|how about|what if|could i|can i|could we|can we|as well|too|also|both|either|measure)\b/i;

/** "Is laminate cheaper?" weighs a floor, and takes none. */
const onlyWeighs = /\b(?:cheaper|dearer|less|more|difference|compare[ds]?|save|saving)\b/i;

/** "That's for carpet, isn't it?": asked about what was said, and no floor of the visit. */
export const doubts = /\b(?:isn'?t|wasn'?t|aren'?t|is|was) (?:it|that|this|they)\b\W*\?/i;

/** "Kennet isn't vinyl though, is it?" */
const deniesKind =
  /\b(?:isn'?t|aren'?t|is not|not) (?:an? |really |even |actually )*(?:vinyl|carpet|laminate|lvt|lino)\b[^.?!]{0,12}\b(?:is|are) (?:it|they|that)\W*\?/i;

/** "Is moorland no good for stairs then": whether a floor would do, and not that it is wanted. */
const ofFitness =
  /\b(?:is|are|isn'?t|aren'?t|would|wouldn'?t) (?:the |your )?[\w']+(?: [\w']+){0,2} (?:be )?(?:no good|any good|not good|unsuitable|too (?:soft|thin|thick|delicate)|(?:strong|tough|hard ?wearing|good) enough|suitable)\b[^.?!,]*/gi;

/** The sentences of a message, apart from those that only doubt what was said, or of which kind a floor is. */
export function withoutDoubts(record: ConversationRecord, text: string): string {
  const plain =
    record.priced.length > 0 && record.draft === undefined ? text.replace(ofFitness, ' ') : text;
  const isDoubt = (sentence: string) =>
    deniesKind.test(sentence) || (record.draft !== undefined && doubts.test(sentence));
  const sentences = plain.split(/(?<=[.!?])\s+|\n+/);
  const kept = sentences.filter((sentence) => !isDoubt(sentence));
  return kept.length === sentences.length ? plain : kept.join(' ');
}

/** "Do dogs scratch LVT?", "is laminate cheaper?", asked while a visit for carpet is arranged, choose no other floor. */
export function isAskedBeside(record: ConversationRecord, { plain, clauses }: Message): boolean {
  const isChosen = record.floor !== undefined || record.rooms.some((room) => room.floor);
  return (
    record.draft?.kind === 'booking' &&
    isChosen &&
    clauses.every(({ text }) => isQuestion(text)) &&
    !chooses.test(plain) &&
    (!actPatterns.price.test(plain) || onlyWeighs.test(plain))
  );
}

const ofContents =
  /\b(?:do|does|did|is|are)\b[^.?!]*\b(?:includ\w*|inclusive|(?:come|comes) with|in (?:that|it|this|the price)|(?:that|it|this) with)\b/i;
const ofSum =
  /\bwhy\b|\bhow come\b|\b(?:seems?|sounds?|looks?|is|are|that'?s|thats)\b[^.?!]{0,30}\b(?:so|too|really|that|very|remarkably|suspiciously|bit|awfully|a lot|quite)? ?(?:low|cheap|dear|high|expensive|little|much)\b/i;
const wantsOther =
  /\b(?:instead|rather|swap\w*|switch\w*|chang\w+|what if|what about|how about|go (?:for|with)|totals?|how much (?:is|for|would|will|if))\b/i;

/** "Does all that carpet include underlay?", "why is the Kennet so cheap?": of a job of several floors, this chooses none. */
export function asksOfTold(record: ConversationRecord, { plain, parsed }: Message): boolean {
  const floors = uniqueFloors(record.rooms.flatMap((room) => room.floor ?? record.floor ?? []));
  return (
    (floors.length > 1 || namesSum(record, plain)) &&
    record.priced.length > 0 &&
    parsed.slots.rooms.length === 0 &&
    (ofContents.test(plain) || ofSum.test(plain)) &&
    !wantsOther.test(plain)
  );
}

/** "So the stars one is 147, is that with …": one of several floors, by the sum that was told. */
function namesSum({ priced }: ConversationRecord, plain: string): boolean {
  const said = (plain.match(/\b\d+\b/g) ?? []).map(Number);
  return (
    priced.length > 1 &&
    priced.some(({ totalPence }) => said.includes(Math.floor(totalPence / 100)))
  );
}
