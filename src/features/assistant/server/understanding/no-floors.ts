import type { Token } from './tokens.ts';

const words = (text: string) => new Set(text.split(' '));

const things = words(
  'timber timbers batten battens joist joists beam beams stud studs post posts sheet sheets car truck jeep vehicle drive motor picture pictures photo photos photograph frame frames canvas poster screen star stars review reviews envelope mattress parked outside driveway',
);
/** These lie in rooms of stated sizes too: `kitchen 4 by 3 tiles at the moment`. */
const pieces = words(
  'tile tiles plank planks slab slabs board boards brick bricks sample samples swatch swatches offcut',
);
const largestPieceMm = 1_000;
const adjectives = words(
  'wooden wood metal square inch cut of porcelain ceramic softwood treated family picture photo carpet vinyl lvt laminate',
);
/** Named before their size. */
const openings = words(
  'window windows door doors doorway doorways mattress table desk wardrobe picture frame mat mats doormat rug rugs',
);
const joining = words('is of at about that which measures measuring cut to size sized : (');

type Sides = readonly [number, number];

/** Whether two sides, in millimetres, are those of a thing and no floor's: `2x4 timber`, `a window 1.2 by 1.4`. */
export function isOfThing(tokens: readonly Token[], from: number, end: number, sides: Sides) {
  let after = end;
  while (adjectives.has(tokens[after]?.text ?? '') && after < end + 2) after += 1;
  const next = tokens[after]?.text ?? '';
  if (things.has(next) || things.has(tokens[end]?.text ?? '')) return true;
  if (pieces.has(next) && (Math.min(...sides) <= largestPieceMm || sides[0] === sides[1]))
    return true;
  let before = from - 1;
  while (joining.has(tokens[before]?.text ?? '') && before > from - 4) before -= 1;
  const named = tokens[before]?.text ?? '';
  return openings.has(named) || (pieces.has(named) && Math.max(...sides) <= largestPieceMm);
}
