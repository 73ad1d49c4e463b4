import { countMostParts, type Laying, measureDrops } from '../laying/laying.ts';
import { boundLaying } from './bound-cost.ts';
import { type Cost, compareCost, type LaidPlan, type Weights, weigh } from './cost.ts';
import type { Place } from './packing.ts';
import { weighPlan } from './put-on-rolls.ts';
import { createQuickPacker, type PieceQueue } from './quick-packing.ts';

/** Of so many layings drawn the best one is tried: a room has many that are seldom of use. */
const drawnLayings = 3;

/**
 * Local search over how each group is laid and in which order its pieces are offered to the quick packer.
 * A step changes one of the two and is kept unless the plan is worse by above a tolerance that decreases
 * to zero (threshold accepting: Dueck and Scheuer, 1990). Plans are compared by their cost with the mean of
 * the strip's length and the mean height of its skyline as the length: see `createQuickPacker`. The
 * pseudo-random numbers are integers with a fixed seed, so the result is the same on any machine. Ends after
 * `work` examined pieces, or once `target` is reached.
 */
export function runLocalSearch(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  start: LaidPlan,
  target: Cost,
  work: number,
  seed: number,
): LaidPlan {
  if (work === 0) return start;
  // Each group has as many slots as its laying with most pieces needs.
  const firstSlots: number[] = [];
  let slots = 0;
  for (const layings of groups) {
    firstSlots.push(slots);
    slots += countMostParts(layings);
  }
  const packer = createQuickPacker(rollWidthMm, slots);
  const random = createRandom(seed);
  const chosen = Int32Array.from(start.layings);
  const order = Int32Array.from({ length: slots }, (_, i) => i);
  const pieces: PieceQueue = {
    widths: new Int32Array(slots),
    lengths: new Int32Array(slots),
    queue: new Int32Array(slots),
    queued: 0,
    areaMm2: 0,
  };
  const flexible = groups.flatMap((layings, group) => (layings.length > 1 ? [group] : []));
  const dropsOf = groups.map((layings) => layings.map(measureDrops));
  const unitsOf = groups.map((layings) =>
    layings.map((laying) => boundLaying(laying, rollWidthMm, weights)),
  );
  let dropsMm = 0;
  const sums = { joins: 0, crossJoins: 0, seamLengthMm: 0 };
  groups.forEach((_, group) => {
    count(group, 1);
  });

  let best = start;
  let current = Number.POSITIVE_INFINITY;
  let firstOrder: Int32Array = order;
  tryOrders();
  const fromStart = [...chosen];
  const least = unitsOf.map((units) => units.indexOf(Math.min(...units)));
  least.forEach((laying, group) => {
    changeLaying(group, laying);
  });
  if (!tryOrders()) {
    fromStart.forEach((laying, group) => {
      changeLaying(group, laying);
    });
  }
  order.set(firstOrder);

  // A fraction of one group's length: the difference that the order of a few pieces makes.
  const tolerance = (weights.perMm * start.cost.lengthMm) / (6 * groups.length);
  while (packer.work < work && compareCost(best.cost, target) > 0) {
    const slack = Math.floor((tolerance * (work - packer.work)) / work);
    if (flexible.length > 0 && (slots === 0 || random(2) === 0)) {
      const group = flexible[random(flexible.length)] as number;
      const before = chosen[group] as number;
      changeLaying(group, drawOther(group));
      if (!accept(slack)) changeLaying(group, before);
    } else {
      const a = randomPiece();
      const b = randomPiece();
      swap(a, b);
      if (!accept(slack)) swap(a, b);
    }
  }
  return best;

  /** Whether one of some orders is better than the plan before. */
  function tryOrders(): boolean {
    let isBetter = false;
    for (const candidate of orderByShape()) {
      order.set(candidate);
      if (!accept(-1)) continue;
      firstOrder = candidate;
      isBetter = true;
    }
    return isBetter;
  }

  /** Whether the plan is at most `slack` worse than the one before, in units of its cost. */
  function accept(slack: number): boolean {
    const joinUnits = sums.joins * weights.perJoin;
    const maxMm = (current + slack - joinUnits) / weights.perMm - dropsMm;
    // A step costs work even if nothing is packed; otherwise the search would never end.
    packer.work += slots;
    if (pieces.areaMm2 > maxMm * rollWidthMm) return false;
    let queued = 0;
    for (const slot of order) {
      if ((pieces.widths[slot] as number) > 0) pieces.queue[queued++] = slot;
    }
    pieces.queued = queued;
    packer.work += slots;
    const lengthMm = packer.pack(pieces, 2 * maxMm * rollWidthMm, weights.rollMm);
    if (lengthMm === Number.POSITIVE_INFINITY) return false;
    current = (dropsMm + packer.scoreMm2 / (2 * rollWidthMm)) * weights.perMm + joinUnits;
    keepIfBest(weigh(dropsMm + lengthMm, sums, weights));
    return true;
  }

  function keepIfBest(cost: Cost): void {
    if (compareCost(cost, best.cost) >= 0) return;
    const flat: Place[] = [];
    packer.pack(pieces, Number.POSITIVE_INFINITY, weights.rollMm, flat);
    const places = groups.map((layings, group) => {
      const { parts } = layings[chosen[group] as number] as Laying;
      const first = firstSlots[group] as number;
      return flat.slice(first, first + parts.length);
    });
    best = weighPlan(groups, { layings: [...chosen], places }, weights);
  }

  /** One of some other layings of a group that are drawn: the one that takes least by its area and joins. */
  function drawOther(group: number): number {
    const units = unitsOf[group] as number[];
    const draw = () => ((chosen[group] as number) + 1 + random(units.length - 1)) % units.length;
    let best = draw();
    for (let i = 1; i < drawnLayings; i++) {
      const other = draw();
      if ((units[other] as number) < (units[best] as number)) best = other;
    }
    return best;
  }

  function changeLaying(group: number, laying: number): void {
    count(group, -1);
    chosen[group] = laying;
    count(group, 1);
  }

  function count(group: number, sign: 1 | -1): void {
    const at = chosen[group] as number;
    const laying = (groups[group] as Laying[])[at] as Laying;
    dropsMm += sign * (dropsOf[group]?.[at] as number);
    sums.joins += sign * laying.joins.length;
    sums.crossJoins += sign * laying.crossJoins;
    sums.seamLengthMm += sign * laying.seamLengthMm;
    laying.parts.forEach(({ widthMm, lengthMm }, i) => {
      const slot = (firstSlots[group] as number) + i;
      pieces.areaMm2 += sign * widthMm * lengthMm;
      pieces.widths[slot] = sign === 1 ? widthMm : 0;
      pieces.lengths[slot] = sign === 1 ? lengthMm : 0;
    });
  }

  function orderByShape(): Int32Array[] {
    const { widths, lengths } = pieces;
    const width = (slot: number) => widths[slot] as number;
    const length = (slot: number) => lengths[slot] as number;
    return [
      (a: number, b: number) => width(b) - width(a) || length(b) - length(a) || a - b,
      (a: number, b: number) => length(b) - length(a) || width(b) - width(a) || a - b,
      (a: number, b: number) => width(b) * length(b) - width(a) * length(a) || a - b,
    ].map((byShape) => Int32Array.from(order).sort(byShape));
  }

  /** A place in the order whose piece the plan has. */
  function randomPiece(): number {
    let at = random(slots);
    if (pieces.areaMm2 > 0) while (pieces.widths[order[at] as number] === 0) at = random(slots);
    return at;
  }

  function swap(a: number, b: number): void {
    const slot = order[a] as number;
    order[a] = order[b] as number;
    order[b] = slot;
  }
}

/** Pseudo-random integers below a bound (xorshift32: Marsaglia, 2003), the same on every machine. */
function createRandom(seed: number): (below: number) => number {
  let state = 0x2545f491 + 7919 * seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
