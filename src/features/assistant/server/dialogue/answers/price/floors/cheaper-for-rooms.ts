import { formatPence } from '#platform/units/pounds.ts';
import { floorName, listOf } from '../../../../conversation/describe-record.ts';
import { readMeantBudget } from '../../../../conversation/read-budget.ts';
import {
  type FloorChoice,
  isSameFloor,
  type PricedJob,
  type RoomRecord,
} from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { keepStairs } from '../../../observe/floors/stairs-floor.ts';
import { groupByFloor } from '../../../pricing/group-by-floor.ts';
import { sayWithExtras } from '../../../pricing/price-extras.ts';
import { describeJob, priceJob, showJobs, sumOf } from '../../../pricing/price-job.ts';
import { choiceOf } from '../../../products/choose-floor.ts';
import { firstOfRanges } from '../../../products/match-products.ts';
import { fittingFloors } from '../../../products/superlatives/cheapest-floor.ts';
import { isContract } from '../../../topics/rate-floors.ts';
import { sayOfBudget } from '../answer-budget.ts';
import { noteJobs } from '../note-jobs.ts';
import { sayContract } from './say-contract.ts';

type Option = { floor: FloorChoice; jobs: PricedJob[]; pence: number };

/**
 * Some of the rooms that were priced in a floor that costs less, the others as they were: the dearest that keeps the job
 * within what the customer has for it; else the cheapest that is made for homes, or the cheapest of all.
 */
export async function layCheaper(turn: Turn, meant: readonly RoomRecord[]): Promise<string[]> {
  const { record, catalogue, message } = turn;
  const { priced } = record;
  const kinds = new Set(meant.map((room) => (room.floor ?? record.floor)?.kind));
  const ofRooms = fittingFloors(catalogue, { rooms: meant }, record.wishes);
  const inKind = ofRooms.filter(({ category }) => [...kinds].some((kind) => kind === category));
  const before = sumOf(priced);
  const options: (Option & { isForHome: boolean })[] = [];
  for (const product of firstOfRanges(inKind)) {
    const floor = choiceOf(product);
    const jobs = await priceIn(turn, meant, floor);
    const isForHome = product.category !== 'carpet' || !isContract(product);
    options.push({ floor, jobs, pence: sumOf(jobs), isForHome });
  }
  const cheaper = options
    .filter(({ pence }) => pence < before)
    .toSorted((one, other) => one.pence - other.pence);
  const budget = readMeantBudget(message.plain, record.budget);
  const within = budget === undefined ? [] : cheaper.filter(({ pence }) => pence <= budget * 100);
  const chosen = within.at(-1) ?? cheaper.find(({ isForHome }) => isForHome) ?? cheaper[0];
  const where = listOf(meant.map(({ name }) => (name ? placeOf(name) : 'that room')));
  if (!chosen) {
    const line = `That’s already the cheapest we do for ${where}.`;
    turn.evidence.push(line);
    return [line];
  }
  keepStairs(record, new Set(meant));
  for (const room of meant) room.floor = chosen.floor;
  showJobs(turn, chosen.jobs);
  const isSeveral = chosen.jobs.length > 1;
  const saved = formatPence(before - chosen.pence);
  return noteJobs(turn, chosen.jobs, [
    `With ${floorName(chosen.floor)} in ${where}:`,
    ...chosen.jobs.map(describeJob),
    isSeveral ? `Together: ${formatPence(chosen.pence)}, ${saved} less.` : `That’s ${saved} less.`,
    ...(await sayWithExtras(turn, chosen.jobs)),
    ...sayOfBudget(record, chosen.jobs),
    ...sayContract(turn, chosen.jobs),
  ]);
}

const placeOf = (name: string) => (/\d$/.test(name) ? name : `the ${name}`);

/** All rooms, some of them in another floor. */
async function priceIn(
  turn: Turn,
  meant: readonly RoomRecord[],
  floor: FloorChoice,
): Promise<PricedJob[]> {
  const { record } = turn;
  const rooms = record.rooms.map((room) => (meant.includes(room) ? { ...room, floor } : room));
  const jobs: PricedJob[] = [];
  for (const group of groupByFloor(rooms, record, record.flight)) {
    if (!group.floor) continue;
    const { fitted, flight } = group;
    const known = record.priced.find((job) => isSameFloor(job.floor, group.floor ?? floor));
    const rollWidth = known ? record.rollWidth : undefined;
    jobs.push(
      await priceJob(turn, { rooms: group.rooms, floor: group.floor, fitted, flight, rollWidth }),
    );
  }
  return jobs;
}
