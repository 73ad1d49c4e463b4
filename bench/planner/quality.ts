import {
  type CutPlan,
  type CuttingRules,
  planCuts,
  thoroughEffort,
} from '#features/calculator/cut-plan/cut-plan.ts';
import type { Space } from '#features/calculator/cut-plan/laying/spaces.ts';
import { length } from '../lengths.ts';
import {
  createRandom,
  drawRooms,
  drawShapedRooms,
  drawStairs,
  growSpace,
  type Random,
} from './houses.ts';
import { rollWidthsMm, rules } from './planner.ts';

/** Work of a local search that takes a second on an idle machine, roughly. */
const workPerSecond = 300_000_000;
/**
 * How long the search is against which the others are measured, and of how many large houses: 60 s of 12 in the
 * figures that count, which takes a quarter of an hour.
 */
const referenceSeconds = length(Number(process.env.PLANNER_REFERENCE_SECONDS ?? 2), 0.05);
const largeHouses = length(Number(process.env.PLANNER_HOUSES ?? 16));
const reference = { work: referenceSeconds * workPerSecond, steps: referenceSeconds * 500_000 };
const quick: CuttingRules['effort'] = undefined;
/** A plan that may be this much above the best one is searched for longer: see `useBetterCut`. */
const minPercent = 2;

type Job = { roll: number; rooms: Space[] };

/** How near the plans are to those of a much longer search, and whether a larger house ever costs less. */
export async function benchPlannerQuality(print: (line: string) => void): Promise<void> {
  const random = createRandom(2027);
  print(`Cut planner against a search of ${referenceSeconds} s`);
  const large = [7, 10, 15, 30, 12, 20, 8, 25]
    .flatMap((rooms) => rollWidthsMm.map((roll) => ({ roll, rooms: drawRooms(rooms, random) })))
    .slice(0, largeHouses);
  compare(`7 to 30 rooms (${large.length} houses)`, large, print);
  const small = Array.from({ length: length(300, 2) }, (_, i) => ({
    roll: rollWidthsMm[i % 2] as number,
    rooms: drawRooms(4 + random(6), random),
  })).filter((job) => plan(job, quick).pieces.length <= 12);
  compare(`up to 12 pieces (${small.length} jobs)`, small, print);
  const kinds: [string, number, (random: Random) => Space[]][] = [
    ['1 to 6 rooms', 2000, () => drawRooms(1 + random(6), random)],
    [
      '1 to 5 rooms, one or two with parts,',
      700,
      () => [...drawRooms(random(4), random), ...drawShapedRooms(1 + random(2), random)],
    ],
    ['up to 4 rooms with stairs', 700, () => [...drawRooms(random(5), random), drawStairs(random)]],
  ];
  for (const [name, houses, draw] of kinds) {
    print(
      `A house of ${name} with a room grown or added: ${countCheaper(length(houses, 5), draw, random)}`,
    );
  }
}

const plan = ({ rooms, roll }: Job, effort: CuttingRules['effort']) =>
  planCuts(rooms, roll, { ...rules, effort });

/** Plans that are proved to be the best are the best; the others are compared with the longer search. */
function compare(name: string, jobs: Job[], print: (line: string) => void) {
  const found = jobs.map((job) => {
    const first = plan(job, quick);
    const longer = first.withinPercent < minPercent ? first : plan(job, thoroughEffort);
    const isProved = first.withinPercent === 0 || longer.withinPercent === 0;
    const costs = [first, longer].map(weigh);
    const best = Math.min(...costs, ...(isProved ? [] : [weigh(plan(job, reference))]));
    return { gaps: costs.map((cost) => (cost / best - 1) * 100), isProved };
  });
  const proved = found.filter(({ isProved }) => isProved).length;
  for (const [i, each] of ['at once', 'in the end'].entries()) {
    const gaps = found.map((job) => job.gaps[i] as number);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const equal = (gaps.filter((gap) => gap < 1e-6).length / gaps.length) * 100;
    print(
      `${name}, ${each}: mean gap ${mean.toFixed(2)} %, max ${Math.max(...gaps).toFixed(2)} %; as good in ${equal.toFixed(1)} %`,
    );
  }
  print(`${name}: ${proved} are proved to be the best in the end`);
}

/** What a plan costs by the rules that choose it, in pence. */
const weigh = ({ boughtMm2, joins }: CutPlan) =>
  (boughtMm2 * rules.pencePerM2) / 1_000_000 + joins * (rules.joinPence + rules.minSavingPence);

const charge = ({ boughtMm2, joins, allowancePence }: CutPlan) =>
  Math.floor((boughtMm2 * rules.pencePerM2 + 500_000) / 1_000_000) +
  joins * rules.joinPence -
  allowancePence;

function countCheaper(houses: number, draw: (random: Random) => Space[], random: Random): string {
  const saved: number[] = [];
  for (let i = 0; i < houses; i++) {
    const roll = rollWidthsMm[i % 2] as number;
    const rooms = draw(random);
    const at = random(rooms.length);
    const grown = growSpace(rooms[at] as Space, random);
    const before = charge(plan({ rooms, roll }, quick));
    for (const larger of [rooms.with(at, grown), [...rooms, ...drawRooms(1, random)]]) {
      const saving = before - charge(plan({ rooms: larger, roll }, quick));
      if (saving > 0) saved.push(saving);
    }
  }
  const worst = (Math.max(0, ...saved) / 100).toFixed(2);
  return `${saved.length} of ${houses} became cheaper, by £${worst} at most`;
}
