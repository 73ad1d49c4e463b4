import { formatPence } from '#platform/units/pounds.ts';
import { listOf, sizeText } from '../../conversation/describe-record.ts';
import type { ConversationRecord, PricedJob } from '../../conversation/record.ts';
import type { Turn } from '../../turn.ts';
import { homesAlike } from '../observe/project/count-homes.ts';
import { keyOf } from '../observe/rooms/remove-rooms.ts';
import { groupByFloor } from './group-by-floor.ts';
import { priceJob, sumOf } from './price-job.ts';

/** Works out how much more one of several homes costs, where it differs from the others. */
export async function priceOtherHome(turn: Turn, jobs: readonly PricedJob[]): Promise<void> {
  const { record } = turn;
  const other = homesAlike(record)?.other;
  if (!other || jobs.length === 0) return;
  const rooms = record.rooms.map((room) => {
    const own = other.rooms.find(({ name }) => keyOf(name) === keyOf(room.name));
    return own ? { ...room, ...own, name: room.name ?? own.name ?? '' } : room;
  });
  let pence = 0;
  for (const { floor, fitted, rooms: own, flight } of groupByFloor(rooms, record, record.flight))
    if (floor) pence += (await priceJob(turn, { rooms: own, floor, fitted, flight })).totalPence;
  other.extraPence = pence - sumOf(jobs);
}

/** What all homes come to that are alike but for one. */
export function sumOfHomes({ count, other }: Homes, pence: number): number {
  return pence * count + (other?.extraPence ?? 0);
}
type Homes = NonNullable<ConversationRecord['homes']>;

/** The price of all homes that have the rooms priced. */
export function closeHomes(record: ConversationRecord, jobs: readonly PricedJob[]): string[] {
  const homes = homesAlike(record);
  if (!homes) return [];
  const { count, name, other } = homes;
  const sum = formatPence(sumOfHomes(homes, sumOf(jobs)));
  if (name === 'lot') return [`${count === 2 ? 'Twice' : `${count} times`} that: ${sum}.`];
  if (other?.extraPence !== undefined) {
    const rooms = listOf(other.rooms.map((room) => `${room.name} ${sizeText(room)}`));
    const own = formatPence(sumOf(jobs) + other.extraPence);
    const alike = count === 2 ? `one ${name}` : `each of ${count - 1} ${name}s alike`;
    return [`That’s for ${alike}. The one with ${rooms} is ${own}. For all ${count}: ${sum}.`];
  }
  return [`That’s for one ${name}. For ${count === 2 ? 'both' : `all ${count}`} alike: ${sum}.`];
}
