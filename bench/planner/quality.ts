import {
  type CutPlan,
  type CuttingRules,
  planCuts,
  thoroughEffort,
} from '#features/calculator/cut-plan/cut-plan.ts';
import type { RoomSize } from '#features/calculator/cut-plan/laying/spaces.ts';
import { createRandom, rollWidthsMm, rules } from './planner.ts';

/** Work of a local search that takes a second on an idle machine, roughly. */
const workPerSecond = 100_000_000;
/** How long the search is against which the others are measured: 60 in the figures that count. */
const referenceSeconds = Number(process.env.PLANNER_REFERENCE_SECONDS ?? 2);
const reference = { work: referenceSeconds * workPerSecond, steps: referenceSeconds * 4_000_000 };
const efforts = { quick: undefined, thorough: thoroughEffort } as const;

type Random = (below: number) => number;

/** How near the plans are to those of a much longer search, and whether a larger house ever costs less. */
export async function benchPlannerQuality(print: (line: string) => void): Promise<void> {
  const random = createRandom(2027);
  print(`Cut planner against a search of ${referenceSeconds} s`);
  const large = [7, 8, 10, 12, 15, 20, 25, 30].flatMap((rooms) =>
    rollWidthsMm.map((roll) => ({ roll, rooms: drawRooms(rooms, random) })),
  );
  compare('7 to 30 rooms', large, print);
  const small = Array.from({ length: 100 }, (_, i) => ({
    roll: rollWidthsMm[i % 2] as number,
    rooms: drawRooms(4 + random(6), random),
  })).filter(({ roll, rooms }) => planCuts(rooms, roll, rules).pieces.length <= 12);
  compare(`up to 12 pieces (${small.length} jobs)`, small, print);
  print(`A house of 1 to 6 rooms with a room grown or added: ${countCheaper(2000, random)}`);
}

function compare(
  name: string,
  jobs: { roll: number; rooms: RoomSize[] }[],
  print: (line: string) => void,
) {
  const costs = (effort: CuttingRules['effort']) =>
    jobs.map(({ roll, rooms }) => weigh(planCuts(rooms, roll, { ...rules, effort })));
  const found = Object.entries(efforts).map(([each, effort]) => [each, costs(effort)] as const);
  const longest = costs(reference);
  const best = longest.map((cost, i) =>
    Math.min(cost, ...found.map(([, all]) => all[i] as number)),
  );
  for (const [each, all] of found) {
    const gaps = all.map((cost, i) => (cost / (best[i] as number) - 1) * 100);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const equal = (gaps.filter((gap) => gap < 1e-6).length / gaps.length) * 100;
    print(
      `${name}, ${each}: mean gap ${mean.toFixed(2)} %, max ${Math.max(...gaps).toFixed(2)} %; as good in ${equal.toFixed(1)} %`,
    );
  }
}

/** What a plan costs by the rules that choose it, in pence. */
const weigh = ({ boughtMm2, joins }: CutPlan) =>
  (boughtMm2 * rules.pencePerM2) / 1_000_000 + joins * (rules.joinPence + rules.minSavingPence);

const charge = ({ boughtMm2, joins, allowancePence }: CutPlan) =>
  Math.floor((boughtMm2 * rules.pencePerM2 + 500_000) / 1_000_000) +
  joins * rules.joinPence -
  allowancePence;

function countCheaper(houses: number, random: Random): string {
  const saved: number[] = [];
  for (let i = 0; i < houses; i++) {
    const roll = rollWidthsMm[i % 2] as number;
    const house = drawRooms(1 + random(6), random);
    const at = random(house.length);
    const room = house[at] as RoomSize;
    const grow = () => [0, 1, random(2500)][random(3)] as number;
    const grown = { lengthMm: room.lengthMm + grow(), widthMm: room.widthMm + grow() };
    const before = charge(planCuts(house, roll, rules));
    for (const larger of [house.with(at, grown), [...house, ...drawRooms(1, random)]]) {
      const saving = before - charge(planCuts(larger, roll, rules));
      if (saving > 0) saved.push(saving);
    }
  }
  const worst = (Math.max(0, ...saved) / 100).toFixed(2);
  return `${saved.length} of ${houses} became cheaper, by £${worst} at most`;
}

const drawRooms = (rooms: number, random: Random): RoomSize[] =>
  Array.from({ length: rooms }, () => ({
    lengthMm: 1500 + 10 * random(551),
    widthMm: 1500 + 10 * random(451),
  }));
