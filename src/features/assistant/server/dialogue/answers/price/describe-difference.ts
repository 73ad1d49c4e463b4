import { formatPence } from '#platform/units/pounds.ts';
import { capitalise, floorName, listOf } from '../../../conversation/describe-record.ts';
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

/** How much more jobs are than those told before them, where only rooms were added. */
export const describeAdded = (
  { priced }: ConversationRecord,
  jobs: readonly PricedJob[],
): string[] =>
  // A room that is a job of its own has its price beside it.
  jobs.length === priced.length ? sayRooms(priced, jobs, 'more than without') : [];

/** How much less jobs are than those told before them, where only rooms were left out. */
export const describeLeftOut = (
  { priced }: ConversationRecord,
  jobs: readonly PricedJob[],
): string[] => sayRooms(jobs, priced, 'less than with');

/** How much less or more jobs are than those told before them, where only floors were changed. */
export function describeChanged(
  { priced }: ConversationRecord,
  jobs: readonly PricedJob[],
  asBefore?: string,
): string[] {
  const [before, now] = [roomsOf(priced), roomsOf(jobs)];
  const isSame =
    before.length === now.length &&
    now.length > 0 &&
    now.every((room) => before.some((known) => isSameRoom(known, room))) &&
    priced.some(({ flight }) => flight) === jobs.some(({ flight }) => flight) &&
    priced[0]?.fitted === jobs[0]?.fitted;
  const pence = sumOf(priced) - sumOf(jobs);
  const [only, ...others] = priced;
  if (!isSame || pence === 0 || !only) return [];
  const than =
    asBefore ?? (others.length === 0 ? `with all of it in ${floorName(only.floor)}` : 'before');
  return [`That’s ${formatPence(Math.abs(pence))} ${pence > 0 ? 'less' : 'more'} than ${than}.`];
}

/** The price of the named rooms and the stairs that larger jobs have and smaller ones, which are the same otherwise, have not. */
function sayRooms(
  small: readonly PricedJob[],
  large: readonly PricedJob[],
  words: string,
): string[] {
  const isKept = (job: PricedJob) =>
    large.some(
      (one) =>
        one.fitted === job.fitted &&
        isSameFloor(one.floor, job.floor) &&
        (job.flight === undefined || JSON.stringify(one.flight) === JSON.stringify(job.flight)) &&
        job.rooms.every((room) => one.rooms.some((other) => isSameRoom(other, room))),
    );
  const [before, all] = [roomsOf(small), roomsOf(large)];
  const rooms = all.filter((room) => !before.some((known) => isSameRoom(known, room)));
  const names = rooms.flatMap(({ name }) => name ?? []);
  const stairs = large.some(({ flight }) => flight) && !small.some(({ flight }) => flight);
  const added = [...names, ...(stairs ? ['stairs'] : [])];
  const pence = sumOf(large) - sumOf(small);
  const isSaid =
    before.length > 0 &&
    all.length === before.length + rooms.length &&
    small.every(isKept) &&
    names.length === rooms.length &&
    added.length > 0 &&
    pence > 0;
  return isSaid
    ? [`That’s ${formatPence(pence)} ${words} ${listOf(added.map((name) => `the ${name}`))}.`]
    : [];
}

const isSameRoom = (one: RoomRecord, other: RoomRecord) =>
  hasSameSides(one, other) && one.name === other.name;
