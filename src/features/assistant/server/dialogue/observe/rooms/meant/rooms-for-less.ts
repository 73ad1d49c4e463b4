import { isPriced } from '../../../../conversation/job/priced-part.ts';
import type { ConversationRecord, RoomRecord } from '../../../../conversation/record.ts';
import type { Token } from '../../../../nlu/text/tokenize.ts';
import { roomsBeside } from './rooms-meant.ts';

const less =
  /\b(?:cheaper|less (?:expensive|dear|pricey|costly)|lower[- ]priced?|not (?:so|as|quite so) (?:dear|expensive|pricey))\b/i;
/** "Is the hall cheaper in laminate?", "cheaper than the lounge" only weigh. */
const weighs =
  /\bcheaper than\b|\b(?:which|why|how much)\b[^.?!]*\bcheaper\b|\b(?:is|are|be|comes?|works? out|would)(?:n'?t)? (?:it |that |they |the [a-z ]{3,20})?(?:be )?(?:a (?:bit|lot) |any )?cheaper\b/i;

/** "Cheaper carpet in the bedrooms", of rooms that were priced with others: those whose floor is to cost less. */
export function roomsForLess(
  record: ConversationRecord,
  said: { text: string; tokens: readonly Token[] },
): RoomRecord[] {
  if (record.priced.length === 0 || record.draft) return [];
  if (!less.test(said.text) || weighs.test(said.text)) return [];
  const meant = roomsBeside(record, { plain: said.text, tokens: said.tokens });
  const areOthers = record.flight !== undefined || meant.length < record.rooms.length;
  return areOthers && meant.every((room) => isPriced(record, room)) ? meant : [];
}
