export type LabelledDot = { text: string; x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type PlacedLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

const gap = 1.6;
const dotRadius = 0.7;
/** Width of a letter relative to the text size: slightly above the average. */
const letterWidth = 0.54;

/** Possible positions of a name around its dot, the most readable first. */
const sides: { x: number; y: number; anchor: PlacedLabel['anchor'] }[] = [
  { x: 1, y: 0, anchor: 'start' },
  { x: -1, y: 0, anchor: 'end' },
  { x: 1, y: -0.7, anchor: 'start' },
  { x: 1, y: 0.7, anchor: 'start' },
  { x: -1, y: -0.7, anchor: 'end' },
  { x: -1, y: 0.7, anchor: 'end' },
  { x: 0.2, y: -1, anchor: 'start' },
  { x: -0.2, y: -1, anchor: 'end' },
  { x: 0.2, y: 1, anchor: 'start' },
  { x: -0.2, y: 1, anchor: 'end' },
  { x: 0, y: -1, anchor: 'middle' },
  { x: 0, y: 1, anchor: 'middle' },
];

/** Maximum combinations to try before the best so far is used; real maps need a few hundred. */
const maxSteps = 20_000;

const maxPlaced = 200;
const placed = new Map<string, PlacedLabel[]>();

/**
 * Chooses for each dot's name a side where it overlaps no other name, no dot and none of the `taken`
 * boxes, within the frame; if that is impossible, the combination with the least overlap. Results are kept:
 * the search takes as long as the rest of a page, and most pages have the same map.
 * @param size text height, in the units of the map
 */
export function placeLabels(...map: Parameters<typeof search>): readonly PlacedLabel[] {
  const key = JSON.stringify(map);
  const found = placed.get(key) ?? search(...map);
  if (placed.size < maxPlaced) placed.set(key, found);
  return found;
}

function search(
  dots: readonly LabelledDot[],
  taken: readonly Box[],
  frame: Box,
  size: number,
): PlacedLabel[] {
  const obstacles = [...taken, ...dots.map(boxOfDot)];
  const options = dots.map((dot) =>
    sides.map((_, side) => {
      const box = boxOfLabel(dot, side, size);
      return { side, box, cost: costOf(box, obstacles, frame) + side * 0.001 };
    }),
  );
  let best: { cost: number; chosen: Option[] } = { cost: Number.POSITIVE_INFINITY, chosen: [] };
  let steps = 0;
  const extend = (chosen: Option[], cost: number) => {
    const mine = options[chosen.length];
    if (!mine) best = { cost, chosen };
    const added = (mine ?? []).map((option) => ({
      option,
      total: chosen.reduce(
        (sum, other) => sum + overlap(option.box, other.box),
        cost + option.cost,
      ),
    }));
    for (const { option, total } of added.toSorted((a, b) => a.total - b.total)) {
      steps += 1;
      if (total >= best.cost || steps > maxSteps) return;
      extend([...chosen, option], total);
    }
  };
  extend([], 0);
  return dots.map((dot, index) => labelAt(dot, best.chosen[index]?.side ?? 0, size));
}

type Option = { side: number; box: Box; cost: number };

function labelAt(dot: LabelledDot, side: number, size: number): PlacedLabel {
  const { x, y, anchor } = sides[side] ?? { x: 1, y: 0, anchor: 'start' };
  const reach = Math.abs(y) === 1 ? gap + size / 2 : size;
  return { x: dot.x + x * gap, y: dot.y + y * reach, anchor };
}

/** The box of a name on a side of its dot. */
function boxOfLabel(dot: LabelledDot, side: number, size: number): Box {
  const { x, y, anchor } = labelAt(dot, side, size);
  const width = dot.text.length * letterWidth * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}

const boxOfDot = ({ x, y }: LabelledDot): Box => ({
  left: x - dotRadius,
  right: x + dotRadius,
  top: y - dotRadius,
  bottom: y + dotRadius,
});

/** The area of the intersection of two boxes. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function costOf(box: Box, obstacles: Box[], frame: Box): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const outside = area - overlap(box, frame);
  return obstacles.reduce((sum, other) => sum + overlap(box, other), 3 * outside);
}
