import { expect, test } from 'vitest';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { type CutPlan, planCuts } from '../cut-plan.ts';

const rules = {
  allowsCrossJoins: true,
  pencePerM2: 2599,
  joinPence: 500,
  minSavingPence: 2000,
};
/** What a plan costs by the rules that choose it, in pence. */
const weigh = ({ boughtMm2, joins }: CutPlan) =>
  (boughtMm2 * rules.pencePerM2) / 1_000_000 + joins * (rules.joinPence + rules.minSavingPence);

const cm = (min: number, max: number) => fc.integer({ min, max }).map((each) => 10 * each);
const room = fc.record({ lengthMm: cm(150, 700), widthMm: cm(150, 600) });
const house = fc.array(room, { minLength: 6, maxLength: 9 });
const roll = fc.constantFrom(4000, 5000);
const thousand = 1000;
const effort = fc.record({
  work: fc.integer({ min: 1, max: 1000 }).map((each) => each * thousand),
  steps: fc.integer({ min: 1, max: 30 }).map((each) => each * thousand),
});

function expectNoneBelow(
  rooms: { lengthMm: number; widthMm: number }[],
  width: number,
  few: object,
) {
  const quick = planCuts(rooms, width, { ...rules, ...few });
  const longer = planCuts(rooms, width, { ...rules, effort: { work: 1_000_000, steps: 200_000 } });
  const least = weigh(quick) * (1 - quick.withinPercent / 100);
  expect(weigh(longer)).toBeGreaterThanOrEqual(least - 1e-6);
}

test('no search finds a plan below the bound of another', () => {
  fc.assert(
    fc.property(house, roll, effort, (rooms, width, few) =>
      expectNoneBelow(rooms, width, { effort: few }),
    ),
    { numRuns: loopLength(12, 60) },
  );
});

test('a plan is called the best only where the combinations that were listed are ruled out, too', () => {
  const sides = [
    [3300, 2040],
    [4120, 3230],
    [3070, 3140],
    [6540, 5100],
    [2040, 1760],
    [6220, 2620],
    [5060, 2510],
    [1640, 3400],
    [4500, 5910],
  ];
  const rooms = sides.map(([lengthMm = 0, widthMm = 0]) => ({ lengthMm, widthMm }));
  expectNoneBelow(rooms, 5000, { effort: { work: 1_000_000, steps: 30_000 } });
});
