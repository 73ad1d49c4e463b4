import { packByBranchAndBound } from './branch-and-bound.ts';
import type { Packing, Place, StepBudget } from './packing.ts';
import type { Rect } from './strip-bound.ts';

/**
 * The shortest packing of a few pieces on a strip, without turning, or null if none is as short as
 * `maxLengthMm`. Exact unless the budget runs out; then the best packing found so far is returned.
 */
export function packStrip(
  rects: Rect[],
  stripWidthMm: number,
  maxLengthMm: number,
  budget: StepBudget = { steps: Number.POSITIVE_INFINITY },
): Packing | null {
  const { unpairable, others } = splitOffUnpairable(rects, stripWidthMm);
  const unpairableLengthMm = unpairable.reduce((sum, index) => sum + lengthOf(rects, index), 0);
  const chosen = others.map((index) => rects[index] as Rect);
  const packed = packByBranchAndBound(
    chosen,
    stripWidthMm,
    maxLengthMm - unpairableLengthMm,
    budget,
  );
  if (!packed) return null;
  const places: Place[] = rects.map(() => ({ xMm: 0, yMm: 0 }));
  others.forEach((index, i) => {
    places[index] = packed.places[i] as Place;
  });
  let yMm = packed.lengthMm;
  for (const index of unpairable) {
    places[index] = { xMm: 0, yMm };
    yMm += lengthOf(rects, index);
  }
  return { lengthMm: yMm, places };
}

function lengthOf(rects: Rect[], index: number): number {
  return (rects[index] as Rect).lengthMm;
}

/**
 * Separates the pieces beside which not even the narrowest other piece fits: each has its own stretch of
 * roll.
 */
function splitOffUnpairable(rects: Rect[], stripWidthMm: number) {
  const others = rects.map((_, index) => index);
  const widthOf = (index: number | undefined) => (rects[index as number] as Rect).widthMm;
  others.sort((a, b) => widthOf(b) - widthOf(a) || lengthOf(rects, b) - lengthOf(rects, a));
  let start = 0;
  while (
    others.length - start > 1 &&
    widthOf(others[start]) + widthOf(others.at(-1)) > stripWidthMm
  ) {
    start++;
  }
  return { unpairable: others.slice(0, start), others: others.slice(start) };
}
