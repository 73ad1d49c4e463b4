import { planCuts } from '#features/calculator/cut-plan/cut-plan.ts';
import type { Space } from '#features/calculator/cut-plan/laying/spaces.ts';
import {
  type ChosenProduct,
  type EstimateJob,
  estimateJob,
} from '#features/calculator/estimate.ts';
import { defaultPriceBook } from '#features/calculator/price-book.ts';
import { length } from '../lengths.ts';
import { createRandom, drawRooms, drawShapedRooms, drawStairs, type Random } from './houses.ts';

export const rollWidthsMm = [4000, 5000];
export const rules = {
  allowsCrossJoins: true,
  pencePerM2: 2599,
  joinPence: 500,
  minSavingPence: 2000,
};

/** A carpet that comes off as many rolls as there can be. */
const fourRolls: ChosenProduct = {
  pricePence: 2599,
  rollWidthsMm: [2000, 3000, 4000, 5000],
  packAreaMm2: null,
  fittingIncluded: false,
};

type Sample = { ms: number; wastePercent: number };

/** Time to plan random jobs, and how much more roll is bought than the pieces cover. */
export async function benchPlanner(print: (line: string) => void): Promise<void> {
  const random = createRandom(2024);
  sample(15, length(40, 2), random);
  print('Cut planner: random rooms of 1.5 to 7 m by 1.5 to 6 m, off 4 m and 5 m rolls');
  for (const [rooms, full] of [
    [1, 200],
    [5, 200],
    [6, 200],
    [15, 100],
    [30, 100],
  ] as const) {
    const jobs = length(full, 4);
    const samples = sample(rooms, jobs, random);
    const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
    const waste = samples.reduce((sum, each) => sum + each.wastePercent, 0) / jobs;
    const median = times[Math.floor(jobs / 2)] ?? 0;
    print(
      `${rooms} rooms: median ${median.toFixed(2)} ms, max ${(times.at(-1) ?? 0).toFixed(2)} ms; ` +
        `${waste.toFixed(2)} % above the area of the pieces`,
    );
  }
  print(
    'Whole estimates, with the other roll and the other cut, in processor time: the lesser of two',
  );
  print(`1 to 6 rooms: ${measureEstimates(200, () => drawRooms(1 + random(6), random))}`);
  print(`30 rooms: ${measureEstimates(20, () => drawRooms(30, random))}`);
  print(`9 rooms with parts: ${measureEstimates(20, () => drawShapedRooms(9, random))}`);
  const linked = (_: unknown, room: number) => room % 10;
  print(
    `30 rooms with parts, linked by three: ${measureEstimates(20, () => drawShapedRooms(30, random), linked)}`,
  );
  const linkedByFive = (_: unknown, room: number) => room % 6;
  print(
    `30 rooms with parts, linked by five, off four rolls: ${measureEstimates(20, () => drawShapedRooms(30, random), linkedByFive, fourRolls)}`,
  );
  print(
    `two flights of stairs and two rooms: ${measureEstimates(50, () => [drawStairs(random), drawStairs(random), ...drawRooms(2, random)])}`,
  );
}

/**
 * Of each job the lesser of two measurements: what else the machine does takes as much as the job itself. The first
 * four jobs of a kind are told apart: while they run, what only that kind uses is compiled.
 */
function measureEstimates(
  all: number,
  draw: () => Space[],
  link: (room: Space, index: number) => number | undefined = () => undefined,
  product?: ChosenProduct,
): string {
  const jobs = length(all);
  const times = Array.from({ length: firstJobs + jobs }, (_, i) => {
    const rooms = draw();
    const rollWidthMm = rollWidthsMm[i % 2] as number;
    const links = rooms.map(link);
    const job = { rooms, links, rollWidthMm, product };
    return i < firstJobs ? measure(job) : Math.min(measure(job), measure(job));
  });
  const first = Math.max(...times.splice(0, firstJobs)).toFixed(0);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (jobs - 1))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms; at first ${first} ms`;
}

const firstJobs = 4;

/** The milliseconds of processor that a whole estimate takes. */
function measure(job: Pick<EstimateJob, 'rooms' | 'rollWidthMm' | 'links' | 'product'>): number {
  const start = process.cpuUsage();
  estimateJob({ ...job, flooringType: 'carpet', includeInstallation: true }, defaultPriceBook);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function sample(rooms: number, jobs: number, random: Random): Sample[] {
  return Array.from({ length: jobs }, (_, job) => {
    const sizes = drawRooms(rooms, random);
    const start = performance.now();
    const plan = planCuts(sizes, rollWidthsMm[job % 2] as number, rules);
    const ms = performance.now() - start;
    const cutMm2 = plan.pieces.reduce((sum, piece) => sum + piece.widthMm * piece.lengthMm, 0);
    return { ms, wastePercent: (plan.boughtMm2 / cutMm2 - 1) * 100 };
  });
}
