import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { EstimatePlan } from '../../contract.ts';

/** A piece of the roll that no room takes, in metres: its length is along the roll. */
export type Offcut = { length: number; width: number };

type Box = { left: number; top: number; right: number; bottom: number };

const maxOffcuts = 3;
/** Smaller or narrower than this, in mm, nobody would keep it. */
const least = { area: 500_000, side: 400 };

/** The largest rectangles of a roll that are left over, the largest first; those worth keeping. */
export function findOffcuts({ pieces, rollWidth, lengthMetres }: EstimatePlan): Offcut[] {
  const taken = pieces.map(({ x, y, width, length }): Box => {
    const [left, top] = [toMillimetres(x), toMillimetres(y)];
    return { left, top, right: left + toMillimetres(width), bottom: top + toMillimetres(length) };
  });
  const roll = {
    left: 0,
    top: 0,
    right: toMillimetres(rollWidth),
    bottom: toMillimetres(lengthMetres),
  };
  const found: Box[] = [];
  while (found.length < maxOffcuts) {
    const box = findLargest(roll, [...taken, ...found]);
    if (!box || areaOf(box) < least.area) break;
    found.push(box);
  }
  return found.map(({ left, top, right, bottom }) => ({
    length: toMetres(bottom - top),
    width: toMetres(right - left),
  }));
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/**
 * The largest empty rectangle. Its edges are edges of what is taken, so for each pair of edges across the
 * roll the longest gaps between the boxes in that strip are all there is to look at.
 */
function findLargest(roll: Box, taken: Box[]): Box | undefined {
  const edges = [
    ...new Set([roll.left, roll.right, ...taken.flatMap(({ left, right }) => [left, right])]),
  ];
  edges.sort((a, b) => a - b);
  let largest: Box | undefined;
  for (const [i, left] of edges.entries()) {
    for (const right of edges.slice(i + 1)) {
      if (right - left < least.side) continue;
      const inStrip = taken
        .filter((box) => box.left < right && left < box.right)
        .sort((a, b) => a.top - b.top);
      let top = roll.top;
      for (const box of [...inStrip, { ...roll, top: roll.bottom }]) {
        const gap = { left, top, right, bottom: box.top };
        const isLong = gap.bottom - gap.top >= least.side;
        if (isLong && (!largest || areaOf(gap) > areaOf(largest))) largest = gap;
        top = Math.max(top, box.bottom);
      }
    }
  }
  return largest;
}
