import { type CutPiece, type Laying, measureDrops } from '../laying/laying.ts';
import { type LayingBounds, toUnits } from './bound-cost.ts';
import {
  type Cost,
  compareCost,
  sumJoins,
  toJoins,
  toRollLength,
  type Weights,
  weigh,
} from './cost.ts';
import { boundStripLength } from './strip-bound.ts';

/** One laying for each group: `cost` is a lower bound of the plan, `rects` are still to be packed. */
export type Combination = {
  layings: number[];
  counts: number[];
  rects: CutPiece[];
  dropsMm: number;
  cost: Cost;
};

/** How often less is listed, each time half as far above the lower bound, where the combinations are too many. */
const maxTries = 6;

/**
 * The combinations of layings with at most `maxPieces` part-width pieces whose lower bound is below `limit`, the
 * least bound first. Where that takes more than `maxVisited` branches, or there are more than `maxFound`, those
 * with the least bounds.
 * @returns them, and a lower bound in units of all combinations that are not listed
 */
export function listCombinations(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  bounds: LayingBounds,
  limit: Cost,
  max: { pieces: number; visited: number; found: number },
): { found: Combination[]; othersUnits: number } {
  const minParts = minBehind(groups.map((layings) => layings.map(({ parts }) => parts.length)));
  // What a sum of fractions may lie above the true one.
  const allUnits = limit.units * (1 + 1e-9);
  for (let i = 0; i < maxTries; i++) {
    const listed = listBelow(bounds.rootUnits + (allUnits - bounds.rootUnits) / 2 ** i, i === 0);
    if (listed) return listed;
  }
  return { found: [], othersUnits: bounds.rootUnits };

  /** Null where there are too many. */
  function listBelow(maxUnits: number, areAll: boolean) {
    const { width, ofLayings, behind } = bounds;
    const sums = Array.from({ length: groups.length + 1 }, () => new Float64Array(width));
    const layings: number[] = [];
    const found: Combination[] = [];
    let visited = 0;
    let othersUnits = areAll ? Number.POSITIVE_INFINITY : maxUnits;
    choose(0, 0);
    if (visited > max.visited || found.length > max.found) return null;
    found.sort((a, b) => compareCost(a.cost, b.cost));
    return { found, othersUnits: toUnits(othersUnits) };

    function choose(at: number, pieces: number): void {
      if (visited > max.visited || found.length > max.found) return;
      visited++;
      const sum = sums[at] as Float64Array;
      const rest = behind[at] as Float64Array;
      let boundUnits = 0;
      for (let k = 0; k < width; k++) {
        boundUnits = Math.max(boundUnits, (sum[k] as number) + (rest[k] as number));
      }
      if (boundUnits > maxUnits) return;
      if (pieces + (minParts[at] as number) > max.pieces) {
        othersUnits = Math.min(othersUnits, boundUnits);
        return;
      }
      if (at === groups.length) {
        const combination = toCombination(groups, [...layings], rollWidthMm, weights);
        if (compareCost(combination.cost, limit) < 0) found.push(combination);
        return;
      }
      const next = sums[at + 1] as Float64Array;
      const own = ofLayings[at] as Float64Array;
      (groups[at] as Laying[]).forEach(({ parts }, laying) => {
        const from = laying * width;
        for (let k = 0; k < width; k++) next[k] = (sum[k] as number) + (own[from + k] as number);
        layings.push(laying);
        choose(at + 1, pieces + parts.length);
        layings.pop();
      });
    }
  }
}

/** For each place in the list, what this and all later groups take at least; 0 behind the last. */
function minBehind(values: number[][]): number[] {
  const sums = [0];
  for (const each of values.toReversed()) sums.unshift((sums[0] as number) + Math.min(...each));
  return sums;
}

function toCombination(
  groups: Laying[][],
  layings: number[],
  rollWidthMm: number,
  weights: Weights,
): Combination {
  const chosen = layings.map((laying, group) => groups[group]?.[laying] as Laying);
  const rects = chosen.flatMap(({ parts }) => parts);
  const dropsMm = chosen.reduce((sum, each) => sum + measureDrops(each), 0);
  const lengthMm = dropsMm + toRollLength(boundStripLength(rects, rollWidthMm), weights);
  const cost = weigh(lengthMm, sumJoins(chosen.map(toJoins)), weights);
  return { layings, counts: chosen.map(({ parts }) => parts.length), rects, dropsMm, cost };
}
