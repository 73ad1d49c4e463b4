import { divideUp } from './whole-numbers.ts';

/** A room as measured, without trim, in whole millimetres; either side may be called the length. */
export type RoomSize = { lengthMm: number; widthMm: number };

/** Pieces of one size that are narrower than the roll. */
export type PartWidth = { widthMm: number; lengthMm: number; count: number };

/**
 * One way of laying a room off a roll. The roll runs along the room's longer or shorter side;
 * `dropLengthMm` is that side with trim. `fullWidths` drops use the whole width of the roll; `part` is
 * the narrower rest: the room in one piece, or its fill in 1, 2 or 3 lengths.
 */
export type Laying = {
  runsAlong: 'longer' | 'shorter';
  dropLengthMm: number;
  fullWidths: number;
  part: PartWidth | null;
  crossJoins: number;
  seamLengthMm: number;
};

/** Added once to each side of a room, so that the fitter can cut in along the walls. */
export const trimMm = 100;

const fillLengths = [1, 2, 3];
const wholeFill = [1];

/**
 * Every admissible way of laying a room off a roll of the given width, with cross-joins
 * in the fill or without. A room that fits in one
 * piece in either direction is laid in one piece; any other gets full-width drops and one fill.
 * The seam length is the length, with trim, of all joins: each seam between two strips side by
 * side counts the length of the drop, each head-to-tail join of a fill counts the fill's width.
 */
export function listLayings(
  room: RoomSize,
  rollWidthMm: number,
  allowsCrossJoins: boolean,
): Laying[] {
  const longer = Math.max(room.lengthMm, room.widthMm) + trimMm;
  const shorter = Math.min(room.lengthMm, room.widthMm) + trimMm;
  const fitsWhole = shorter <= rollWidthMm;
  const along = layInDirection('longer', longer, shorter, rollWidthMm, allowsCrossJoins);
  if (longer === shorter) return along;
  if (fitsWhole && longer > rollWidthMm) return along;
  return dropBeatenFullWidths([
    ...along,
    ...layInDirection('shorter', shorter, longer, rollWidthMm, allowsCrossJoins),
  ]);
}

function layInDirection(
  runsAlong: Laying['runsAlong'],
  dropLengthMm: number,
  acrossMm: number,
  rollWidthMm: number,
  allowsCrossJoins: boolean,
): Laying[] {
  const fillWidthMm = acrossMm % rollWidthMm;
  const fullWidths = (acrossMm - fillWidthMm) / rollWidthMm;
  const laying = { runsAlong, dropLengthMm, fullWidths };
  if (fillWidthMm === 0) {
    const seamLengthMm = (fullWidths - 1) * dropLengthMm;
    return [{ ...laying, part: null, crossJoins: 0, seamLengthMm }];
  }
  const counts = fullWidths > 0 && allowsCrossJoins ? fillLengths : wholeFill;
  return counts.map((count) => ({
    ...laying,
    part: { widthMm: fillWidthMm, lengthMm: cutFillLength(dropLengthMm, count), count },
    crossJoins: count - 1,
    seamLengthMm: fullWidths * dropLengthMm + (count - 1) * fillWidthMm,
  }));
}

function cutFillLength(dropLengthMm: number, count: number): number {
  return count === 1 ? dropLengthMm : divideUp(dropLengthMm, 10 * count) * 10;
}

/** Of several layings made of full widths only, keeps the best: they share no roll with other rooms. */
function dropBeatenFullWidths(layings: Laying[]): Laying[] {
  const [first, ...others] = layings.filter((laying) => laying.part === null);
  if (!first || others.length === 0) return layings;
  const best = others.reduce((a, b) => (compareCost(toCost(b), toCost(a)) < 0 ? b : a), first);
  return layings.filter((laying) => laying.part !== null || laying === best);
}

function toCost(laying: Laying): Cost {
  return {
    lengthMm: laying.fullWidths * laying.dropLengthMm,
    crossJoins: laying.crossJoins,
    seamLengthMm: laying.seamLengthMm,
  };
}

/** The cost of a plan: roll length first, then cross-joins, then the length of all joins. */
export type Cost = { lengthMm: number; crossJoins: number; seamLengthMm: number };

/** Compares two costs: negative if `a` is better, 0 if they are equal. */
export function compareCost(a: Cost, b: Cost): number {
  return a.lengthMm - b.lengthMm || a.crossJoins - b.crossJoins || a.seamLengthMm - b.seamLengthMm;
}
