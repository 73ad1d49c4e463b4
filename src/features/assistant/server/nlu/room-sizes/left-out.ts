import type { StatedRoom } from '../parsed-message.ts';
import { type Token, textOf } from '../text/tokenize.ts';
import { findRoomRuns, roomsNamedBy } from './room-names.ts';

const leavingOut =
  /\b(?:not|without|except(?: for)?|excluding|apart from|bar|minus|less|(?<!don'?t )forget|skip|scrap|leav(?:e|ing)(?: out)?|ignore|drop|lose|not (?:including|counting|doing))\s(?:(?:the|my|our|a|any|that|little|small|big)\s)*$/i;
const ofLeaving = /\bleav(?:e|ing)\s(?:(?:the|my|our|a|any|that|little|small|big)\s)*$/i;
const stays = /^\W*(?:in|as|stays?|alone|it)\b/i;
/** "Except the bedroom, which is carpet" leaves it out of one floor only. */
const inAnother = /^\W*(?:which|that|in|is|gets?|gonna|to be|wants?|having|will)\b/i;

/** Whether the room named from a position to another is not wanted: "but not the hall". */
export function isLeftOut(tokens: readonly Token[], from: number, end: number): boolean {
  const before = `${textOf(tokens, Math.max(0, from - 6), from)} `;
  const after = textOf(tokens, end, end + 3);
  if (ofLeaving.test(before) && stays.test(after)) return false;
  return leavingOut.test(before) && !inAnother.test(after);
}

/** The rooms of a message that it says are not wanted; none where it wants no other. */
export function roomsLeftOut(
  tokens: readonly Token[],
  stated: readonly StatedRoom[],
): StatedRoom[] {
  const gone = findRoomRuns(tokens)
    .filter(({ from, end }) => isLeftOut(tokens, from, end))
    .flatMap(({ words }) => roomsNamedBy(stated, words.slice(-1)));
  return gone.length < stated.length ? gone : [];
}
