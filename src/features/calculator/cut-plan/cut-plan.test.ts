import { expect, test } from 'vitest';
import { findPlanFaults } from '#tests/support/calculator/check-plan.ts';
import { houseWithBetterCut } from '#tests/support/calculator/house-with-better-cut.ts';
import {
  type CutPlan,
  type CuttingRules,
  planCuts as planByRules,
  thoroughEffort,
} from './cut-plan.ts';
import type { RoomSize, Space, Stairs } from './laying/spaces.ts';

const rules: CuttingRules = {
  allowsCrossJoins: true,
  pencePerM2: 2599,
  joinPence: 500,
  minSavingPence: 2000,
};
const planCuts = (spaces: Space[], rollWidthMm: number, more: Partial<CuttingRules> = {}) =>
  planByRules(spaces, rollWidthMm, { ...rules, ...more });

const metres = (length: number, width: number): RoomSize => ({
  lengthMm: Math.round(length * 1000),
  widthMm: Math.round(width * 1000),
});

/** What is charged for carpet and joins, in pence. */
const charge = ({ boughtMm2, joins, allowancePence }: CutPlan) =>
  Math.floor((boughtMm2 * rules.pencePerM2 + 500_000) / 1_000_000) +
  joins * rules.joinPence -
  allowancePence;
const sizes = (plan: CutPlan) =>
  plan.pieces.map((piece) => [piece.kind, piece.widthMm, piece.lengthMm]);

test('a room narrower than the roll is one piece, with 10 cm to cut in on each side', () => {
  const plan = planCuts([metres(5.9, 3.7)], 4000);
  expect(sizes(plan)).toEqual([['whole', 3800, 6000]]);
  expect(plan).toMatchObject({ lengthMm: 6000, boughtMm2: 24_000_000, wastePercent: 9 });
  expect(plan.roomLayouts).toEqual([
    { room: 0, lengthMm: 5900, widthMm: 3700, pileAlong: 'length', joins: [] },
  ]);
});

test('a room that fits both ways is laid along its shorter side if that is shorter on the roll', () => {
  const plan = planCuts([metres(4.5, 4.3)], 5000);
  expect(sizes(plan)).toEqual([['whole', 4600, 4400]]);
  expect(plan.roomLayouts[0]?.pileAlong).toBe('width');
});

test('two narrow rooms lie side by side on the roll', () => {
  const plan = planCuts([metres(3.8, 1.9), metres(1.9, 3.8)], 4000);
  expect(plan).toMatchObject({ lengthMm: 3900, boughtMm2: 15_600_000, crossJoins: 0 });
});

test('a room as wide as the roll has no join, and a millimetre more needs a fill', () => {
  expect(planCuts([metres(6, 3.9)], 4000)).toMatchObject({ lengthMm: 6100, seamLengthMm: 0 });
  const plan = planCuts([metres(6, 3.901)], 4000);
  expect(plan.pieces.some((piece) => piece.kind === 'fill')).toBe(true);
  expect(plan.lengthMm).toBeGreaterThan(6100);
});

test('a fill cut in two lengths saves roll, its lengths rounded up to the centimetre', () => {
  // Along 5.3 m: a drop of 5.4 m, and a fill of 1.5 m in two lengths of 2.70 m side by side.
  const plan = planCuts([metres(5.3, 5.4)], 4000);
  expect(sizes(plan)).toEqual([
    ['drop', 4000, 5400],
    ['fill', 1500, 2700],
    ['fill', 1500, 2700],
  ]);
  expect(plan).toMatchObject({ lengthMm: 8100, joins: 2, crossJoins: 1 });
  expect(plan.seamLengthMm).toBe(5400 + 1500);
});

test('a fill is not cut where that saves no roll, nor in loop pile', () => {
  expect(planCuts([metres(6, 6.9)], 4000)).toMatchObject({ crossJoins: 0 });
  const looped = planCuts([metres(5.3, 5.4)], 4000, { allowsCrossJoins: false });
  expect(looped).toMatchObject({ lengthMm: 10_800, crossJoins: 0 });
});

test('what a room that outgrows the roll is allowed, one that does not is, cut as large', () => {
  const others = [metres(4.15, 1.97), metres(1.72, 4.09), metres(3.82, 3.72), metres(1.97, 1.77)];
  // Off 5 m a room of 4.9 m fits in one piece. A drop and a fill in two lengths are cut as for 4.901 m.
  const job = [metres(6.33, 4.9), ...others];
  const plan = planCuts(job, 5000);
  expect(findPlanFaults(plan, job, rules)).toEqual([]);
  expect(sizes(plan)).toEqual(
    expect.arrayContaining([
      ['drop', 5000, 5001],
      ['fill', 1430, 2510],
      ['fill', 1430, 2510],
    ]),
  );
  const larger = planCuts([metres(6.331, 4.901), ...others], 5000);
  expect(charge(plan)).toBeLessThanOrEqual(charge(larger));
});

test('a strip of nearly 25 m may be cut in two as one of just over 25 m must', () => {
  const [shorter, longer] = [metres(24.9, 1.9), metres(24.901, 1.9)];
  const plan = planCuts([shorter], 4000);
  expect(sizes(plan)).toEqual([
    ['whole', 2000, 12_510],
    ['whole', 2000, 12_510],
  ]);
  expect(findPlanFaults(plan, [shorter], rules)).toEqual([]);
  expect(charge(plan)).toBe(charge(planCuts([longer], 4000)));
});

test('a join that would save less than £20 is not made, and what it would save is not charged', () => {
  // A whole piece of 5.1 m or, along the other way, a drop of 3.7 m and a fill of 1.1 m: 3.7 m with
  // two halves of the fill on the rest of another room's roll.
  const job = [metres(4.2, 3.8), metres(2.5, 2.4)];
  const cheap = planCuts(job, 4000, { minSavingPence: 0 });
  const wary = planCuts(job, 4000, { minSavingPence: 1_000_000 });
  const plan = planCuts(job, 4000);
  expect(wary.joins).toBe(0);
  expect(charge(plan)).toBe(charge(cheap));
  expect(wary.allowancePence).toBe(charge({ ...wary, allowancePence: 0 }) - charge(cheap));
});

test('a fill is never narrower than 30 cm: the drop beside it is cut narrower', () => {
  const plan = planCuts([metres(8, 4.1)], 4000);
  expect(sizes(plan)).toContainEqual(['fill', 300, 2100]);
  expect(sizes(plan)).toContainEqual(['drop', 3800, 4200]);
});

test('no piece is longer than a roll, and no piece lies on two rolls', () => {
  const plan = planCuts([metres(30, 26)], 4000);
  expect(Math.max(...plan.pieces.map(({ lengthMm }) => lengthMm))).toBeLessThanOrEqual(25_000);
  expect(plan.rollStartsMm.length).toBeGreaterThanOrEqual(Math.floor(plan.lengthMm / 25_000));
});

test('seams and cross-joins are drawn inside the room, in its own measures', () => {
  const plan = planCuts([metres(5.3, 5.4)], 4000);
  expect(plan.roomLayouts[0]).toEqual({
    room: 0,
    lengthMm: 5300,
    widthMm: 5400,
    pileAlong: 'length',
    joins: [
      { kind: 'seam', x1Mm: 0, y1Mm: 3950, x2Mm: 5300, y2Mm: 3950 },
      { kind: 'cross', x1Mm: 2650, y1Mm: 3950, x2Mm: 2650, y2Mm: 5400 },
    ],
  });
});

const lShape: RoomSize = {
  ...metres(4, 3),
  parts: [{ side: 'right', startMm: 0, widthMm: 2000, depthMm: 1000 }],
};

test('an L-shape that fits the roll is cut from the rectangle around it', () => {
  const plan = planCuts([lShape], 4000);
  expect(sizes(plan)).toEqual([['whole', 3100, 5100]]);
  expect(plan).toMatchObject({ joins: 0, wastePercent: 31.4 });
});

test('an L-shape wider than the roll is cut rectangle by rectangle with one join between them', () => {
  const room: RoomSize = {
    ...metres(7, 3.9),
    parts: [{ side: 'bottom', startMm: 0, widthMm: 2900, depthMm: 3000 }],
  };
  const plan = planCuts([room], 4000, { minSavingPence: 0 });
  expect(findPlanFaults(plan, [room], rules)).toEqual([]);
  expect(sizes(plan)).toEqual([
    ['whole', 4000, 7100],
    ['whole', 3100, 3000],
  ]);
  expect(plan.roomLayouts[0]?.joins).toEqual([
    { kind: 'seam', x1Mm: 0, y1Mm: 3900, x2Mm: 2900, y2Mm: 3900 },
  ]);
});

const flight: Stairs = { steps: 13, goingMm: 230, riseMm: 200, widthMm: 850 };

test('a flight is cut in runs of whole steps that lie side by side on the roll', () => {
  const plan = planCuts([flight], 4000);
  // Four runs of 95 cm beside each other, of 4, 3, 3 and 3 steps of 48 cm.
  expect(plan).toMatchObject({ lengthMm: 4 * 480, joins: 0 });
  expect(sizes(plan)).toHaveLength(4);
  expect(findPlanFaults(plan, [flight], rules)).toEqual([]);
});

test('a runner is cut at its own width, and its landing beside the runs', () => {
  const stairs = { ...flight, runnerMm: 700, landing: metres(2, 1) };
  const plan = planCuts([stairs], 4000);
  expect(findPlanFaults(plan, [stairs], rules)).toEqual([]);
  expect(sizes(plan)).toContainEqual(['whole', 1100, 2150]);
  expect(sizes(plan)).toContainEqual(['run', 700, expect.any(Number)]);
});

test('linked rooms have one pile direction, at the price of more roll', () => {
  const job = [metres(5, 3.9), metres(3.9, 5)];
  const free = planCuts(job, 4000);
  const linked = planCuts(job, 4000, { links: [1, 1] });
  expect(new Set(free.roomLayouts.map(({ pileAlong }) => pileAlong)).size).toBe(2);
  expect(new Set(linked.roomLayouts.map(({ pileAlong }) => pileAlong)).size).toBe(1);
  expect(charge(linked)).toBeGreaterThan(charge(free));
});

test('many linked rooms are laid in ways that cost least, not in those with fewest joins', () => {
  const job = Array.from(
    { length: 8 },
    (_, i): RoomSize => ({
      lengthMm: 3100 + 370 * i,
      widthMm: 4300 + 210 * ((7 * i) % 5),
      parts: [{ side: 'left', startMm: 300, widthMm: 900 + 100 * i, depthMm: 700 }],
    }),
  );
  const free = planCuts(job, 5000);
  const linked = planCuts(job, 5000, { links: job.map(() => 1) });
  expect(charge(linked)).toBeLessThan(1.02 * charge(free));
});

test('a plan without rooms, or with a side that is no whole number of millimetres, is refused', () => {
  expect(() => planCuts([], 4000)).toThrow(RangeError);
  expect(() => planCuts([metres(0, 3)], 4000)).toThrow(RangeError);
  expect(() => planCuts([{ lengthMm: 1000.5, widthMm: 1000 }], 4000)).toThrow(RangeError);
  expect(() => planCuts([metres(3, 3)], 0)).toThrow(RangeError);
  expect(() => planCuts([{ ...flight, widthMm: 3950 }], 4000)).toThrow(RangeError);
});

test('a plan says how far it is from the best one at most; a longer search comes nearer', () => {
  expect(planCuts([metres(5.9, 3.7)], 4000).withinPercent).toBe(0);
  const house = houseWithBetterCut.map(([length, width]) => metres(length, width));
  const quick = planCuts(house, 4000);
  const thorough = planCuts(house, 4000, { effort: thoroughEffort });
  expect(quick.withinPercent).toBeGreaterThan(0);
  expect(thorough.withinPercent).toBe(0);
  expect(charge(thorough)).toBeLessThan(charge(quick));
  // The bound of the quick plan holds for the best one.
  expect(charge(thorough)).toBeGreaterThanOrEqual(
    charge(quick) * (1 - quick.withinPercent / 100) - 1,
  );
});
