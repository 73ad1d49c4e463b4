import { type Laying, measureDrops } from '../laying/laying.ts';
import { boundCost, boundLayings } from './bound-cost.ts';
import { exactPieces, maxPieces, searchCombinations } from './combinations.ts';
import {
  better,
  type Cost,
  compareCost,
  type LaidPlan,
  toJoins,
  type Weights,
  weigh,
} from './cost.ts';
import { runLocalSearch } from './local-search.ts';
import { weighPlan } from './put-on-rolls.ts';
import type { StripPacker } from './strip-packing.ts';

/**
 * How long to search: `work` limits the local search (pieces examined), `steps` the exact one (nodes).
 * Counted, never timed: the same job gets the same plan on any machine.
 */
export type Effort = { work: number; steps: number };

/** A plan with a lower bound of the cost of any plan of the same rooms. */
export type BoundedPlan = LaidPlan & { bound: Cost };

/** Several local searches, each from the best plan so far, get further than one as long as all of them. */
const localSearches = 4;

/**
 * How far the exact search goes before the local search: so much work finds its start, and then it may take so many of
 * the steps that are left. Most homes are settled from the first, small start; the exact search takes the rest of the
 * steps after the local search.
 */
const exactTries: { work: number; steps: number }[] = [
  { work: 1 / 3000, steps: 1 / 16 },
  { work: 1 / 50, steps: 1 / 2 },
];
/** A single group needs no start. */
const exactTryAlone = [{ work: 0, steps: 1 / 2 }];

/** Of a whole job's effort, what each group alone may take if there are several, and all of them together. */
const shareAlone = 1 / 60;
const shareOfAllAlone = 1 / 6;

/** Jobs of up to so many groups may take all steps; of more, fewer, since they are seldom settled by them. */
const settledGroups = 6;

/** What a piece of a laying takes before any search, to be listed and bounded, in work of the local search. */
const workPerPiece = 60;

/**
 * Finds the best plan for groups of rooms, given every way each group may be laid.
 * A full-width drop cuts the roll in two, so it can be moved to the front without lengthening anything:
 * only part-width pieces (rooms, fills and runs narrower than the roll) need packing. Exact whenever no
 * plan has more than six part-width pieces, and nearly always up to twelve. Never worse than the groups one
 * by one, which of large groups of linked rooms are only stacked; nor, for several groups, than a plan that is `known`.
 */
export function searchPlan(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  effort: Effort,
  packer: StripPacker,
  known?: LaidPlan,
): BoundedPlan {
  const stacked = groups.map((layings) => stackBest(layings, weights));
  if (groups.length === 1) {
    const plan = improve(groups, rollWidthMm, weights, stacked[0] as LaidPlan, effort, packer);
    return { ...weighPlan(groups, plan, weights), bound: plan.bound };
  }
  const share = Math.min(shareAlone, shareOfAllAlone / groups.length);
  const own = { work: effort.work * share, steps: effort.steps * share };
  const isSmall = countFewestParts(groups) <= exactPieces;
  const alone = groups.map((layings, group) => {
    const plan = stacked[group] as LaidPlan;
    // A small job is soon settled as a whole. In a large one, what is too little to list and bound all layings of a
    // group is better kept for all groups together.
    if (isSmall || own.work < workPerPiece * countPieces([layings])) return plan;
    return improve([layings], rollWidthMm, weights, plan, own, packer);
  });
  const joined = weighPlan(groups, joinPlans(groups, alone), weights);
  const start = known ? better(joined, weighPlan(groups, known, weights)) : joined;
  const steps = effort.steps * Math.min(1, settledGroups / groups.length);
  return improve(groups, rollWidthMm, weights, start, { ...effort, steps }, packer);
}

function improve(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  start: LaidPlan,
  effort: Effort,
  packer: StripPacker,
): BoundedPlan {
  const bounds = boundLayings(groups, rollWidthMm, weights);
  const target = boundCost(groups, rollWidthMm, weights, bounds);
  const isBest = (plan: LaidPlan) => compareCost(plan.cost, target) <= 0;
  if (isBest(start)) return { ...start, bound: start.cost };
  const work = Math.max(0, effort.work - workPerPiece * countPieces(groups));
  let best = start;
  let boundUnits = target.units;
  let stepsLeft = effort.steps;
  /** Whether the best plan is then known to be the best there is. */
  const searchExactly = (steps: number): boolean => {
    const searched = searchCombinations(groups, rollWidthMm, weights, bounds, best, steps, packer);
    best = searched.plan;
    boundUnits = Math.max(boundUnits, searched.boundUnits);
    stepsLeft -= steps - searched.stepsLeft;
    return boundUnits >= best.cost.units;
  };
  const settle = () => ({ ...best, bound: best.cost });
  if (countFewestParts(groups) <= maxPieces) {
    for (const share of groups.length === 1 ? exactTryAlone : exactTries) {
      best = runLocalSearch(groups, rollWidthMm, weights, best, target, work * share.work, 0);
      if (searchExactly(stepsLeft * share.steps)) return settle();
    }
  }
  for (let seed = 0; seed < localSearches && !isBest(best); seed++) {
    best = runLocalSearch(groups, rollWidthMm, weights, best, target, work / localSearches, seed);
  }
  if (searchExactly(stepsLeft)) return settle();
  // Of plans with as many joins as this one has.
  const lengthMm = Math.ceil((boundUnits - best.cost.joins * weights.perJoin) / weights.perMm);
  return {
    ...best,
    bound: { ...target, units: boundUnits, lengthMm: Math.max(target.lengthMm, lengthMm) },
  };
}

/** How many part-width pieces all layings have together. */
const countPieces = (groups: Laying[][]): number =>
  groups.flat().reduce((sum, { parts }) => sum + parts.length, 0);

/** How many part-width pieces any plan has at least. */
const countFewestParts = (groups: Laying[][]): number =>
  groups.reduce((sum, layings) => sum + Math.min(...layings.map(({ parts }) => parts.length)), 0);

/** The best plan of a group in which no piece lies beside another. */
const stackBest = (layings: Laying[], weights: Weights): LaidPlan =>
  layings.map((laying, index) => stackPieces(laying, index, weights)).reduce(better);

/** A plan of one laying in which no piece lies beside another. */
function stackPieces(laying: Laying, index: number, weights: Weights): LaidPlan {
  let yMm = 0;
  const places = laying.parts.map(({ lengthMm }) => {
    const place = { xMm: 0, yMm };
    yMm += lengthMm;
    return place;
  });
  const cost = weigh(measureDrops(laying) + yMm, toJoins(laying), weights);
  return { layings: [index], places: [places], cost };
}

/** Lays plans of single groups behind one another. */
function joinPlans(groups: Laying[][], plans: LaidPlan[]): Pick<LaidPlan, 'layings' | 'places'> {
  let packedMm = 0;
  const places = plans.map((plan, group) => {
    const { parts } = (groups[group] as Laying[])[plan.layings[0] as number] as Laying;
    const placed = plan.places[0] ?? [];
    const yMm = packedMm;
    const endsMm = parts.map(({ lengthMm }, i) => (placed[i]?.yMm ?? 0) + lengthMm);
    packedMm += Math.max(0, ...endsMm);
    return placed.map((place) => ({ ...place, yMm: place.yMm + yMm }));
  });
  return { layings: plans.flatMap((plan) => plan.layings), places };
}
