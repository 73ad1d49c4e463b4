import { expect, test } from 'vitest';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import type { CutPiece, Laying } from '../laying/laying.ts';
import { findRollStarts } from '../roll-starts.ts';
import { weighPlan } from './put-on-rolls.ts';
import { searchPlan } from './search-plan.ts';
import { StripPacker } from './strip-packing.ts';

/* Small jobs off a narrow roll that is soon at its end, against every way of cutting them: an oracle that
   shares no code with the planner. Measures are single figures, so that pieces often fit and rolls often end. */
const rollWidth = 6;

type Box = { across: number; along: number };

/** The shortest strip of some boxes: the first square that is free begins one of them, or stays free. */
function packShortest(boxes: readonly Box[], known: Map<string, number>): number {
  const key = boxes
    .map(({ across, along }) => `${across}x${along}`)
    .sort()
    .join();
  let length = known.get(key);
  if (length !== undefined) return length;
  const area = boxes.reduce((sum, { across, along }) => sum + across * along, 0);
  length = Math.ceil(area / rollWidth);
  while (!fill([...boxes], length * rollWidth - area, length)) length++;
  known.set(key, length);
  return length;
}

function fill(boxes: Box[], free: number, length: number): boolean {
  const tops = new Array<number>(rollWidth).fill(0);
  return fillFrom(boxes, free);

  function fillFrom(waiting: Box[], left: number): boolean {
    if (waiting.length === 0) return true;
    const top = Math.min(...tops);
    const x = tops.indexOf(top);
    const fits = waiting.some(({ across, along }, i) => {
      const isLevel = tops.slice(x, x + across).every((each) => each === top);
      if (x + across > rollWidth || !isLevel || top + along > length) return false;
      tops.fill(top + along, x, x + across);
      const isFilled = fillFrom(waiting.toSpliced(i, 1), left);
      tops.fill(top, x, x + across);
      return isFilled;
    });
    if (fits || left === 0) return fits;
    tops[x] = top + 1;
    const isFilled = fillFrom(waiting, left - 1);
    tops[x] = top;
    return isFilled;
  }
}

/** The shortest rolls of some boxes: every set of those on the first roll, with the shortest rolls of the others. */
function cutShortest(boxes: readonly Box[], roll: number, known: Map<string, number>): number {
  const [first, ...others] = boxes;
  if (!first) return 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 1 << others.length; set++) {
    const isWith = (_: Box, i: number) => ((set >> i) & 1) === 1;
    const own = packShortest([first, ...others.filter(isWith)], known);
    if (own > roll) continue;
    const rest = others.filter((box, i) => !isWith(box, i));
    shortest = Math.min(shortest, own + cutShortest(rest, roll, known));
  }
  return shortest;
}

const piece = ({ across, along }: Box): CutPiece => ({
  kind: 'whole',
  widthMm: across,
  lengthMm: along,
});
const seam = { kind: 'seam', x1Mm: 0, y1Mm: 0, x2Mm: 1, y2Mm: 0 } as const;

function toLaying(boxes: Box[]): Laying {
  const pieces = boxes.map(piece);
  return {
    pileAlong: 'length',
    drops: pieces.filter(({ widthMm }) => widthMm === rollWidth),
    parts: pieces.filter(({ widthMm }) => widthMm < rollWidth),
    joins: boxes.slice(1).map(() => seam),
    crossJoins: 0,
    seamLengthMm: boxes.length - 1,
  };
}

const maxAlong = 4;
const box = fc.record({
  across: fc.integer({ min: 1, max: rollWidth }),
  along: fc.integer({ min: 1, max: maxAlong }),
});
/** Rooms in one piece or in two, the second way with a join more. */
const rooms = fc.array(fc.tuple(box, fc.option(fc.tuple(box, box))), {
  minLength: 2,
  maxLength: 4,
});
const roll = fc.integer({ min: maxAlong, max: 9 });
const perJoin = 2;
const runs = { numRuns: loopLength(100, 400), seed: 25 };

function search(groups: Laying[][], rollMm: number, effort: { work: number; steps: number }) {
  const weights = { perMm: 1, perJoin, rollMm, repeatMm: 1 };
  const packer = new StripPacker(rollWidth);
  const plan = searchPlan(groups, rollWidth, weights, effort, packer);
  return { plan, weighed: weighPlan(groups, plan, weights) };
}

const listWays = (job: [Box, [Box, Box] | null][]) =>
  job.map(([one, two]) => (two ? [[one], [...two]] : [[one]]));

function findLeast(job: [Box, [Box, Box] | null][], rollMm: number): number {
  const known = new Map<string, number>();
  const ways = listWays(job).reduce<Box[][][]>(
    (all, each) => all.flatMap((chosen) => each.map((boxes) => [...chosen, boxes])),
    [[]],
  );
  return ways.reduce((least, chosen) => {
    const joins = chosen.reduce((sum, boxes) => sum + boxes.length - 1, 0);
    return Math.min(least, cutShortest(chosen.flat(), rollMm, known) + joins * perJoin);
  }, Number.POSITIVE_INFINITY);
}

test('jobs of few pieces get the least cost over rolls that end', () => {
  const small = rooms.filter((job) => job.reduce((sum, [, two]) => sum + (two ? 2 : 1), 0) <= 6);
  fc.assert(
    fc.property(small, roll, (job, rollMm) => {
      const groups = listWays(job).map((ways) => ways.map(toLaying));
      const { plan, weighed } = search(groups, rollMm, { work: 20_000, steps: 20_000 });
      expect(plan.cost).toEqual(weighed.cost);
      expect(plan.cost.units).toBe(findLeast(job, rollMm));
      expect(plan.bound).toEqual(plan.cost);
    }),
    runs,
  );
});

test('no plan costs less than the bound that a search gives, however short it is', () => {
  const many = fc.array(fc.tuple(box, fc.constant(null)), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(many, roll, fc.constantFrom(60, 600, 6000), (job, rollMm, steps) => {
      const groups = listWays(job).map((ways) => ways.map(toLaying));
      const { plan } = search(groups, rollMm, { work: steps, steps });
      expect(plan.bound.units).toBeLessThanOrEqual(findLeast(job, rollMm));
    }),
    { ...runs, numRuns: loopLength(12, 36) },
  );
});

test('rolls are changed where that loses least, and no piece lies on two', () => {
  // By changing as late as it can, 3 mm would be lost: the third piece lies across 10.
  const pieces = [
    { yMm: 0, lengthMm: 6 },
    { yMm: 6, lengthMm: 3 },
    { yMm: 6, lengthMm: 6 },
    { yMm: 9, lengthMm: 3 },
  ];
  const divided = findRollStarts(pieces, 10);
  expect(divided.lengthMm).toBe(12);
  expect(divided.rollStartsMm).toEqual([6]);
});
