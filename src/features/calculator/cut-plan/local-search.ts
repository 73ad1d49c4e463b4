import { type Cost, compareCost, type Laying } from './laying.ts';
import type { Place } from './packing.ts';
import { createQuickPacker, type PieceQueue } from './quick-packing.ts';

/** How each room is laid (an index into its layings) and where its part-width pieces are. */
export type RoomPlan = { layings: number[]; places: Place[][]; cost: Cost };

const slotsPerRoom = 3;

/**
 * Local search over how each room is laid and in which order its pieces are offered to the quick packer.
 * A step changes one of the two and is kept unless it lengthens the roll by more than a tolerance that
 * decreases to zero (threshold accepting: Dueck and Scheuer, 1990). The pseudo-random numbers are
 * integers with a fixed seed, so the result is the same on any machine. Ends after `work` examined
 * pieces, or once `target` is reached.
 */
export function runLocalSearch(
  rooms: Laying[][],
  rollWidthMm: number,
  start: RoomPlan,
  target: Cost,
  work: number,
): RoomPlan {
  const slots = rooms.length * slotsPerRoom;
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
  const flexible = rooms.flatMap((layings, room) => (layings.length > 1 ? [room] : []));
  let bandsMm = 0;
  let crossJoins = 0;
  let seamLengthMm = 0;
  rooms.forEach((_, room) => {
    count(room, 1);
  });

  let best = start;
  let current: Cost = { ...start.cost, lengthMm: Number.POSITIVE_INFINITY };
  let firstOrder: Int32Array = order;
  for (const candidate of orderByShape()) {
    order.set(candidate);
    const cost = measure(Number.MAX_SAFE_INTEGER);
    keepIfBest(cost);
    if (compareCost(cost, current) >= 0) continue;
    current = cost;
    firstOrder = candidate;
  }
  order.set(firstOrder);

  // A fraction of one room's length: the difference that the order of a few pieces makes.
  const toleranceMm = Math.floor(start.cost.lengthMm / (6 * rooms.length));
  while (packer.work < work && compareCost(best.cost, target) > 0) {
    const slackMm = Math.floor((toleranceMm * (work - packer.work)) / work);
    if (flexible.length > 0 && random(2) === 0) {
      const room = flexible[random(flexible.length)] as number;
      const before = chosen[room] as number;
      const others = (rooms[room] as Laying[]).length - 1;
      changeLaying(room, (before + 1 + random(others)) % (others + 1));
      if (!accept(slackMm)) changeLaying(room, before);
    } else {
      const a = random(slots);
      const b = random(slots);
      swap(a, b);
      if (!accept(slackMm)) swap(a, b);
    }
  }
  return best;

  function accept(slackMm: number): boolean {
    const cost = measure(current.lengthMm + slackMm);
    if (cost.lengthMm === Number.POSITIVE_INFINITY) return false;
    if (slackMm === 0 && compareCost(cost, current) > 0) return false;
    current = cost;
    keepIfBest(cost);
    return true;
  }

  function keepIfBest(cost: Cost): void {
    if (compareCost(cost, best.cost) >= 0) return;
    const flat: Place[] = [];
    packer.pack(pieces, Number.MAX_SAFE_INTEGER, flat);
    const places = rooms.map((layings, room) => {
      const part = (layings[chosen[room] as number] as Laying).part;
      return flat.slice(room * slotsPerRoom, room * slotsPerRoom + (part?.count ?? 0));
    });
    best = { layings: [...chosen], places, cost };
  }

  function measure(cutoffMm: number): Cost {
    let queued = 0;
    for (const slot of order) {
      if ((pieces.widths[slot] as number) > 0) pieces.queue[queued++] = slot;
    }
    pieces.queued = queued;
    // A plan without part widths counts as a step too; otherwise the search would never end.
    packer.work += 3 * slots;
    return {
      lengthMm: bandsMm + packer.pack(pieces, cutoffMm - bandsMm),
      crossJoins,
      seamLengthMm,
    };
  }

  function changeLaying(room: number, laying: number): void {
    count(room, -1);
    chosen[room] = laying;
    count(room, 1);
  }

  function count(room: number, sign: 1 | -1): void {
    const laying = (rooms[room] as Laying[])[chosen[room] as number] as Laying;
    bandsMm += sign * laying.fullWidths * laying.dropLengthMm;
    crossJoins += sign * laying.crossJoins;
    seamLengthMm += sign * laying.seamLengthMm;
    for (let i = 0; i < slotsPerRoom; i++) {
      const isUsed = sign === 1 && laying.part !== null && i < laying.part.count;
      pieces.widths[room * slotsPerRoom + i] = isUsed ? (laying.part?.widthMm ?? 0) : 0;
      pieces.lengths[room * slotsPerRoom + i] = isUsed ? (laying.part?.lengthMm ?? 0) : 0;
    }
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
