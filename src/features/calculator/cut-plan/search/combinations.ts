import { type CutPiece, type Laying, measureDrops } from '../laying/laying.ts';
import { boundLaying } from './bound-cost.ts';
import {
  type Cost,
  compareCost,
  compareJoins,
  sumJoins,
  toJoins,
  toRollLength,
  type Weights,
  weigh,
} from './cost.ts';
import type { LaidPlan } from './local-search.ts';
import { putOnRolls } from './put-on-rolls.ts';
import { boundStripLength } from './strip-bound.ts';
import type { StripPacker } from './strip-packing.ts';

/** Plans with at most this many part-width pieces are packed exactly, whatever it takes. */
const exactPieces = 6;
/** Plans with up to this many are tried while the steps last. */
export const maxPieces = 16;
/** Of a choice with more branches than this, only plans with fewer pieces are tried. */
const maxVisited = 4000;
/** Of the steps of the first round, in which each combination gets its try; later rounds get four times more. */
const firstSteps = 1000;

/** One laying for each group: `cost` is a lower bound of the plan, `rects` are still to be packed. */
type Combination = {
  layings: number[];
  counts: number[];
  rects: CutPiece[];
  dropsMm: number;
  cost: Cost;
};

/**
 * Packs every combination of layings that may cost less than `start`, the most promising first, in rounds
 * with more and more steps for each until all of them are settled or the steps are used up.
 * @returns the best plan, and whether no other is better
 */
export function searchCombinations(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  start: LaidPlan,
  steps: number,
  packer: StripPacker,
): { plan: LaidPlan; isSettled: boolean } {
  let best = start;
  let left = steps;
  const { found, isSettled } = listCombinations(groups, rollWidthMm, weights, start.cost);
  let open = found;
  for (let each = firstSteps; open.length > 0; each *= 4) {
    const unsettled: Combination[] = [];
    for (const combination of open) {
      const { layings, counts, rects, dropsMm, cost } = combination;
      if (compareCost(cost, best.cost) >= 0) break;
      const isExact = rects.length <= exactPieces;
      if (!isExact && left <= 0) {
        unsettled.push(combination);
        continue;
      }
      const budget = { steps: isExact ? Number.POSITIVE_INFINITY : Math.min(each, left) };
      const exactMm = (best.cost.units - cost.joins * weights.perJoin) / weights.perMm;
      const mayTie = compareJoins(cost, best.cost) < 0;
      const maxMm = mayTie ? Math.floor(exactMm) : Math.ceil(exactMm) - 1;
      const before = budget.steps;
      const packing = packer.pack(rects, maxMm - dropsMm, budget);
      if (!isExact) left -= before - budget.steps;
      if (budget.steps < 0) unsettled.push(combination);
      if (!packing) continue;
      let at = 0;
      const places = counts.map((count) => {
        at += count;
        return packing.places.slice(at - count, at);
      });
      const plan = { layings, places, cost: weigh(dropsMm + packing.lengthMm, cost, weights) };
      const onRolls = putOnRolls(groups, plan, weights);
      if (compareCost(onRolls.cost, best.cost) < 0) best = onRolls;
    }
    if (left <= 0 && unsettled.length > 0) return { plan: best, isSettled: false };
    open = unsettled;
  }
  return { plan: best, isSettled };
}

/**
 * The combinations with few enough pieces whose lower bound is below `limit`, the least bound first: with as
 * many pieces as leave few enough combinations, or none. `isSettled` if none is missing.
 */
function listCombinations(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  limit: Cost,
): { found: Combination[]; isSettled: boolean } {
  const minParts = sumAfter(groups.map((layings) => layings.map(({ parts }) => parts.length)));
  const unitsOf = groups.map((layings) =>
    layings.map((laying) => boundLaying(laying, rollWidthMm, weights)),
  );
  const minUnits = sumAfter(unitsOf);
  // What a sum of fractions may lie above the true one.
  const maxUnits = limit.units * (1 + 1e-9);
  for (let maxParts = maxPieces; maxParts >= exactPieces; maxParts--) {
    const chosen: number[][] = [];
    let visited = 0;
    let isComplete = true;
    choose([], 0, 0);
    if (visited > maxVisited) continue;
    const found = chosen
      .map((layings) => toCombination(groups, layings, rollWidthMm, weights))
      .filter(({ cost }) => compareCost(cost, limit) < 0)
      .sort((a, b) => compareCost(a.cost, b.cost));
    return { found, isSettled: isComplete };

    function choose(layings: number[], pieces: number, units: number): void {
      const at = layings.length;
      if (units + (minUnits[at] as number) > maxUnits) return;
      if (pieces + (minParts[at] as number) > maxParts) {
        isComplete = false;
        return;
      }
      if (++visited > maxVisited) return;
      if (at === groups.length) {
        chosen.push(layings);
        return;
      }
      (groups[at] as Laying[]).forEach((laying, index) => {
        const more = unitsOf[at]?.[index] as number;
        choose([...layings, index], pieces + laying.parts.length, units + more);
      });
    }
  }
  return { found: [], isSettled: false };
}

/** For each place in the list, what this and all later groups take at least; 0 behind the last. */
function sumAfter(values: number[][]): number[] {
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
