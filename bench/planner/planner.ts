import { planCuts } from '#features/calculator/cut-plan/cut-plan.ts';
import type { RoomSize } from '#features/calculator/cut-plan/laying/spaces.ts';

export const rollWidthsMm = [4000, 5000];
export const rules = {
  allowsCrossJoins: true,
  pencePerM2: 2599,
  joinPence: 500,
  minSavingPence: 2000,
};

type Sample = { ms: number; wastePercent: number };

/** Time to plan random jobs, and how much more roll is bought than the pieces cover. */
export async function benchPlanner(print: (line: string) => void): Promise<void> {
  const random = createRandom(2024);
  sample(15, 40, random);
  print('Cut planner: random rooms of 1.5 to 7 m by 1.5 to 6 m, off 4 m and 5 m rolls');
  for (const [rooms, jobs] of [
    [1, 200],
    [5, 200],
    [6, 200],
    [15, 100],
    [30, 100],
  ] as const) {
    const samples = sample(rooms, jobs, random);
    const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
    const waste = samples.reduce((sum, each) => sum + each.wastePercent, 0) / jobs;
    const median = times[Math.floor(jobs / 2)] ?? 0;
    print(
      `${rooms} rooms: median ${median.toFixed(2)} ms, max ${(times.at(-1) ?? 0).toFixed(2)} ms; ` +
        `${waste.toFixed(2)} % above the area of the pieces`,
    );
  }
}

function sample(rooms: number, jobs: number, random: (below: number) => number): Sample[] {
  return Array.from({ length: jobs }, (_, job) => {
    const sizes: RoomSize[] = Array.from({ length: rooms }, () => ({
      lengthMm: 1500 + 10 * random(551),
      widthMm: 1500 + 10 * random(451),
    }));
    const start = performance.now();
    const plan = planCuts(sizes, rollWidthsMm[job % 2] as number, rules);
    const ms = performance.now() - start;
    const cutMm2 = plan.pieces.reduce((sum, piece) => sum + piece.widthMm * piece.lengthMm, 0);
    return { ms, wastePercent: (plan.boughtMm2 / cutMm2 - 1) * 100 };
  });
}

export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
