import { findMeasures, type Measure } from '../../../../nlu/room-sizes/measures.ts';
import { isRoomName } from '../../../../nlu/room-sizes/room-names.ts';
import { type Token, textOf } from '../../../../nlu/text/tokenize.ts';

/** "A 4 m wide roll", "13 stairs 80 cm wide", "the gap is 30 mm wide" */
const ofThing =
  /\b(?:rolls?|runners?|stair(?:s|case|case)?|steps?|treads?|doors?|doorways?|door ?bars?|gaps?|planks?|boards?|tiles?|rugs?|mats?|strips?|thick\w*|pile|underlay|skirting\w*|sofas?|settees?|wardrobes?|beds?(?! ?rooms?)|windows?|cupboards?|alcoves?|bay|recess|fireplace|hearth|island|drops?|widths|joins?|seams?|offcuts?|samples?|drive|garden|van|table)\b/i;
/** "Does it come 5 m wide?", "is your vinyl 3 m wide?" */
const asksOfProduct =
  /\bhow (?:wide|long)\b|\b(?:do|does|is|are|will|can|got|have|sell|stock|comes?|made|sold|available)\b[^,.;?!]{0,25}\b(?:it|they|these|that|your|you|carpets?|vinyls?|lino|laminates?|lvt)\b[^,.;?!]{0,25}$/i;
const counted =
  /^(?:of|doors?|doorways?|bars?|steps?|stairs?|rooms?|bedrooms?|beds?|flats?|people|kids|days?|weeks?|months?|years?|windows?|dogs?|cats?|am|pm|st|nd|rd|th|%)$/;

const before = 3;
const after = 4;

/** Words beside a number that say that it is a side of a room: "15 ft one way", "the other way 11'6". */
const wayAfter =
  /^\s*(?:(?:or so|ish|about|roughly|going|on|in|along|from|to|and|,|-|is|the)\s+)*(?:(?:one|this|that|t?other|the other) (?:way|side|direction|end|wall)\b|(?:the )?t?other\b|across\b|(?:front|back|top|side) to (?:back|front|bottom|side)\b|each way\b|(?:by|x)\s*$)/i;
const wayBefore =
  /(?:\b(?:t?other|one|that|this|second|next|short|shorter|long|longer) (?:way|side|direction|one|wall|end)|\btother|\bthe other|^\W*(?:(?:and|its|it s|it is|is|maybe|about|then|ok|yes|yeah)\s+)*(?:by|x)|\bacross)\s*(?:(?:is|s|its|it|was|about|around|roughly|approx|comes?|to|at|just|over|under|nearly|maybe|say|=|:|,|'?s)\s+)*$/i;

const isWayNamed = (tokens: readonly Token[], { from, end }: Measure): boolean =>
  wayAfter.test(textOf(tokens, end, end + 6)) ||
  wayBefore.test(`${textOf(tokens, Math.max(0, from - 8), from)} `);

/** "12 long" alone ends what is said; "12 Long Street" does not. */
const endsThere = (tokens: readonly Token[], at: number): boolean =>
  /^(?:|and|by|x|or|,|\.|\?|!|-|;|so|but|the|in|if|how|what|please|pls|ish)$/.test(
    tokens[at]?.text ?? '',
  );

/** A side that is told by its own name, or by that of the other one. */
function isSide(tokens: readonly Token[], measure: Measure): boolean {
  const { side, unit, end } = measure;
  if (side !== undefined) return unit !== undefined || endsThere(tokens, end);
  return isWayNamed(tokens, measure) || isOfNamedRoom(tokens, measure);
}

/** "Lounge 16 foot" */
function isOfNamedRoom(tokens: readonly Token[], { unit, from, end }: Measure): boolean {
  let at = from - 1;
  while (/^(?:is|s|its|about|approx|roughly|room|:|-|,|')$/.test(tokens[at]?.text ?? '')) at -= 1;
  const isLong = unit === 'm' || unit === 'ft' || unit === 'yd';
  return isLong && endsThere(tokens, end) && isRoomName(tokens[at]?.text ?? '');
}

const isOfThing = (tokens: readonly Token[], { from, end }: Measure): boolean =>
  counted.test(tokens[end]?.text ?? '') ||
  ofThing.test(textOf(tokens, Math.max(0, from - before), end + after)) ||
  /^(?:carpets?|vinyls?|lino|laminates?|lvt)$/.test(tokens[end]?.text ?? '');

const asksAbout = (tokens: readonly Token[], { from }: Measure): boolean =>
  asksOfProduct.test(textOf(tokens, Math.max(0, from - before), from));

/** Where a side was asked for, a number alone is one in so few words. */
const maxWords = 8;

/**
 * The sides of rooms that a text tells one by one: "15 foot long", "the other way 11'6", "by about 4".
 * @param isAwaited whether a side was asked for, or the other one is known
 */
export function findLoneSides(tokens: readonly Token[], isAwaited: boolean): Measure[] {
  const words = tokens.filter(({ kind }) => kind !== 'mark').length;
  const measures = findMeasures(tokens).filter((one) => !isOfThing(tokens, one));
  const named = measures.filter((one) => isSide(tokens, one) && !asksAbout(tokens, one));
  if (named.length > 0 || !isAwaited) return named;
  const isShort = words <= maxWords;
  const plain = measures.filter(({ unit, spoken }) => unit !== undefined || (isShort && !spoken));
  return isShort || plain.every(({ unit }) => unit) ? plain : [];
}
