import type { Packing, StepBudget } from './packing.ts';
import {
  clearSkyline,
  coverSegment,
  createSkyline,
  findLowest,
  findRest,
  hasRest,
  measureLeftWall,
  measureRest,
  measureRightWall,
  raiseSegment,
  type Skyline,
} from './skyline.ts';
import { findMaxSum, type SubsetSums } from './subset-sums.ts';
import { VisitedStates } from './visited-states.ts';

/** Sets of pieces are the bits of a number. */
const maxPieces = 30;

/**
 * Pieces to pack, in columns, those of equal size one behind another; `widthSums` and `lengthSums` are those
 * of their measures. At most `maxPieces`.
 */
export type Pieces = {
  widths: Int32Array;
  lengths: Int32Array;
  widthSums: SubsetSums;
  lengthSums: SubsetSums;
};

/** Memory of all searches, of which one runs at a time. */
const visited = new VisitedStates();
const skylines = Array.from({ length: maxPieces + 1 }, () => createSkyline(maxPieces));

/**
 * Branch and bound over packings in which no piece can be pushed back or to the left (any packing can be
 * made so). At the lowest, leftmost notch of the skyline there are three cases: a piece lies in its left
 * corner; or the corner stays empty because a later piece that rests on the notch's left wall overhangs
 * it, and the first piece lies right of that; or the whole notch stays empty. Leaving empty a place that
 * fits a waiting piece is never needed: moving the piece there costs nothing.
 * @param count how many of the pieces to pack, from the first on
 * @param maxLengthMm the length from which on packings are of no use
 * @param enoughMm a length below which none is looked for
 * @returns the shortest packing, or null; once the budget runs out, the best found so far
 */
export function packByBranchAndBound(
  { widths, lengths, widthSums, lengthSums }: Pieces,
  count: number,
  maxLengthMm: number,
  enoughMm: number,
  budget: StepBudget,
): Packing | null {
  const all = (1 << count) - 1;
  // Pushed back and to the left, every piece starts and ends at a sum of other pieces' measures.
  const starts = widthSums.list(all);
  const ends = lengthSums.list(all);
  const stripWidthMm = starts.at(-1) as number;
  let limitMm = findMaxSum(ends, maxLengthMm);
  let areaMm2 = 0;
  for (let i = 0; i < count; i++) areaMm2 += (widths[i] as number) * (lengths[i] as number);
  const isTwin = (i: number) =>
    i > 0 && widths[i] === widths[i - 1] && lengths[i] === lengths[i - 1];
  // A mirrored packing is equivalent, so one piece may be restricted to one quarter.
  let anchor = 0;
  while (anchor < count && (isTwin(anchor) || (anchor + 1 < count && isTwin(anchor + 1)))) anchor++;
  const xs = new Int32Array(count);
  const ys = new Int32Array(count);
  clearSkyline(skylines[0] as Skyline, stripWidthMm);
  let best: Packing | null = null;
  visited.clear();
  search(0, all, areaMm2);
  return best;

  /** `usedMm2` is the area of all pieces, and of what is lost so far. */
  function search(depth: number, waiting: number, usedMm2: number): void {
    if (--budget.steps < 0) return;
    const skyline = skylines[depth] as Skyline;
    if ((waiting & (waiting - 1)) === 0) {
      placeLast(skyline, lowest(waiting));
      return;
    }
    const filledMm2 = usedMm2 + fillNarrowNotches(skyline, waiting);
    if (!canImprove(skyline, waiting, filledMm2) || !visited.add(waiting, skyline)) return;
    const nextSkyline = skylines[depth + 1] as Skyline;
    const low = findLowest(skyline);
    const yMm = skyline.tops[low] as number;
    const leftMm = skyline.edges[low] as number;
    const gapEndMm = skyline.edges[low + 1] as number;
    const leftWallMm = measureLeftWall(skyline, low);

    for (let i = 0; i < count; i++) {
      if (((waiting >> i) & 1) === 0 || leftMm + (widths[i] as number) > gapEndMm) continue;
      if (isTwin(i) && ((waiting >> (i - 1)) & 1) === 1) continue;
      stand(i, leftMm, 0);
      if (low > 0 && yMm + (lengths[i] as number) > leftWallMm) standUnderOverhang(i);
    }
    const wallMm = Math.min(leftWallMm, measureRightWall(skyline, low));
    if (wallMm === Number.POSITIVE_INFINITY || fits(waiting, gapEndMm - leftMm, wallMm - yMm))
      return;
    const lostMm2 = filledMm2 + (gapEndMm - leftMm) * (wallMm - yMm);
    if (!isAffordable(lostMm2)) return;
    coverSegment(skyline, nextSkyline, low, leftMm, gapEndMm, wallMm);
    search(depth + 1, waiting, lostMm2);

    function standUnderOverhang(piece: number): void {
      const others = waiting & ~(1 << piece);
      for (const xMm of starts) {
        if (xMm + (widths[piece] as number) > gapEndMm) break;
        if (xMm <= leftMm || !isOverhung(others, xMm, leftWallMm)) continue;
        if (fits(others, xMm - leftMm, leftWallMm - yMm)) continue;
        stand(piece, xMm, (xMm - leftMm) * (leftWallMm - yMm));
      }
    }

    function stand(piece: number, xMm: number, lostHereMm2: number): void {
      const rightMm = xMm + (widths[piece] as number);
      const topMm = yMm + (lengths[piece] as number);
      if (topMm > limitMm || !isAffordable(filledMm2 + lostHereMm2)) return;
      if (piece === anchor && (xMm + rightMm > stripWidthMm || yMm + topMm > limitMm)) return;
      coverSegment(skyline, nextSkyline, low, xMm, rightMm, topMm);
      xs[piece] = xMm;
      ys[piece] = yMm;
      search(depth + 1, waiting & ~(1 << piece), filledMm2 + lostHereMm2);
    }
  }

  /** Gives up notches narrower than any waiting piece. @returns the area that is lost by it */
  function fillNarrowNotches(skyline: Skyline, waiting: number): number {
    let narrowestMm = Number.POSITIVE_INFINITY;
    for (let left = waiting; left !== 0; left &= left - 1) {
      narrowestMm = Math.min(narrowestMm, widths[lowest(left)] as number);
    }
    let lostMm2 = 0;
    for (;;) {
      const low = findLowest(skyline);
      const gapMm = (skyline.edges[low + 1] as number) - (skyline.edges[low] as number);
      const wallMm = Math.min(measureLeftWall(skyline, low), measureRightWall(skyline, low));
      if (gapMm >= narrowestMm || wallMm === Number.POSITIVE_INFINITY) return lostMm2;
      lostMm2 += gapMm * (wallMm - (skyline.tops[low] as number));
      raiseSegment(skyline, low, wallMm);
    }
  }

  /** Whether each waiting piece still has a place, and all of them enough area below the limit. */
  function canImprove(skyline: Skyline, waiting: number, usedMm2: number): boolean {
    if (!isAffordable(usedMm2 + measureLostAbove(skyline, waiting))) return false;
    if (!isAffordable(usedMm2 + measureLostInNotches(skyline, waiting))) return false;
    for (let left = waiting; left !== 0; left &= left - 1) {
      const i = lowest(left);
      if (!hasRest(skyline, widths[i] as number, limitMm - (lengths[i] as number))) return false;
    }
    return canStack(skyline, waiting);
  }

  /** Above each place the waiting pieces lie one behind another: what is left below the limit is lost. */
  function measureLostAbove({ segments, edges, tops }: Skyline, waiting: number): number {
    const sums = lengthSums.listFew(waiting);
    let lostMm2 = 0;
    for (let i = 0; i < segments; i++) {
      const roomMm = limitMm - (tops[i] as number);
      if (roomMm < 0) return Number.POSITIVE_INFINITY;
      if (!sums) continue;
      lostMm2 +=
        (roomMm - findMaxSum(sums, roomMm)) * ((edges[i + 1] as number) - (edges[i] as number));
    }
    return lostMm2;
  }

  /** Between its walls a notch is filled by pieces side by side: what is left of its width is lost. */
  function measureLostInNotches(skyline: Skyline, waiting: number): number {
    const sums = widthSums.listFew(waiting);
    if (!sums) return 0;
    const { segments, edges, tops } = skyline;
    let lostMm2 = 0;
    for (let i = 0; i < segments; i++) {
      const wallMm = Math.min(limitMm, measureLeftWall(skyline, i), measureRightWall(skyline, i));
      const deepMm = wallMm - (tops[i] as number);
      if (deepMm <= 0) continue;
      const gapMm = (edges[i + 1] as number) - (edges[i] as number);
      lostMm2 += (gapMm - findMaxSum(sums, gapMm)) * deepMm;
    }
    return lostMm2;
  }

  /** Pieces wider than what lies on either side of a place all cover that place, one behind the other. */
  function canStack({ segments, edges, tops }: Skyline, waiting: number): boolean {
    for (let s = 0; s < segments; s++) {
      const leftMm = edges[s] as number;
      const rightMm = edges[s + 1] as number;
      const atMm = Math.min(Math.max(leftMm, stripWidthMm / 2), rightMm);
      const besideMm = Math.max(atMm, stripWidthMm - atMm);
      let topMm = tops[s] as number;
      for (let left = waiting; left !== 0; left &= left - 1) {
        const i = lowest(left);
        if ((widths[i] as number) > besideMm) topMm += lengths[i] as number;
      }
      if (topMm > limitMm) return false;
    }
    return true;
  }

  function placeLast(skyline: Skyline, piece: number): void {
    const rest = findRest(skyline, widths[piece] as number);
    const yMm = measureRest(skyline, rest, widths[piece] as number);
    const placedMm = Math.max(...skyline.tops.subarray(0, skyline.segments));
    const lengthMm = Math.max(placedMm, yMm + (lengths[piece] as number));
    if (lengthMm > limitMm) return;
    xs[piece] = skyline.edges[rest] as number;
    ys[piece] = yMm;
    best = { lengthMm, places: Array.from(xs, (xMm, i) => ({ xMm, yMm: ys[i] as number })) };
    // At the bound nothing shorter is of use: a negative limit ends the search.
    limitMm = lengthMm > enoughMm ? findMaxSum(ends, lengthMm - 1) : -1;
  }

  function isAffordable(usedMm2: number): boolean {
    return usedMm2 <= limitMm * stripWidthMm;
  }

  function isOverhung(others: number, xMm: number, wallMm: number): boolean {
    for (let left = others; left !== 0; left &= left - 1) {
      const i = lowest(left);
      const fitsAbove = wallMm + (lengths[i] as number) <= limitMm;
      if (fitsAbove && isIn(starts, xMm - (widths[i] as number))) return true;
    }
    return false;
  }

  /** The anchor is left out: moving it could take it out of its quarter. */
  function fits(pieces: number, widthMm: number, lengthMm: number): boolean {
    for (let left = pieces; left !== 0; left &= left - 1) {
      const i = lowest(left);
      if (i === anchor) continue;
      if ((widths[i] as number) <= widthMm && (lengths[i] as number) <= lengthMm) return true;
    }
    return false;
  }
}

const isIn = (sums: readonly number[], sum: number) => sum >= 0 && findMaxSum(sums, sum) === sum;

/** The first piece of a set. */
const lowest = (set: number) => 31 - Math.clz32(set & -set);
