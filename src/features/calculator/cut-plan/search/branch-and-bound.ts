import type { Packing, Place, StepBudget } from './packing.ts';
import {
  coverSegment,
  createSkyline,
  findLowest,
  findRest,
  measureRest,
  type Skyline,
} from './skyline.ts';
import { boundStripLength, isTooTight, type Rect } from './strip-bound.ts';

/** The cost of starting a search, in steps: so much, and one for so many sums of measures. */
const stepsPerSearch = 50;
const sumsPerStep = 4;

/** Pieces of equal size are interchangeable: the search places sizes, not pieces. */
type Size = Rect & { indexes: number[]; left: number };

function groupBySize(rects: Rect[]): Size[] {
  const sizes = new Map<string, Size>();
  rects.forEach((rect, index) => {
    const key = `${rect.widthMm}x${rect.lengthMm}`;
    const size = sizes.get(key) ?? { ...rect, indexes: [], left: 0 };
    size.indexes.push(index);
    size.left++;
    sizes.set(key, size);
  });
  return [...sizes.values()].sort(
    (a, b) => b.widthMm * b.lengthMm - a.widthMm * a.lengthMm || b.widthMm - a.widthMm,
  );
}

function dropSmallest(rects: Rect[]): Rect[] {
  let smallest = 0;
  rects.forEach((rect, index) => {
    const least = rects[smallest] as Rect;
    if (rect.widthMm * rect.lengthMm < least.widthMm * least.lengthMm) smallest = index;
  });
  return rects.filter((_, index) => index !== smallest);
}

/** All sums of subsets of the values up to a limit, in descending order. */
function listSums(values: number[], limit: number): number[] {
  const sums = new Set([0]);
  for (const value of values) {
    for (const sum of [...sums]) {
      if (sum + value <= limit) sums.add(sum + value);
    }
  }
  return [...sums].sort((a, b) => b - a);
}

/**
 * Branch and bound over packings in which no piece can be pushed back or to the left (any packing can be
 * made so). At the lowest, leftmost notch of the skyline there are three cases: a piece lies in its left
 * corner; or the corner stays empty because a later piece that rests on the notch's left wall overhangs
 * it, and the first piece lies right of that; or the whole notch stays empty. Leaving empty a place that
 * fits a waiting piece is never needed: moving the piece there costs nothing.
 */
export function packByBranchAndBound(
  rects: Rect[],
  rollWidthMm: number,
  maxLengthMm: number,
  budget: StepBudget,
): Packing | null {
  if (rects.length === 0) return maxLengthMm < 0 ? null : { lengthMm: 0, places: [] };
  budget.steps -= stepsPerSearch;
  // Pushed back and to the left, every piece starts and ends at a sum of other pieces' measures.
  const starts = listSums(
    rects.map((rect) => rect.widthMm),
    rollWidthMm,
  );
  const ends = listSums(
    rects.map((rect) => rect.lengthMm),
    maxLengthMm,
  );
  budget.steps -= (starts.length + ends.length) / sumsPerStep;
  const stripWidthMm = starts[0] as number;
  let limitMm = ends[0] as number;
  let minMm = boundStripLength(rects, stripWidthMm);
  if (minMm > limitMm || isTooTight(rects, stripWidthMm, limitMm)) return null;
  if (rects.length > 3) {
    // Often the larger pieces alone are too long; that shows sooner without the small ones.
    const larger = dropSmallest(rects);
    const packed = packByBranchAndBound(larger, stripWidthMm, limitMm, budget);
    if (!packed || budget.steps < 0) return null;
    minMm = Math.max(minMm, packed.lengthMm);
  }
  const sizes = groupBySize(rects);
  const isStart = new Set(starts);
  const areaMm2 = rects.reduce((sum, rect) => sum + rect.widthMm * rect.lengthMm, 0);
  // A mirrored packing is equivalent, so one piece may be restricted to one quarter.
  const anchor = sizes.find((size) => size.left === 1);
  const placed: { size: Size; xMm: number; yMm: number }[] = [];
  const skylines = [createSkyline(stripWidthMm, rects.length)];
  let best: Packing | null = null;

  search(0, rects.length, 0);
  return best;

  function search(depth: number, waiting: number, wasteMm2: number): void {
    if (--budget.steps < 0) return;
    const skyline = skylines[depth] as Skyline;
    if (waiting === 1) {
      placeLast(skyline);
      return;
    }
    if (!canImprove(skyline, wasteMm2)) return;
    skylines[depth + 1] ??= createSkyline(stripWidthMm, rects.length);
    const nextSkyline = skylines[depth + 1] as Skyline;
    const { segments, edges, tops } = skyline;
    const low = findLowest(skyline);
    const yMm = tops[low] as number;
    const leftMm = edges[low] as number;
    const gapEndMm = edges[low + 1] as number;
    const leftWallMm = low > 0 ? (tops[low - 1] as number) : Number.POSITIVE_INFINITY;
    const rightWallMm = low + 1 < segments ? (tops[low + 1] as number) : Number.POSITIVE_INFINITY;

    for (const size of sizes) {
      if (size.left === 0 || leftMm + size.widthMm > gapEndMm) continue;
      size.left--;
      stand(size, leftMm, 0);
      if (low > 0 && yMm + size.lengthMm > leftWallMm) {
        for (const xMm of starts) {
          if (xMm <= leftMm || xMm + size.widthMm > gapEndMm) continue;
          if (!isOverhung(xMm, leftWallMm) || fits(xMm - leftMm, leftWallMm - yMm)) continue;
          stand(size, xMm, (xMm - leftMm) * (leftWallMm - yMm));
        }
      }
      size.left++;
    }
    const wallMm = Math.min(leftWallMm, rightWallMm);
    if (wallMm === Number.POSITIVE_INFINITY || fits(gapEndMm - leftMm, wallMm - yMm)) return;
    const lostMm2 = wasteMm2 + (gapEndMm - leftMm) * (wallMm - yMm);
    if (!isAffordable(lostMm2)) return;
    coverSegment(skyline, nextSkyline, low, leftMm, gapEndMm, wallMm);
    search(depth + 1, waiting, lostMm2);

    function stand(size: Size, xMm: number, lostHereMm2: number): void {
      const topMm = yMm + size.lengthMm;
      if (topMm > limitMm || !isAffordable(wasteMm2 + lostHereMm2)) return;
      if (size === anchor) {
        if (2 * xMm + size.widthMm > stripWidthMm || yMm + topMm > limitMm) return;
      }
      coverSegment(skyline, nextSkyline, low, xMm, xMm + size.widthMm, topMm);
      placed.push({ size, xMm, yMm });
      search(depth + 1, waiting - 1, wasteMm2 + lostHereMm2);
      placed.pop();
    }
  }

  /** Whether each waiting piece still has a place, and all of them enough area below the limit. */
  function canImprove(skyline: Skyline, wasteMm2: number): boolean {
    let shortestMm = Number.POSITIVE_INFINITY;
    for (const size of sizes) {
      if (size.left === 0) continue;
      const rest = findRest(skyline, size.widthMm);
      if (measureRest(skyline, rest, size.widthMm) + size.lengthMm > limitMm) return false;
      shortestMm = Math.min(shortestMm, size.lengthMm);
    }
    let lostMm2 = wasteMm2;
    for (let i = 0; i < skyline.segments; i++) {
      const roomMm = limitMm - (skyline.tops[i] as number);
      const acrossMm = (skyline.edges[i + 1] as number) - (skyline.edges[i] as number);
      if (roomMm < shortestMm) lostMm2 += roomMm * acrossMm;
    }
    return isAffordable(lostMm2) && canStack(skyline);
  }

  /** Pieces wider than what lies on either side of a place all cover that place, one behind the other. */
  function canStack({ segments, edges, tops }: Skyline): boolean {
    for (let i = 0; i < segments; i++) {
      const leftMm = edges[i] as number;
      const rightMm = edges[i + 1] as number;
      const atMm = Math.min(Math.max(leftMm, stripWidthMm / 2), rightMm);
      const besideMm = Math.max(atMm, stripWidthMm - atMm);
      let topMm = tops[i] as number;
      for (const size of sizes) if (size.widthMm > besideMm) topMm += size.left * size.lengthMm;
      if (topMm > limitMm) return false;
    }
    return true;
  }

  function placeLast(skyline: Skyline): void {
    const size = sizes.find((each) => each.left > 0) as Size;
    const rest = findRest(skyline, size.widthMm);
    const yMm = measureRest(skyline, rest, size.widthMm);
    const placedMm = Math.max(...skyline.tops.subarray(0, skyline.segments));
    const lengthMm = Math.max(placedMm, yMm + size.lengthMm);
    if (lengthMm > limitMm) return;
    placed.push({ size, xMm: skyline.edges[rest] as number, yMm });
    record(lengthMm);
    placed.pop();
  }

  function isAffordable(lostMm2: number): boolean {
    return areaMm2 + lostMm2 <= limitMm * stripWidthMm;
  }

  function isOverhung(xMm: number, wallMm: number): boolean {
    return sizes.some(
      (size) =>
        size.left > 0 && wallMm + size.lengthMm <= limitMm && isStart.has(xMm - size.widthMm),
    );
  }

  /** The anchor is left out: moving it could take it out of its quarter. */
  function fits(widthMm: number, lengthMm: number): boolean {
    return sizes.some(
      (size) =>
        size.left > 0 && size !== anchor && size.widthMm <= widthMm && size.lengthMm <= lengthMm,
    );
  }

  function record(lengthMm: number): void {
    const places: Place[] = rects.map(() => ({ xMm: 0, yMm: 0 }));
    const used = new Map<Size, number>();
    for (const { size, xMm, yMm } of placed) {
      const nth = used.get(size) ?? 0;
      used.set(size, nth + 1);
      places[size.indexes[nth] as number] = { xMm, yMm };
    }
    best = { lengthMm, places };
    // At the bound nothing shorter exists: a negative limit ends the search.
    limitMm = lengthMm > minMm ? (ends.find((end) => end < lengthMm) as number) : -1;
  }
}
