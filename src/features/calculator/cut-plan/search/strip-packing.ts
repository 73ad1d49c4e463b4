import { packByBranchAndBound } from './branch-and-bound.ts';
import type { Packing, Place, StepBudget } from './packing.ts';
import { boundStripLength, isTooTight, type Rect } from './strip-bound.ts';
import { findMaxSum, SubsetSums } from './subset-sums.ts';

/** The cost of starting a search, in steps: so much, and one for so many sums of measures. */
const stepsPerSearch = 20;
const sumsPerStep = 20;
/** The least pieces that are worth packing before the others. */
const minFirst = 3;

/** What is known of the packings of some pieces: none is shorter than `minMm`. */
type Known = { minMm: number; packing?: Packing };

type Piece = Rect & { index: number };

/**
 * Packs few pieces, at most 30 at a time, on a strip, without turning. What is found out about some pieces is
 * kept, since plans differ in few of their pieces.
 */
export class StripPacker {
  readonly widthMm: number;
  readonly #known = new Map<string, Known>();

  constructor(widthMm: number) {
    this.widthMm = widthMm;
  }

  /**
   * The shortest packing, or null if none is as short as `maxLengthMm`. Exact unless the budget runs out; then
   * the best packing found so far is returned.
   */
  pack(rects: readonly Rect[], maxLengthMm: number, budget: StepBudget): Packing | null {
    const { unpairable, others } = splitOffUnpairable(rects, this.widthMm);
    const unpairableMm = unpairable.reduce((sum, { lengthMm }) => sum + lengthMm, 0);
    const packed = this.#packLargestFirst(others, maxLengthMm - unpairableMm, budget);
    if (!packed) return null;
    const places: Place[] = rects.map(() => ({ xMm: 0, yMm: 0 }));
    others.forEach(({ index }, i) => {
      places[index] = packed.places[i] as Place;
    });
    let yMm = packed.lengthMm;
    for (const { index, lengthMm } of unpairable) {
      places[index] = { xMm: 0, yMm };
      yMm += lengthMm;
    }
    return { lengthMm: yMm, places };
  }

  /** Often the larger pieces alone are too long; that shows sooner without the small ones. */
  #packLargestFirst(pieces: Piece[], maxMm: number, budget: StepBudget): Packing | null {
    if (maxMm < 0) return null;
    if (pieces.length === 0) return { lengthMm: 0, places: [] };
    let key = '';
    const known = pieces.map(({ widthMm, lengthMm }) => {
      key += `${widthMm} ${lengthMm} `;
      const each = this.#known.get(key) ?? { minMm: 0 };
      this.#known.set(key, each);
      return each;
    });
    if (known.some(({ minMm }) => minMm > maxMm)) return null;
    const ofAll = known.at(-1) as Known;
    const { packing } = ofAll;
    if (packing?.lengthMm === ofAll.minMm) return packing;
    // What is as long as the best known is of no use, but shorter is.
    const limitMm = packing ? Math.min(maxMm, packing.lengthMm - 1) : maxMm;
    const found = this.#pack(pieces, limitMm, known, budget);
    if (found) ofAll.packing = found;
    if (found && budget.steps >= 0) ofAll.minMm = found.lengthMm;
    const best = found ?? packing;
    return best && best.lengthMm <= maxMm ? best : null;
  }

  #pack(pieces: Piece[], maxMm: number, known: Known[], budget: StepBudget): Packing | null {
    const widths = Int32Array.from(pieces, ({ widthMm }) => widthMm);
    const lengths = Int32Array.from(pieces, ({ lengthMm }) => lengthMm);
    const widthSums = new SubsetSums(widths, this.widthMm);
    const lengthSums = new SubsetSums(lengths, maxMm);
    for (let count = Math.min(minFirst, pieces.length); count <= pieces.length; count++) {
      const each = known[count - 1] as Known;
      const isAll = count === pieces.length;
      if (!isAll && each.packing && each.packing.lengthMm <= maxMm) continue;
      const first = pieces.slice(0, count);
      const all = (1 << count) - 1;
      const starts = widthSums.list(all);
      const ends = lengthSums.list(all);
      budget.steps -= stepsPerSearch + (starts.length + ends.length) / sumsPerStep;
      const stripWidthMm = starts.at(-1) as number;
      const limitMm = findMaxSum(ends, maxMm);
      const minMm = Math.max(each.minMm, boundStripLength(first, stripWidthMm));
      if (minMm > limitMm || isTooTight(first, stripWidthMm, limitMm)) {
        each.minMm = maxMm + 1;
        return null;
      }
      const enoughMm = isAll ? minMm : maxMm;
      const sums = { widths, lengths, widthSums, lengthSums };
      const packing = packByBranchAndBound(sums, count, limitMm, enoughMm, budget);
      if (isAll || budget.steps < 0) {
        if (!packing && budget.steps >= 0) each.minMm = maxMm + 1;
        return isAll ? packing : null;
      }
      if (!packing) {
        each.minMm = maxMm + 1;
        return null;
      }
      each.packing = packing;
    }
    return null;
  }
}

/**
 * Separates the pieces beside which not even the narrowest other piece fits: each has its own stretch of
 * roll. The others are sorted, the largest first and equal ones together.
 */
function splitOffUnpairable(rects: readonly Rect[], stripWidthMm: number) {
  const pieces = rects.map(({ widthMm, lengthMm }, index): Piece => ({ widthMm, lengthMm, index }));
  pieces.sort((a, b) => b.widthMm - a.widthMm || b.lengthMm - a.lengthMm);
  const narrowestMm = pieces.at(-1)?.widthMm ?? 0;
  const isUnpairable = ({ widthMm }: Piece, i: number) =>
    i < pieces.length - 1 && widthMm + narrowestMm > stripWidthMm;
  const others = pieces.filter((piece, i) => !isUnpairable(piece, i));
  const area = ({ widthMm, lengthMm }: Piece) => widthMm * lengthMm;
  others.sort((a, b) => area(b) - area(a) || b.widthMm - a.widthMm);
  return { unpairable: pieces.filter(isUnpairable), others };
}
