import { expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type CutPlan, type Piece, planCuts } from './cut-plan.ts';
import type { RoomSize } from './laying.ts';

const metres = (length: number, width: number): RoomSize => ({
  lengthMm: Math.round(length * 1000),
  widthMm: Math.round(width * 1000),
});

const turn = ({ lengthMm, widthMm }: RoomSize): RoomSize => ({
  lengthMm: widthMm,
  widthMm: lengthMm,
});

const score = (plan: CutPlan) => [plan.lengthMm, plan.crossJoins, plan.seamLengthMm];
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

test('a fill cut in three saves roll, its lengths rounded up to the centimetre', () => {
  // Along 5.0 m: a drop of 5.1 m, and a fill of 1.0 m in three lengths of 1.70 m side by side.
  const plan = planCuts([metres(5, 4.9)], 4000);
  expect(sizes(plan)).toEqual([
    ['drop', 4000, 5000],
    ['fill', 1100, 1670],
    ['fill', 1100, 1670],
    ['fill', 1100, 1670],
  ]);
  expect(plan).toMatchObject({ lengthMm: 6670, crossJoins: 2, seamLengthMm: 5000 + 2 * 1100 });
});

test('a fill is not cut where that saves no roll', () => {
  const plan = planCuts([metres(6, 6.9)], 4000);
  expect(plan).toMatchObject({ crossJoins: 0 });
});

test('seams and cross-joins are drawn inside the room, in its own measures', () => {
  const plan = planCuts([metres(5, 4.9)], 4000);
  expect(plan.roomLayouts[0]).toEqual({
    room: 0,
    lengthMm: 5000,
    widthMm: 4900,
    pileAlong: 'width',
    joins: [
      { kind: 'seam', x1Mm: 3950, y1Mm: 0, x2Mm: 3950, y2Mm: 4900 },
      { kind: 'cross', x1Mm: 3950, y1Mm: 1620, x2Mm: 5000, y2Mm: 1620 },
      { kind: 'cross', x1Mm: 3950, y1Mm: 3290, x2Mm: 5000, y2Mm: 3290 },
    ],
  });
});

test('a plan without rooms, or with a side that is no whole number of millimetres, is refused', () => {
  expect(() => planCuts([], 4000)).toThrow(RangeError);
  expect(() => planCuts([metres(0, 3)], 4000)).toThrow(RangeError);
  expect(() => planCuts([{ lengthMm: 1000.5, widthMm: 1000 }], 4000)).toThrow(RangeError);
  expect(() => planCuts([metres(3, 3)], 0)).toThrow(RangeError);
});

const side = fc.oneof(
  fc.integer({ min: 1, max: 8000 }),
  fc.integer({ min: 1, max: 50_000 }),
  fc.constantFrom(1900, 1901, 3900, 3901, 4900, 4901, 7900, 7901, 9900),
);
const room = fc.record({ lengthMm: side, widthMm: side });
const roll = fc.constantFrom(4000, 5000, 3660);
const rooms = fc.oneof(
  fc.array(room, { minLength: 1, maxLength: 30 }),
  fc.array(room, { minLength: 2, maxLength: 8 }),
  fc.tuple(room, fc.integer({ min: 2, max: 30 })).map(([one, n]) => Array(n).fill(one)),
);
const runs = { numRuns: 50 };

function expectInsideRollApart(plan: CutPlan) {
  plan.pieces.forEach((a, i) => {
    expect(Math.min(a.xMm, a.yMm)).toBeGreaterThanOrEqual(0);
    expect(a.xMm + a.widthMm).toBeLessThanOrEqual(plan.rollWidthMm);
    expect(a.yMm + a.lengthMm).toBeLessThanOrEqual(plan.lengthMm);
    for (const b of plan.pieces.slice(i + 1)) {
      const isApart =
        a.xMm + a.widthMm <= b.xMm ||
        b.xMm + b.widthMm <= a.xMm ||
        a.yMm + a.lengthMm <= b.yMm ||
        b.yMm + b.lengthMm <= a.yMm;
      expect(isApart).toBe(true);
    }
  });
}

test('pieces never overlap, stay on the roll, and are never more than is bought', () => {
  fc.assert(
    fc.property(rooms, roll, (job, width) => {
      const plan = planCuts(job, width);
      expectInsideRollApart(plan);
      const net = job.reduce((sum, each) => sum + each.lengthMm * each.widthMm, 0);
      const cut = plan.pieces.reduce((sum, each) => sum + each.widthMm * each.lengthMm, 0);
      expect(cut).toBeGreaterThanOrEqual(net);
      expect(plan.boughtMm2).toBeGreaterThanOrEqual(cut);
      expect(plan.boughtMm2).toBe(plan.lengthMm * width);
      expect(plan.lengthMm).toBe(Math.max(...plan.pieces.map((each) => each.yMm + each.lengthMm)));
    }),
    runs,
  );
});

function expectCovered(plan: CutPlan, index: number) {
  const layout = plan.roomLayouts[index];
  if (!layout) throw new Error(`No layout of room ${index}`);
  const pieces = plan.pieces.filter((piece) => piece.room === index);
  const [along, across] =
    layout.pileAlong === 'length'
      ? [layout.lengthMm + 100, layout.widthMm + 100]
      : [layout.widthMm + 100, layout.lengthMm + 100];
  const ofKind = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind);
  const fills = ofKind('fill');
  const strips = [...ofKind('whole'), ...ofKind('drop'), ...fills.slice(0, 1)];
  expect(strips.reduce((sum, piece) => sum + piece.widthMm, 0)).toBe(across);
  for (const piece of [...ofKind('whole'), ...ofKind('drop')]) expect(piece.lengthMm).toBe(along);
  if (Math.min(along, across) <= plan.rollWidthMm) expect(pieces).toHaveLength(1);
  expect(new Set(fills.map((piece) => `${piece.widthMm}x${piece.lengthMm}`)).size).toBeLessThan(2);
  if (fills.length > 0) {
    const excess = fills.reduce((sum, piece) => sum + piece.lengthMm, 0) - along;
    expect(excess).toBeGreaterThanOrEqual(0);
    expect(excess).toBeLessThan(30);
  }
  const seams = layout.joins.filter((join) => join.kind === 'seam').length;
  const crossJoins = layout.joins.length - seams;
  expect(seams).toBe(strips.length - 1);
  expect(crossJoins).toBe(Math.max(0, fills.length - 1));
  for (const join of layout.joins) {
    for (const x of [join.x1Mm, join.x2Mm]) expect(x >= 0 && x <= layout.lengthMm).toBe(true);
    for (const y of [join.y1Mm, join.y2Mm]) expect(y >= 0 && y <= layout.widthMm).toBe(true);
  }
  return { crossJoins, seamLengthMm: seams * along + crossJoins * (fills[0]?.widthMm ?? 0) };
}

test('each room is covered from wall to wall, trim included, by drops and one fill', () => {
  fc.assert(
    fc.property(rooms, roll, (job, width) => {
      const plan = planCuts(job, width);
      const joins = job.map((_, index) => expectCovered(plan, index));
      expect(joins.reduce((sum, each) => sum + each.crossJoins, 0)).toBe(plan.crossJoins);
      expect(joins.reduce((sum, each) => sum + each.seamLengthMm, 0)).toBe(plan.seamLengthMm);
    }),
    runs,
  );
});

test('neither the order of the rooms nor a turned room changes lengths and joins', () => {
  fc.assert(
    fc.property(rooms, roll, fc.integer({ min: 0, max: 2 ** 30 - 1 }), (job, width, turns) => {
      const turned = job.map((each, i) => ((turns >> i) & 1 ? turn(each) : each)).reverse();
      expect(score(planCuts(turned, width))).toEqual(score(planCuts(job, width)));
    }),
    runs,
  );
});

test('a job never takes more roll than its rooms one by one, nor as much with more joins', () => {
  fc.assert(
    fc.property(rooms, roll, (job, width) => {
      const together = score(planCuts(job, width));
      const apart = [0, 0, 0];
      for (const each of job) {
        score(planCuts([each], width)).forEach((value, i) => {
          apart[i] = (apart[i] as number) + value;
        });
      }
      const at = together.findIndex((value, i) => value !== apart[i]);
      if (at >= 0) expect(together[at]).toBeLessThan(apart[at] as number);
    }),
    runs,
  );
});

test('a larger room never takes less roll', () => {
  const small = fc.oneof(side, fc.integer({ min: 3800, max: 5200 }));
  const growth = fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 6000 }));
  fc.assert(
    fc.property(small, small, growth, growth, roll, (lengthMm, widthMm, a, b, width) => {
      const before = planCuts([{ lengthMm, widthMm }], width).lengthMm;
      const after = planCuts([{ lengthMm: lengthMm + a, widthMm: widthMm + b }], width).lengthMm;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 1500 },
  );
});
