import { type CutPiece, type Laying, measureDrops } from '../laying/laying.ts';
import { divideUp } from '../laying/whole-numbers.ts';
import { type Cost, compareCost, compareJoins, type Weights, weigh } from './cost.ts';
import { type LaidPlan, runLocalSearch } from './local-search.ts';
import { boundStripLength, chargeWidth, listSlimWidths } from './strip-bound.ts';
import { packStrip } from './strip-packing.ts';

/** Plans with at most this many part-width pieces are packed exactly, whatever it takes. */
const exactPieces = 6;
/** Plans with up to this many are tried while the extra steps last. */
const maxPieces = 9;
const maxCandidates = 2000;
const extraSteps = 6000;
const improvementWork = 900_000;

/**
 * Finds the best plan for groups of rooms, given every way each group may be laid.
 * A full-width drop cuts the roll in two, so it can be moved to the front without lengthening anything:
 * only part-width pieces (rooms, fills and runs narrower than the roll) need packing. Exact whenever no
 * plan has more than six part-width pieces. Never worse than the groups one by one.
 */
export function searchPlan(groups: Laying[][], rollWidthMm: number, weights: Weights): LaidPlan {
  const alone = groups.map((layings) => planAlone(layings, rollWidthMm, weights));
  const joined = joinPlans(groups, alone, weights);
  return groups.length === 1
    ? joined
    : improve(groups, rollWidthMm, weights, joined, improvementWork);
}

/** The best plan of a group on a roll of its own. */
function planAlone(layings: Laying[], rollWidthMm: number, weights: Weights): LaidPlan {
  const stacked = layings.map((laying, index) => stackPieces(laying, index, weights));
  const start = stacked.reduce((a, b) => (compareCost(b.cost, a.cost) < 0 ? b : a));
  return improve([layings], rollWidthMm, weights, start, improvementWork / 20);
}

function improve(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  start: LaidPlan,
  maxWork: number,
): LaidPlan {
  const target = boundCost(groups, rollWidthMm, weights);
  if (compareCost(start.cost, target) <= 0) return start;
  const candidates = listCandidates(groups, rollWidthMm, weights);
  const maxOf = (layings: Laying[]) => Math.max(...layings.map(({ parts }) => parts.length));
  const isExact = groups.reduce((sum, layings) => sum + maxOf(layings), 0) <= exactPieces;
  // What is searched exactly anyway only needs a good start.
  const share = isExact ? (groups.length === 1 ? 0 : 1 / 20) : candidates ? 1 / 2 : 1;
  const improved = runLocalSearch(groups, rollWidthMm, weights, start, target, maxWork * share);
  return searchCandidates(candidates ?? [], rollWidthMm, weights, improved);
}

/** A plan in which no piece lies beside another. */
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

const toJoins = ({ joins, crossJoins, seamLengthMm }: Laying) => ({
  joins: joins.length,
  crossJoins,
  seamLengthMm,
});

/** Lays plans of single groups behind one another. */
function joinPlans(groups: Laying[][], plans: LaidPlan[], weights: Weights): LaidPlan {
  const lengthMm = plans.reduce((sum, plan) => sum + plan.cost.lengthMm, 0);
  const cost = weigh(lengthMm, sumJoins(plans.map((plan) => plan.cost)), weights);
  let packedMm = 0;
  const places = plans.map((plan, group) => {
    const laying = groups[group]?.[plan.layings[0] as number] as Laying;
    const yMm = packedMm;
    packedMm += plan.cost.lengthMm - measureDrops(laying);
    return (plan.places[0] ?? []).map((place) => ({ ...place, yMm: place.yMm + yMm }));
  });
  return { layings: plans.flatMap((plan) => plan.layings), places, cost };
}

type Joins = Pick<Cost, 'joins' | 'crossJoins' | 'seamLengthMm'>;

function sumJoins(all: Joins[]): Joins {
  const sum = { joins: 0, crossJoins: 0, seamLengthMm: 0 };
  for (const each of all) {
    sum.joins += each.joins;
    sum.crossJoins += each.crossJoins;
    sum.seamLengthMm += each.seamLengthMm;
  }
  return sum;
}

/** A lower bound of the cost of any plan: of each group the least roll and joins, by area. */
function boundCost(groups: Laying[][], rollWidthMm: number, weights: Weights): Cost {
  const minOf = (layings: Laying[], measure: (laying: Laying) => number) =>
    layings.reduce((least, laying) => Math.min(least, measure(laying)), Number.POSITIVE_INFINITY);
  const sumOf = (measure: (laying: Laying) => number) =>
    groups.reduce((sum, layings) => sum + minOf(layings, measure), 0);
  const widths = new Set(groups.flat().flatMap(({ parts }) => parts.map(({ widthMm }) => widthMm)));
  let lengthMm = 0;
  let units = 0;
  for (const slimMm of listSlimWidths(widths, rollWidthMm)) {
    const measure = (laying: Laying) => {
      const partsMm2 = laying.parts.reduce(
        (sum, part) => sum + chargeWidth(part.widthMm, rollWidthMm, slimMm) * part.lengthMm,
        0,
      );
      return measureDrops(laying) * rollWidthMm + partsMm2;
    };
    lengthMm = Math.max(lengthMm, divideUp(sumOf(measure), rollWidthMm));
    const weighed = sumOf(
      (laying) =>
        (measure(laying) / rollWidthMm) * weights.perMm + laying.joins.length * weights.perJoin,
    );
    // What a sum of fractions may lie above the true one.
    units = Math.max(units, Math.floor(weighed * (1 - 1e-9)));
  }
  const joins = {
    joins: sumOf((laying) => laying.joins.length),
    crossJoins: sumOf((laying) => laying.crossJoins),
    seamLengthMm: sumOf((laying) => laying.seamLengthMm),
  };
  const least = weigh(lengthMm, joins, weights);
  return { ...least, units: Math.max(least.units, units) };
}

/** One laying for each group: `cost` is a lower bound of the plan, `rects` are still to be packed. */
type Candidate = {
  layings: number[];
  counts: number[];
  rects: CutPiece[];
  dropsMm: number;
  cost: Cost;
};

function toCandidate(
  chosen: Laying[],
  layings: number[],
  rollWidthMm: number,
  weights: Weights,
): Candidate {
  const rects = chosen.flatMap(({ parts }) => parts);
  const dropsMm = chosen.reduce((sum, each) => sum + measureDrops(each), 0);
  const lengthMm = dropsMm + boundStripLength(rects, rollWidthMm);
  const cost = weigh(lengthMm, sumJoins(chosen.map(toJoins)), weights);
  return { layings, counts: chosen.map(({ parts }) => parts.length), rects, dropsMm, cost };
}

/** Every combination of layings with few enough pieces, or null if there are too many to enumerate. */
function listCandidates(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
): Candidate[] | null {
  const least = groups.map((layings) => Math.min(...layings.map(({ parts }) => parts.length)));
  const minAfter = groups.map((_, at) => least.slice(at + 1).reduce((sum, each) => sum + each, 0));
  for (let limit = maxPieces; limit >= exactPieces; limit--) {
    const combinations: number[][] = [];
    choose([], 0, limit, combinations);
    if (combinations.length === 0) return null;
    if (combinations.length > maxCandidates) continue;
    return combinations.map((layings) => {
      const chosen = layings.map((laying, group) => groups[group]?.[laying] as Laying);
      return toCandidate(chosen, layings, rollWidthMm, weights);
    });
  }
  return null;

  function choose(layings: number[], pieces: number, limit: number, found: number[][]): void {
    if (found.length > maxCandidates) return;
    const group = layings.length;
    if (group === groups.length) {
      found.push(layings);
      return;
    }
    (groups[group] as Laying[]).forEach(({ parts }, index) => {
      const sum = pieces + parts.length;
      if (sum + (minAfter[group] as number) <= limit)
        choose([...layings, index], sum, limit, found);
    });
  }
}

function searchCandidates(
  candidates: Candidate[],
  rollWidthMm: number,
  weights: Weights,
  start: LaidPlan,
): LaidPlan {
  let best = start;
  const shared = { steps: extraSteps };
  candidates.sort((a, b) => compareCost(a.cost, b.cost));
  for (const { layings, counts, rects, dropsMm, cost } of candidates) {
    if (compareCost(cost, best.cost) >= 0) break;
    const exactMm = (best.cost.units - cost.joins * weights.perJoin) / weights.perMm;
    const mayTie = compareJoins(cost, best.cost) < 0;
    const maxMm = mayTie ? Math.floor(exactMm) : Math.ceil(exactMm) - 1;
    const isExact = rects.length <= exactPieces;
    if (!isExact && shared.steps <= 0) continue;
    const budget = isExact ? undefined : shared;
    const packing = packStrip(rects, rollWidthMm, maxMm - dropsMm, budget);
    if (!packing) continue;
    let at = 0;
    const places = counts.map((count) => {
      at += count;
      return packing.places.slice(at - count, at);
    });
    best = { layings, places, cost: weigh(dropsMm + packing.lengthMm, cost, weights) };
  }
  return best;
}
