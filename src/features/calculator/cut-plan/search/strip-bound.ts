import { divideUp } from '../laying/whole-numbers.ts';

/** A piece to cut: its width is across the roll, its length along it. Pieces are never turned. */
export type Rect = { widthMm: number; lengthMm: number };

/**
 * The width to charge for a piece in a lower bound that leaves out pieces narrower than `slimMm`: a piece
 * with less than `slimMm` beside it shares the roll with none of the others. With `slimMm` 0 this is the
 * plain area bound; `slimMm` is at most half the strip.
 */
export function chargeWidth(widthMm: number, stripWidthMm: number, slimMm: number): number {
  if (widthMm < slimMm) return 0;
  return widthMm > stripWidthMm - slimMm ? stripWidthMm : widthMm;
}

/** The values of `slimMm` worth trying for pieces of these widths. */
export function listSlimWidths(widthsMm: Iterable<number>, stripWidthMm: number): number[] {
  const slim = new Set([0]);
  for (const widthMm of widthsMm) {
    if (2 * widthMm <= stripWidthMm) slim.add(widthMm);
    else slim.add(Math.min(stripWidthMm - widthMm + 1, Math.floor(stripWidthMm / 2)));
  }
  return [...slim];
}

/**
 * A lower bound in mm of the length of any packing of the pieces. (Dual feasible functions, Fekete and
 * Schepers, "New classes of fast lower bounds for bin packing problems", 2001.)
 */
export function boundStripLength(rects: Rect[], stripWidthMm: number): number {
  let bound = 0;
  for (const { lengthMm } of rects) bound = Math.max(bound, lengthMm);
  const slimWidths = listSlimWidths(
    rects.map((rect) => rect.widthMm),
    stripWidthMm,
  );
  for (const slimMm of slimWidths) {
    let area = 0;
    for (const { widthMm, lengthMm } of rects) {
      area += chargeWidth(widthMm, stripWidthMm, slimMm) * lengthMm;
    }
    bound = Math.max(bound, divideUp(area, stripWidthMm));
  }
  return bound;
}

/** Whether the same bound, applied across and along the strip at once, rules out a given length. */
export function isTooTight(rects: Rect[], stripWidthMm: number, stripLengthMm: number): boolean {
  const widths = rects.map((rect) => rect.widthMm);
  const lengths = rects.map((rect) => rect.lengthMm);
  const slimLengths = listSlimWidths(lengths, stripLengthMm);
  return listSlimWidths(widths, stripWidthMm).some((slimWidthMm) =>
    slimLengths.some((slimLengthMm) => {
      let area = 0;
      for (const { widthMm, lengthMm } of rects) {
        area +=
          chargeWidth(widthMm, stripWidthMm, slimWidthMm) *
          chargeWidth(lengthMm, stripLengthMm, slimLengthMm);
      }
      return area > stripWidthMm * stripLengthMm;
    }),
  );
}
