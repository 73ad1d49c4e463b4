import { expect, test } from 'vitest';
import { findPlanFaults } from '#tests/support/calculator/check-plan.ts';
import {
  houseSide,
  roll,
  room,
  shapedRoom,
  side,
  space,
  stairs,
} from '#tests/support/calculator/spaces.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { type CutPlan, type CuttingRules, planCuts as planByRules } from './cut-plan.ts';
import { isStairs, type RoomSize, type Space } from './laying/spaces.ts';

const rules: CuttingRules = {
  allowsCrossJoins: true,
  pencePerM2: 2599,
  joinPence: 500,
  minSavingPence: 2000,
};
const planCuts = (spaces: Space[], rollWidthMm: number, more: Partial<CuttingRules> = {}) =>
  planByRules(spaces, rollWidthMm, { ...rules, ...more });

const turn = ({ lengthMm, widthMm }: RoomSize): RoomSize => ({
  lengthMm: widthMm,
  widthMm: lengthMm,
});

const score = (plan: CutPlan) => [
  plan.lengthMm,
  plan.joins,
  plan.crossJoins,
  plan.seamLengthMm,
  plan.allowancePence,
];
/** What is charged for carpet and joins, in pence. */
const charge = ({ boughtMm2, joins, allowancePence }: CutPlan) =>
  Math.floor((boughtMm2 * rules.pencePerM2 + 500_000) / 1_000_000) +
  joins * rules.joinPence -
  allowancePence;
const rooms = fc.oneof(
  fc.array(room, { minLength: 1, maxLength: 30 }),
  fc.array(room, { minLength: 2, maxLength: 8 }),
  fc.tuple(room, fc.integer({ min: 2, max: 30 })).map(([one, n]) => Array(n).fill(one)),
);
const runs = { numRuns: loopLength(16, 50) };
/** Where any plan will do: a tenth of the usual time. */
const effort = { work: 600_000, steps: 4_000 };

test('every plan is one that a fitter can lay', () => {
  const house = fc.oneof(rooms, fc.array(space, { minLength: 1, maxLength: 8 }));
  const links = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(
      house,
      roll,
      fc.boolean(),
      fc.option(links),
      (job, width, allowsCrossJoins, linked) => {
        const more = { allowsCrossJoins, effort, ...(linked ? { links: linked } : {}) };
        const plan = planCuts(job, width, more);
        expect(findPlanFaults(plan, job, { ...rules, ...more })).toEqual([]);
        const drawn = plan.roomLayouts.flatMap(({ joins }) => joins);
        expect(drawn).toHaveLength(plan.joins);
        expect(drawn.filter(({ kind }) => kind === 'cross')).toHaveLength(plan.crossJoins);
      },
    ),
    { numRuns: loopLength(40, 120) },
  );
});

test('neither the order of the rooms nor a turned room changes lengths and joins', () => {
  fc.assert(
    fc.property(rooms, roll, fc.integer({ min: 0, max: 2 ** 30 - 1 }), (job, width, turns) => {
      const turned = job.map((each, i) => ((turns >> i) & 1 ? turn(each) : each)).reverse();
      expect(score(planCuts(turned, width, { effort }))).toEqual(
        score(planCuts(job, width, { effort })),
      );
    }),
    runs,
  );
});

test('a job is never charged more than its rooms one by one', () => {
  fc.assert(
    fc.property(rooms, roll, (job, width) => {
      const together = charge(planCuts(job, width, { effort }));
      const apart = job.reduce((sum, each) => sum + charge(planCuts([each], width, { effort })), 0);
      expect(together).toBeLessThanOrEqual(apart + job.length);
    }),
    runs,
  );
});

test('a larger room never costs less', () => {
  const small = fc.oneof(side, fc.integer({ min: 3800, max: 5200 }));
  const growth = fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 6000 }));
  fc.assert(
    fc.property(small, small, growth, growth, roll, (lengthMm, widthMm, a, b, width) => {
      const before = charge(planCuts([{ lengthMm, widthMm }], width));
      const after = charge(planCuts([{ lengthMm: lengthMm + a, widthMm: widthMm + b }], width));
      expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: loopLength(500, 1500) },
  );
});

/** A space grown by some millimetres, a few steps or a part; none of it is made smaller. */
function grow(each: Space, [a, b, c]: readonly [number, number, number]): Space {
  if (isStairs(each)) {
    const landing = each.landing && { ...each.landing, lengthMm: each.landing.lengthMm + b };
    return {
      ...each,
      steps: each.steps + (a % 3),
      widthMm: each.widthMm + (c % 100),
      ...(landing && { landing }),
    };
  }
  const parts = each.parts?.map((part) => ({ ...part, depthMm: part.depthMm + c }));
  return {
    ...each,
    lengthMm: each.lengthMm + a,
    widthMm: each.widthMm + b,
    ...(parts && { parts }),
  };
}

test('a house with a room grown or added never costs less', () => {
  const growth = fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 2500 }));
  const growths = fc.tuple(growth, growth, growth);
  const house = fc.oneof<fc.Arbitrary<Space[]>[]>(
    fc.array(fc.record({ lengthMm: houseSide, widthMm: houseSide }), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.array(fc.oneof(shapedRoom, stairs), { minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(house, growths, fc.nat(5), shapedRoom, roll, (job, by, at, added, width) => {
      const before = charge(planCuts(job, width));
      const index = at % job.length;
      const grown = job.with(index, grow(job[index] as Space, by));
      expect(charge(planCuts(grown, width))).toBeGreaterThanOrEqual(before);
      expect(charge(planCuts([...job, added], width))).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: loopLength(66, 200) },
  );
});

test('a house of which a room outgrows the roll never costs less', () => {
  const across = fc.constantFrom(4000, 5000);
  const other = fc.record({
    lengthMm: fc.integer({ min: 1500, max: 7000 }),
    widthMm: fc.integer({ min: 1500, max: 6000 }),
  });
  const others = fc.array(other, { minLength: 1, maxLength: 4 });
  const long = fc.integer({ min: 4000, max: 7000 });
  const upTo300 = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(across, others, long, upTo300, upTo300, (width, house, lengthMm, below, above) => {
      const before = [...house, { lengthMm, widthMm: width - 100 - below }];
      const after = [...house, { lengthMm, widthMm: width - 100 + above }];
      expect(charge(planCuts(after, width))).toBeGreaterThanOrEqual(
        charge(planCuts(before, width)),
      );
    }),
    { numRuns: loopLength(100, 300) },
  );
});
