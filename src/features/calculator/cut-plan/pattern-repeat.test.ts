import { expect, test } from 'vitest';
import { findPlanFaults } from '#tests/support/calculator/check-plan.ts';
import { houseSide, roll, shapedRoom, space } from '#tests/support/calculator/spaces.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { type CutPlan, type CuttingRules, planCuts as planByRules } from './cut-plan.ts';
import type { PatternRepeat } from './laying/pattern.ts';
import type { RoomSize, Space } from './laying/spaces.ts';

const rules: CuttingRules = {
  allowsCrossJoins: true,
  pencePerM2: 2599,
  joinPence: 500,
  minSavingPence: 2000,
};
const planCuts = (spaces: Space[], rollWidthMm: number, more: Partial<CuttingRules> = {}) =>
  planByRules(spaces, rollWidthMm, { ...rules, ...more });
const setMatch = (repeatMm: number): PatternRepeat => ({ repeatMm, isHalfDrop: false });
const halfDrop = (repeatMm: number): PatternRepeat => ({ repeatMm, isHalfDrop: true });
const metres = (length: number, width: number): RoomSize => ({
  lengthMm: Math.round(length * 1000),
  widthMm: Math.round(width * 1000),
});
const sizes = (plan: CutPlan) =>
  plan.pieces.map((piece) => [piece.kind, piece.widthMm, piece.lengthMm]);
/** What is charged for carpet and joins, in pence. */
const charge = ({ boughtMm2, joins, allowancePence }: CutPlan) =>
  Math.floor((boughtMm2 * rules.pencePerM2 + 500_000) / 1_000_000) +
  joins * rules.joinPence -
  allowancePence;

test('every piece is cut to whole repeats', () => {
  // 6.0 m is 9.4 repeats of 64 cm.
  const plan = planCuts([metres(5.9, 3.7)], 4000, { pattern: setMatch(640) });
  expect(sizes(plan)).toEqual([['whole', 3800, 6400]]);
  expect(plan).toMatchObject({ lengthMm: 6400, withinPercent: 0 });
});

test('the second drop of a half-drop match has half a repeat more before it is rounded', () => {
  // 5.5 m is 8.6 repeats of 64 cm: 9 of them, and with half a repeat more 10.
  const room = metres(6, 5.4);
  const level = planCuts([room], 4000, { pattern: setMatch(640), fewestJoins: true });
  const shifted = planCuts([room], 4000, { pattern: halfDrop(640), fewestJoins: true });
  expect(sizes(level)).toEqual([
    ['drop', 4000, 5760],
    ['fill', 2100, 5760],
  ]);
  expect(sizes(shifted)).toEqual([
    ['drop', 4000, 5760],
    ['fill', 2100, 6400],
  ]);
});

test('a fill of a patterned carpet is not cut across, where that of a plain one is', () => {
  expect(planCuts([metres(5.3, 5.4)], 4000).crossJoins).toBe(1);
  const plan = planCuts([metres(5.3, 5.4)], 4000, { pattern: setMatch(100) });
  expect(plan).toMatchObject({ crossJoins: 0, lengthMm: 10_800 });
});

test('the pattern runs on from a room into its alcove', () => {
  // The alcove begins 1.0 m along the room, 36 cm past the first repeat of 64 cm.
  const room: RoomSize = {
    ...metres(7, 3.9),
    parts: [{ side: 'bottom', startMm: 1000, widthMm: 2900, depthMm: 3000 }],
  };
  const pattern = setMatch(640);
  const plan = planCuts([room], 4000, { pattern });
  expect(findPlanFaults(plan, [room], { ...rules, pattern })).toEqual([]);
  expect(sizes(plan)).toEqual([
    ['whole', 4000, 7680],
    ['whole', 3100, 3840],
  ]);
});

test('a repeat that is no whole number of millimetres, or longer than a roll, is refused', () => {
  for (const repeatMm of [0, -640, 640.5, Number.NaN, 25_001]) {
    expect(() => planCuts([metres(4, 3)], 4000, { pattern: setMatch(repeatMm) })).toThrow(
      RangeError,
    );
  }
});

const repeat = fc.oneof(
  fc.integer({ min: 10, max: 2000 }),
  fc.constantFrom(1, 250, 640, 915, 1000),
);
const pattern = fc.record({ repeatMm: repeat, isHalfDrop: fc.boolean() });
const links = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 });

/** Any plan will do. */
const effort = { work: 600_000, steps: 4_000 };

test('every plan of a patterned carpet matches, covers its rooms and has no cross-join', () => {
  const house = fc.array(space, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(house, roll, pattern, fc.option(links), (job, width, matched, linked) => {
      const more = { pattern: matched, effort, ...(linked && { links: linked }) };
      const plan = planCuts(job, width, more);
      expect(findPlanFaults(plan, job, { ...rules, ...more })).toEqual([]);
    }),
    { numRuns: loopLength(100, 300) },
  );
});

const smallHouse = fc.oneof(
  fc.array(fc.record({ lengthMm: houseSide, widthMm: houseSide }), {
    minLength: 1,
    maxLength: 3,
  }),
  fc.array(shapedRoom, { minLength: 1, maxLength: 1 }),
);

test('a carpet with a pattern never costs less than the same one without', () => {
  fc.assert(
    fc.property(smallHouse, roll, pattern, (job, width, matched) => {
      const plain = charge(planCuts(job, width));
      const level = charge(planCuts(job, width, { pattern: { ...matched, isHalfDrop: false } }));
      const shifted = charge(planCuts(job, width, { pattern: { ...matched, isHalfDrop: true } }));
      expect(level).toBeGreaterThanOrEqual(plain);
      expect(shifted).toBeGreaterThanOrEqual(plain);
    }),
    { numRuns: loopLength(66, 200) },
  );
});

test('a repeat of a millimetre is none', () => {
  fc.assert(
    fc.property(smallHouse, roll, fc.boolean(), (job, width, isHalfDrop) => {
      const options = { pattern: { repeatMm: 1, isHalfDrop } };
      const { pattern: given, ...matched } = planCuts(job, width, options);
      expect(given).toEqual(options.pattern);
      expect(matched).toEqual(planCuts(job, width, { allowsCrossJoins: false }));
    }),
    { numRuns: loopLength(33, 100) },
  );
});

test('a larger room of a patterned carpet never costs less', () => {
  const growth = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(
      houseSide,
      houseSide,
      growth,
      growth,
      roll,
      pattern,
      (l, w, a, b, width, matched) => {
        const price = (lengthMm: number, widthMm: number) =>
          charge(planCuts([{ lengthMm, widthMm }], width, { pattern: matched }));
        expect(price(l + a, w + b)).toBeGreaterThanOrEqual(price(l, w));
      },
    ),
    { numRuns: loopLength(333, 1000) },
  );
});
