import { formatPence } from '#platform/units/pounds.ts';
import { capitalise, listOf } from '../../../conversation/describe-record.ts';
import {
  type ConversationRecord,
  hasSameSides,
  isSameFloor,
  type PricedJob,
  type RoomRecord,
} from '../../../conversation/record.ts';
import { sumOf } from '../../pricing/price-job.ts';

/** Which of two sums is less, and by how much. */
export function describeDifference(sums: readonly { name: string; pence: number }[]): string[] {
  if (sums.length !== 2) return [];
  const [low, high] = [...sums].sort((one, other) => one.pence - other.pence);
  if (!low || !high || low.pence === high.pence) return ['The price is the same.'];
  return [`${capitalise(low.name)} is ${formatPence(high.pence - low.pence)} less.`];
}

const roomsOf = (jobs: readonly PricedJob[]) => jobs.flatMap(({ rooms }) => rooms);

/** How much more a job is than the one told before it, where only rooms were added. */
export function describeAdded(
  { priced }: ConversationRecord,
  jobs: readonly PricedJob[],
): string[] {
  const isKept = (job: PricedJob) =>
    jobs.some(
      (one) =>
        one.fitted === job.fitted &&
        isSameFloor(one.floor, job.floor) &&
        JSON.stringify(one.flight) === JSON.stringify(job.flight) &&
        job.rooms.every((room) => one.rooms.some((other) => isSameRoom(other, room))),
    );
  const before = roomsOf(priced);
  const added = roomsOf(jobs).filter((room) => !before.some((known) => isSameRoom(known, room)));
  const names = added.flatMap(({ name }) => name ?? []);
  const more = sumOf(jobs) - sumOf(priced);
  const isMore =
    before.length > 0 &&
    roomsOf(jobs).length === before.length + added.length &&
    priced.every(isKept) &&
    names.length === added.length &&
    names.length > 0 &&
    more > 0;
  return isMore
    ? [
        `That’s ${formatPence(more)} more than without ${listOf(names.map((name) => `the ${name}`))}.`,
      ]
    : [];
}

const isSameRoom = (one: RoomRecord, other: RoomRecord) =>
  hasSameSides(one, other) && one.name === other.name;
