import { type ConversationRecord, emptyRecord } from './record.ts';

/** A floor goes over another one, and where a bar goes is asked again: that is no beginning. */
const again =
  /\b(?:(?:start|begin)(?:ing)? (?:it |this |that |everything |the whole thing |all |right |back )*(?:again|over(?: again)?|afresh|anew)|(?:start|begin|go)(?:ing)? (?:it |this |that |everything |the whole thing |all |right |back |over |again )*from (?:scratch|the (?:very )?(?:beginning|start|top))|(?:let'?s|(?:can|could|shall) we) (?:just )?go (?:over )?again|(?:go |back )+to (?:the )?(?:very )?(?:start|beginning|square one|scratch)|(?:new|fresh|clean) (?:start|slate)|(?:wipe|clear|clean) the slate(?: clean)?|restart|reset)\b/i;
const forgets =
  /\b(?:forget|ignore|scrap|bin|clear|wipe|erase|delete|disregard|drop|scratch)\b (?:about )?(?:(?:all |everything |whatever |what )+(?:i|we)(?:'?ve|'?d| have)?(?: just| already)? (?:said|told|typed|written|wrote|asked|put)(?: you| to you| so far| before)?|(?:absolutely |literally )?everything|(?:all (?:of )?(?:that|this|it|the above)|the (?:whole )?lot)(?= (?:and|so|then|let|lets|i'?d|i want|can we|we'?ll)\b|,? (?:start|begin|lets|let'?s)))/i;
/** Work on a floor begins again, not the talk. */
const ofFloor =
  /\b(?:sub-?floor\w*|screed\w*|concrete|joists?|plaster\w*|boards?|(?:tak|rip|pull|lift|tear|strip|dig)\w*\b[^.?!]{0,25}\b(?:up|out|off|back)|(?:whole |new |fresh )+(?:floor|base)|decorat\w*|(?:have|need|had) to (?:start|begin)|needs? (?:a )?(?:new|fresh|clean) (?:start|slate)|(?:start|begin)\w* (?:again|afresh|over) with (?:a |an |some )?(?:new|different|nice|fresh|proper)|should (?:i|we)|would (?:you|i|we|they)|do (?:you|they|i|we)|if (?:you|i|we|they|it)|wifi|router|phone|laptop|computer|password|packs?|acclimati\w*)\b/i;
const polite =
  /^\W*(?:(?:ok(?:ay)?|right|oh|no|sorry|please|just|can|could|we|you|i|let'?s|let|us|want|would|like|to|'?d|actually|um+|er+m?|adam|now|then|this is|a|an|the|is|mess|hopeless|useless|all|and|so|different question|completely|again|thanks?|mate|of|it|that|everything|need)\b\W*)*$/i;

const lead =
  /^(?:[\s,.!;:-]|\b(?:let'?s|i'?d like to|can we|i want to|so|and|with|please|ok|oh|right|then)\b)+/i;

/** Whether the customer wants to begin anew, and what else they say: "start again, laminate for the hall 4 x 1". */
export function readStartAgain(
  text: string,
  { seeksChange }: Pick<ConversationRecord, 'seeksChange'> = {},
): { rest: string } | undefined {
  const plain = text.replace(/[’‘]/g, "'");
  // "Can I cancel it and start again", of a visit that was booked before.
  if (seeksChange && /\bcancel/i.test(plain)) return undefined;
  if (ofFloor.test(plain) || !(again.test(plain) || forgets.test(plain))) return undefined;
  const strip = (words: string, pattern: RegExp) =>
    words.replace(new RegExp(pattern.source, 'gi'), ' ');
  const rest = strip(strip(plain, again), forgets);
  return { rest: polite.test(rest) ? '' : rest.replace(/\s+/g, ' ').replace(lead, '') };
}

/** A new record, apart from what was sent, what the team was told and what was said. */
export function startAgain(record: ConversationRecord): ConversationRecord {
  const { formsSent, sent, callBackSent, callBackId, handedOver, handOverReason } = record;
  const { isUrgent, issues, heard, said, hasOldTiles } = record;
  const kept = { sent, callBackId, handOverReason, isUrgent, heard, hasOldTiles };
  return {
    ...structuredClone(emptyRecord),
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    formsSent,
    callBackSent,
    handedOver,
    issues,
    said,
  };
}
