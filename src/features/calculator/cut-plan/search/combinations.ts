import type { Laying } from '../laying/laying.ts';
import type { LayingBounds } from './bound-cost.ts';
import { compareCost, compareJoins, type LaidPlan, type Weights } from './cost.ts';
import { type Combination, listCombinations } from './list-combinations.ts';
import { packOnRolls, weighPlan } from './put-on-rolls.ts';
import type { StripPacker } from './strip-packing.ts';

/** Plans with at most this many part-width pieces are packed exactly, whatever it takes. */
export const exactPieces = 6;
/** Plans with up to this many are tried while the steps last. */
export const maxPieces = 16;
/** Of the steps of the first round, in which each combination gets its try; later rounds get four times more. */
const firstSteps = 1000;
/** How many branches are looked at, and how many combinations are listed, for each step that may be taken. */
const visitedPerStep = 1 / 2;
const foundPerStep = 1 / 20;
const minFound = 200;

/**
 * Packs every combination of layings that may cost less than `start`, the most promising first, in rounds
 * with more and more steps for each until all of them are settled or the steps are used up. Where the combinations
 * are too many to be settled, none is packed: a local search finds more in that time.
 * @returns the best plan, and a lower bound in units of every plan: that of the best one where no other is better
 */
export function searchCombinations(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  bounds: LayingBounds,
  start: LaidPlan,
  steps: number,
  packer: StripPacker,
): { plan: LaidPlan; boundUnits: number; stepsLeft: number } {
  let best = start;
  let left = steps;
  const { found, othersUnits } = listCombinations(
    groups,
    rollWidthMm,
    weights,
    bounds,
    start.cost,
    {
      pieces: maxPieces,
      visited: 10 * minFound + steps * visitedPerStep,
      found: minFound + steps * foundPerStep,
    },
  );
  if (othersUnits < start.cost.units) {
    const boundUnits = Math.min(othersUnits, found[0]?.cost.units ?? othersUnits);
    return { plan: start, boundUnits, stepsLeft: steps };
  }
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
      const budget = { steps: isExact ? Number.MAX_SAFE_INTEGER : Math.min(each, left) };
      const exactMm = (best.cost.units - cost.joins * weights.perJoin) / weights.perMm;
      const mayTie = compareJoins(cost, best.cost) < 0;
      const maxMm = mayTie ? Math.floor(exactMm) : Math.ceil(exactMm) - 1;
      const before = budget.steps;
      const packing = packOnRolls(rects, maxMm - dropsMm, weights.rollMm, packer, budget);
      if (!isExact) left -= before - budget.steps;
      if (budget.steps < 0) unsettled.push(combination);
      if (!packing) continue;
      let at = 0;
      const places = counts.map((count) => {
        at += count;
        return packing.places.slice(at - count, at);
      });
      const plan = weighPlan(groups, { layings, places }, weights);
      if (compareCost(plan.cost, best.cost) < 0) best = plan;
    }
    open = unsettled;
    if (left <= 0) break;
  }
  const openUnits = open
    .filter(({ cost }) => compareCost(cost, best.cost) < 0)
    .map(({ cost }) => cost.units);
  return { plan: best, boundUnits: Math.min(best.cost.units, ...openUnits), stepsLeft: left };
}
