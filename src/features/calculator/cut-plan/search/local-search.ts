import { type Laying, measureDrops } from '../laying/laying.ts';
import { type Cost, compareCost, type Weights, weigh } from './cost.ts';
import type { Place } from './packing.ts';
import { createQuickPacker, type PieceQueue } from './quick-packing.ts';

/** How each group is laid (an index into its layings) and where its part-width pieces are. */
export type LaidPlan = { layings: number[]; places: Place[][]; cost: Cost };

/**
 * Local search over how each group is laid and in which order its pieces are offered to the quick packer.
 * A step changes one of the two and is kept unless the plan costs more by above a tolerance that
 * decreases to zero (threshold accepting: Dueck and Scheuer, 1990). The pseudo-random numbers are
 * integers with a fixed seed, so the result is the same on any machine. Ends after `work` examined
 * pieces, or once `target` is reached.
 */
export function runLocalSearch(
  groups: Laying[][],
  rollWidthMm: number,
  weights: Weights,
  start: LaidPlan,
  target: Cost,
  work: number,
): LaidPlan {
  if (work === 0) return start;
  // Each group has as many slots as its laying with most pieces needs.
  const firstSlots: number[] = [];
  let slots = 0;
  for (const layings of groups) {
    firstSlots.push(slots);
    slots += Math.max(...layings.map(({ parts }) => parts.length));
  }
  const packer = createQuickPacker(rollWidthMm, slots);
  const random = createRandom();
  const chosen = Int32Array.from(start.layings);
  const order = Int32Array.from({ length: slots }, (_, i) => i);
  const pieces: PieceQueue = {
    widths: new Int32Array(slots),
    lengths: new Int32Array(slots),
    queue: new Int32Array(slots),
    queued: 0,
  };
  const flexible = groups.flatMap((layings, group) => (layings.length > 1 ? [group] : []));
  const dropsOf = groups.map((layings) => layings.map(measureDrops));
  let dropsMm = 0;
  const sums = { joins: 0, crossJoins: 0, seamLengthMm: 0 };
  groups.forEach((_, group) => {
    count(group, 1);
  });

  let best = start;
  let current: Cost = { ...start.cost, units: Number.POSITIVE_INFINITY };
  let firstOrder: Int32Array = order;
  for (const candidate of orderByShape()) {
    order.set(candidate);
    const cost = measure(Number.POSITIVE_INFINITY);
    keepIfBest(cost);
    if (compareCost(cost, current) >= 0) continue;
    current = cost;
    firstOrder = candidate;
  }
  order.set(firstOrder);

  // A fraction of one group's length: the difference that the order of a few pieces makes.
  const tolerance = (weights.perMm * start.cost.lengthMm) / (6 * groups.length);
  while (packer.work < work && compareCost(best.cost, target) > 0) {
    const slack = Math.floor((tolerance * (work - packer.work)) / work);
    if (flexible.length > 0 && (slots === 0 || random(2) === 0)) {
      const group = flexible[random(flexible.length)] as number;
      const before = chosen[group] as number;
      const others = (groups[group] as Laying[]).length - 1;
      changeLaying(group, (before + 1 + random(others)) % (others + 1));
      if (!accept(slack)) changeLaying(group, before);
    } else {
      const a = random(slots);
      const b = random(slots);
      swap(a, b);
      if (!accept(slack)) swap(a, b);
    }
  }
  return best;

  function accept(slack: number): boolean {
    const cost = measure(current.units + slack);
    if (cost.units > current.units + slack) return false;
    if (slack === 0 && compareCost(cost, current) > 0) return false;
    current = cost;
    keepIfBest(cost);
    return true;
  }

  function keepIfBest(cost: Cost): void {
    if (compareCost(cost, best.cost) >= 0) return;
    const flat: Place[] = [];
    packer.pack(pieces, Number.MAX_SAFE_INTEGER, flat);
    const places = groups.map((layings, group) => {
      const { parts } = layings[chosen[group] as number] as Laying;
      const first = firstSlots[group] as number;
      return flat.slice(first, first + parts.length);
    });
    best = { layings: [...chosen], places, cost };
  }

  function measure(maxUnits: number): Cost {
    const maxMm = Math.floor((maxUnits - sums.joins * weights.perJoin) / weights.perMm);
    let queued = 0;
    for (const slot of order) {
      if ((pieces.widths[slot] as number) > 0) pieces.queue[queued++] = slot;
    }
    pieces.queued = queued;
    // A plan without part widths counts as a step too; otherwise the search would never end.
    packer.work += 3 * slots;
    return weigh(dropsMm + packer.pack(pieces, maxMm - dropsMm), sums, weights);
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

  function swap(a: number, b: number): void {
    const slot = order[a] as number;
    order[a] = order[b] as number;
    order[b] = slot;
  }
}

/** Pseudo-random integers below a bound (xorshift32: Marsaglia, 2003), the same on every machine. */
function createRandom(): (below: number) => number {
  let state = 0x2545f491;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
