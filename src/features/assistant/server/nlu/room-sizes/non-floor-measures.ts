import type { Token } from '../text/tokenize.ts';
import type { Pair } from './pair-measures.ts';

const words = (text: string) => new Set(text.split(' '));

const things = words(
  'timber timbers batten battens joist joists beam beams stud studs post posts sheet sheets car truck jeep vehicle drive driver owner motor picture pictures photo photos photograph frame frames canvas poster screen star stars review reviews envelope mattress parked outside driveway remnant remnants offcut offcuts mat mats doormat doormats rug rugs',
);
/** Things that may also lie in a room of a stated size: `kitchen 4 by 3 tiles at the moment`. */
const pieces = words(
  'tile tiles plank planks slab slabs board boards brick bricks sample samples swatch swatches',
);
const largestPieceMm = 1_000;
const adjectives = words(
  'door coir wooden wood metal square inch cut of porcelain ceramic softwood treated family picture photo carpet vinyl lvt laminate',
);
/** Things named before their size. */
const openings = words(
  'fireplace hearth chimney stove island pillar stairwell window windows door doors doorway doorways mattress table desk wardrobe picture frame mat mats doormat rug rugs sofa settee worktop blind blinds velux skylight remnant offcut',
);
const joining = words(
  'is of at about that which measures measuring cut to size sized are its it s trimming well now was were whipped , : (',
);

/** Of a room that is no rectangle: "a bit 1.5 x 2 is missing". */
const part = 'bit|piece|corner|chunk|section|part|notch|recess|bite|square|rectangle';
const parts = new Set(part.split('|'));
const missing = words('missing gone cut taken boxed blocked');
const maxBetween = 5;

/** Whether a size is that of a corner which a room lacks. */
function isOfMissingPart(tokens: readonly Token[], from: number, end: number): boolean {
  const before = tokens.slice(Math.max(0, from - maxBetween), from).map(({ text }) => text);
  const after = tokens.slice(end, end + maxBetween).map(({ text }) => text);
  const isPart = [...before, ...after].some((word) => parts.has(word));
  const isOff = before.some((word) => ['minus', 'less', 'without'].includes(word));
  return isPart && (isOff || after.some((word) => missing.has(word)));
}

const lacked = new RegExp(
  String.raw`\b(?:${part})\b[^.?!]{0,30}\b(?:missing|gone|cut (?:out|off|away)|taken (?:out|off)|boxed (?:in|off))\b|\b(?:minus|less|without) (?:an? |the )?(?:[\w,]+ ){0,4}?(?:bit|piece|corner|chunk|section|notch)\b`,
  'i',
);

/** A corner that a room lacks, in a text. */
export const lacksCorner = (text: string): boolean =>
  lacked.test(text.replace(/(?<=\d)\.(?=\d)/g, ','));

const sizeOfCorner = new RegExp(
  String.raw`\b((?:${part})\W+(?:of |about |that'?s )?|(?:minus|less|without) (?:an? |the )?)\d+(?:\.\d+)?\s*m?\s*(?:x|by|×)\s*\d+(?:\.\d+)?\s*m?\b`,
  'i',
);

/** A text without the size of a corner that is missing. */
export const withoutCornerSize = (text: string): string =>
  lacksCorner(text) ? text.replace(sizeOfCorner, '$1') : text;

type Sides = readonly [number, number];

/**
 * Whether two sides, in millimetres, belong to an object rather than a floor: `2x4 timber`, `a
 * window 1.2 by 1.4`.
 */
export function isOfThing(
  tokens: readonly Token[],
  { first, second, end }: Pair,
  sides: Sides,
): boolean {
  const { from } = first;
  if (isOfMissingPart(tokens, from, end)) return true;
  let after = end;
  while (adjectives.has(tokens[after]?.text ?? '') && after < end + 2) after += 1;
  const next = tokens[after]?.text ?? '';
  if (things.has(next) || things.has(tokens[end]?.text ?? '')) return true;
  if (pieces.has(next) && (Math.min(...sides) <= largestPieceMm || sides[0] === sides[1]))
    return true;
  let before = from - 1;
  while (joining.has(tokens[before]?.text ?? '') && before > from - 6) before -= 1;
  const named = tokens[before]?.text ?? '';
  // Numbers from 100 without a unit are millimetres here: "tiles 600 x 300".
  const areBare = !first.unit && !second.unit && Math.min(first.value, second.value) >= 100;
  if (pieces.has(named)) return areBare || Math.max(...sides) <= largestPieceMm;
  const article = tokens[before - 1]?.text ?? '';
  if (named === 'bed') return ['a', 'double', 'single', 'king', 'queen', 'size'].includes(article);
  const leads = [tokens[before - 1]?.text ?? '', tokens[before - 2]?.text ?? ''];
  if (named === 'window' && tokens[before - 1]?.text === 'bay') return false;
  // "from the door to the window 4.3m" and "a walk-in wardrobe 2 by 2" are sizes of a room.
  return openings.has(named) && !leads.some((word) => ['to', 'from', 'in'].includes(word));
}
