import { type Cost, compareCost, type Laying } from './laying.ts';
import { type RoomPlan, runLocalSearch } from './local-search.ts';
import { boundStripLength, chargeWidth, listSlimWidths, type Rect } from './strip-bound.ts';
import { packStrip } from './strip-packing.ts';
import { divideUp } from './whole-numbers.ts';

/** Plans with at most this many part-width pieces are packed exactly, whatever it takes. */
const exactPieces = 6;
/** Plans with up to this many are tried while the extra steps last. */
const maxPieces = 9;
const maxCandidates = 600;
const extraSteps = 6000;
const improvementWork = 900_000;

/**
 * Finds the best plan for the rooms, given every way each may be laid.
 * A full-width drop cuts the roll in two, so it can be moved to the front without lengthening anything:
 * only part-width pieces (rooms and fills narrower than the roll) need packing. Exact whenever no plan
 * has more than six part-width pieces; for up to six rooms no plan with at most six part-width pieces is
 * better than the result. Never worse than the rooms one by one.
 */
export function searchPlan(rooms: Laying[][], rollWidthMm: number): RoomPlan {
  const alone = joinPlans(
    rooms,
    rooms.map((layings) => planAlone(layings, rollWidthMm)),
  );
  const target = boundCost(rooms, rollWidthMm);
  if (rooms.length === 1 || compareCost(alone.cost, target) <= 0) return alone;
  const candidates = listCandidates(rooms, rollWidthMm);
  const maxOf = (layings: Laying[]) => Math.max(...layings.map((each) => each.part?.count ?? 0));
  const isExact = rooms.reduce((sum, layings) => sum + maxOf(layings), 0) <= exactPieces;
  const work = isExact ? improvementWork / 20 : improvementWork / (candidates ? 2 : 1);
  const improved = runLocalSearch(rooms, rollWidthMm, alone, target, work);
  return searchCandidates(candidates ?? [], rollWidthMm, improved);
}

/** The best plan of a room on a roll of its own. */
function planAlone(layings: Laying[], rollWidthMm: number): RoomPlan {
  const worst = { lengthMm: Number.MAX_SAFE_INTEGER, crossJoins: 0, seamLengthMm: 0 };
  const candidates = layings.map((laying, index) => toCandidate([laying], [index], rollWidthMm));
  return searchCandidates(candidates, rollWidthMm, { layings: [], places: [], cost: worst });
}

function joinPlans(rooms: Laying[][], plans: RoomPlan[]): RoomPlan {
  const cost = sumCosts(plans.map((plan) => plan.cost));
  let packedMm = 0;
  const places = plans.map((plan, room) => {
    const laying = rooms[room]?.[plan.layings[0] as number] as Laying;
    const yMm = packedMm;
    packedMm += plan.cost.lengthMm - laying.fullWidths * laying.dropLengthMm;
    return (plan.places[0] ?? []).map((place) => ({ ...place, yMm: place.yMm + yMm }));
  });
  return { layings: plans.flatMap((plan) => plan.layings), places, cost };
}

function sumCosts(costs: Cost[]): Cost {
  const sum = { lengthMm: 0, crossJoins: 0, seamLengthMm: 0 };
  for (const cost of costs) {
    sum.lengthMm += cost.lengthMm;
    sum.crossJoins += cost.crossJoins;
    sum.seamLengthMm += cost.seamLengthMm;
  }
  return sum;
}

/** A lower bound of the cost of any plan of these rooms: each room's least length, joins and seams. */
function boundCost(rooms: Laying[][], rollWidthMm: number): Cost {
  const widths = new Set(rooms.flat().flatMap((laying) => laying.part?.widthMm ?? []));
  let lengthMm = 0;
  for (const slimMm of listSlimWidths(widths, rollWidthMm)) {
    const least = rooms.map((layings) =>
      Math.min(
        ...layings.map(({ fullWidths, dropLengthMm, part }) => {
          const bandsMm2 = fullWidths * dropLengthMm * rollWidthMm;
          if (!part) return bandsMm2;
          const widthMm = chargeWidth(part.widthMm, rollWidthMm, slimMm);
          return bandsMm2 + widthMm * part.lengthMm * part.count;
        }),
      ),
    );
    const areaMm2 = least.reduce((sum, each) => sum + each, 0);
    lengthMm = Math.max(lengthMm, divideUp(areaMm2, rollWidthMm));
  }
  const minOf = (key: 'crossJoins' | 'seamLengthMm') =>
    rooms.reduce((sum, layings) => sum + Math.min(...layings.map((laying) => laying[key])), 0);
  return { lengthMm, crossJoins: minOf('crossJoins'), seamLengthMm: minOf('seamLengthMm') };
}

/** One laying for each room: `cost` is a lower bound of the plan, `rects` are still to be packed. */
type Candidate = {
  layings: number[];
  counts: number[];
  rects: Rect[];
  bandsMm: number;
  cost: Cost;
};

function toCandidate(chosen: Laying[], layings: number[], rollWidthMm: number): Candidate {
  const rects: Rect[] = [];
  for (const { part } of chosen) {
    for (let i = 0; i < (part?.count ?? 0); i++) rects.push(part as Rect);
  }
  const bandsMm = chosen.reduce((sum, each) => sum + each.fullWidths * each.dropLengthMm, 0);
  const lengthMm = bandsMm + boundStripLength(rects, rollWidthMm);
  const cost = sumCosts(chosen.map((each) => ({ ...each, lengthMm: 0 })));
  const counts = chosen.map(({ part }) => part?.count ?? 0);
  return { layings, counts, rects, bandsMm, cost: { ...cost, lengthMm } };
}

/** Every combination of layings with few enough pieces, or null if there are too many to enumerate. */
function listCandidates(rooms: Laying[][], rollWidthMm: number): Candidate[] | null {
  const minAfter = rooms.map((_, at) =>
    rooms
      .slice(at + 1)
      .reduce((sum, layings) => sum + Math.min(...layings.map((each) => each.part?.count ?? 0)), 0),
  );
  for (let limit = maxPieces; limit >= exactPieces; limit--) {
    const combinations: number[][] = [];
    choose([], 0, limit, combinations);
    if (combinations.length === 0) return null;
    if (combinations.length > maxCandidates) continue;
    return combinations.map((layings) => {
      const chosen = layings.map((laying, room) => rooms[room]?.[laying] as Laying);
      return toCandidate(chosen, layings, rollWidthMm);
    });
  }
  return null;

  function choose(layings: number[], pieces: number, limit: number, found: number[][]): void {
    if (found.length > maxCandidates) return;
    const room = layings.length;
    if (room === rooms.length) {
      found.push(layings);
      return;
    }
    (rooms[room] as Laying[]).forEach(({ part }, index) => {
      const sum = pieces + (part?.count ?? 0);
      if (sum + (minAfter[room] as number) <= limit) choose([...layings, index], sum, limit, found);
    });
  }
}

function searchCandidates(candidates: Candidate[], rollWidthMm: number, start: RoomPlan): RoomPlan {
  let best = start;
  const shared = { steps: extraSteps };
  candidates.sort((a, b) => compareCost(a.cost, b.cost));
  for (const { layings, counts, rects, bandsMm, cost } of candidates) {
    if (compareCost(cost, best.cost) >= 0) break;
    const { lengthMm } = best.cost;
    const mayTie = compareCost({ ...cost, lengthMm }, best.cost) < 0;
    const maxLengthMm = lengthMm - bandsMm - (mayTie ? 0 : 1);
    const isExact = rects.length <= exactPieces;
    if (!isExact && shared.steps <= 0) continue;
    const budget = isExact ? undefined : shared;
    const packing = packStrip(rects, rollWidthMm, maxLengthMm, budget);
    if (!packing) continue;
    let at = 0;
    const places = counts.map((count) => {
      at += count;
      return packing.places.slice(at - count, at);
    });
    best = { layings, places, cost: { ...cost, lengthMm: bandsMm + packing.lengthMm } };
  }
  return best;
}
