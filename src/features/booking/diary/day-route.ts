import { slotHours, type VisitSlot } from '../visit-slots.ts';

/** How long a visit takes at most, as customers are told: 45 to 60 minutes. */
const visitMinutes = 60;
/** Beyond this number of stops the best order would take too long to compute. */
const maxStops = 10;

export type Stop = { slot: VisitSlot; postcode: string };

/** Minutes to drive between two postcodes, the first undefined for the firm's base; undefined when unknown. */
export type FindTravel = (from: string | undefined, to: string) => number | undefined;

export type PlannedStop = {
  /** Minutes of the drive from the stop before, or from the base; null when unknown. */
  travelMinutes: number | null;
  /** The earliest arrival as hh:mm, if nothing takes longer than planned. */
  arrivesAt: string;
  /** Whether the visit can end within its slot. */
  fits: boolean;
};

/**
 * Plans a fitter's day: each visit begins at the start of its slot, or after the one before and the drive, if that
 * is later. An unknown drive counts as none.
 * @param stops in the order of their slots
 */
export function planDay(stops: readonly Stop[], findTravel: FindTravel): PlannedStop[] {
  let endsAt: number | undefined;
  return stops.map(({ slot, postcode }, index) => {
    const { from, to } = slotHours(slot);
    const travel = findTravel(stops[index - 1]?.postcode, postcode);
    const arrival = Math.max(readTime(from), endsAt === undefined ? 0 : endsAt + (travel ?? 0));
    endsAt = arrival + Math.min(visitMinutes, readTime(to) - readTime(from));
    return {
      travelMinutes: travel ?? null,
      arrivesAt: formatTime(arrival),
      fits: endsAt <= readTime(to),
    };
  });
}

const readTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of driving of a day, from the base and back to it; undefined when one drive is unknown. */
export function sumTravel(
  postcodes: readonly string[],
  findTravel: FindTravel,
): number | undefined {
  let sum = 0;
  for (const [index, postcode] of postcodes.entries()) {
    const minutes = findTravel(postcodes[index - 1], postcode);
    if (minutes === undefined) return undefined;
    sum += minutes;
  }
  const last = postcodes.at(-1);
  return last === undefined ? 0 : sum + (findTravel(undefined, last) ?? 0);
}

/**
 * The order of a day's visits over the same slots with the least driving, by the dynamic program of Held and Karp
 * (1962) over the subsets of stops: exact.
 * @param stops in the order of their slots
 * @param suits whether a stop may take a slot
 * @returns the indexes of the stops by slot with the minutes of driving; undefined when a drive is unknown, no order
 * suits, or there are more than ten stops
 */
export function findShortestOrder<S extends Stop>(
  stops: readonly S[],
  findTravel: FindTravel,
  suits: (stop: S, slot: VisitSlot) => boolean = () => true,
): { order: number[]; minutes: number } | undefined {
  if (stops.length === 0 || stops.length > maxStops) return undefined;
  const minutesTo = stops.map(({ postcode }) => ({
    fromBase: findTravel(undefined, postcode),
    from: stops.map((other) => findTravel(other.postcode, postcode)),
  }));
  if (minutesTo.some(({ fromBase, from }) => fromBase === undefined || from.includes(undefined)))
    return undefined;
  const all = 2 ** stops.length - 1;
  /** By the set of stops made and the last of them: the least minutes, and the stop before. */
  const best: ({ minutes: number; before: number } | undefined)[][] = Array.from(
    { length: all + 1 },
    () => [],
  );
  for (let made = 1; made <= all; made += 1) {
    const slot = stops[countBits(made) - 1]?.slot;
    for (const [last, stop] of stops.entries()) {
      if (!(made & (1 << last)) || slot === undefined || !suits(stop, slot)) continue;
      const before = made & ~(1 << last);
      const row = best[made] ?? [];
      if (before === 0) row[last] = { minutes: minutesTo[last]?.fromBase ?? 0, before: -1 };
      for (const [previous, soFar] of (best[before] ?? []).entries()) {
        if (!soFar) continue;
        const minutes = soFar.minutes + (minutesTo[last]?.from[previous] ?? 0);
        const known = row[last];
        if (!known || minutes < known.minutes) row[last] = { minutes, before: previous };
      }
    }
  }
  return traceBack(best, all, (last) => minutesTo[last]?.fromBase ?? 0);
}

function traceBack(
  best: readonly ({ minutes: number; before: number } | undefined)[][],
  all: number,
  homeFrom: (last: number) => number,
) {
  let end: { last: number; minutes: number } | undefined;
  for (const [last, found] of (best[all] ?? []).entries()) {
    const minutes = found && found.minutes + homeFrom(last);
    if (minutes !== undefined && (!end || minutes < end.minutes)) end = { last, minutes };
  }
  if (!end) return undefined;
  const order: number[] = [];
  let made = all;
  for (let at = end.last; at >= 0; ) {
    order.unshift(at);
    const before = best[made]?.[at]?.before ?? -1;
    made &= ~(1 << at);
    at = before;
  }
  return { order, minutes: end.minutes };
}

function countBits(set: number): number {
  let bits = 0;
  for (let left = set; left > 0; left &= left - 1) bits += 1;
  return bits;
}
