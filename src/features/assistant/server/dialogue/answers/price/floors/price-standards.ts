import { formatPence } from '#platform/units/pounds.ts';
import { floorName, listOf } from '../../../../conversation/describe-record.ts';
import type { FloorChoice, PricedJob, RoomRecord } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { describeRooms, fittingText, priceJob } from '../../../pricing/price-job.ts';
import { unsuitedRooms } from '../../../products/suits-rooms.ts';

const standards: readonly FloorChoice[] = [
  { kind: 'carpet' },
  { kind: 'vinyl' },
  { kind: 'laminate' },
];

/** The standard floors that may lie in every one of some rooms. */
export const standardsFor = (rooms: readonly RoomRecord[]): FloorChoice[] =>
  standards.filter((floor) => unsuitedRooms(floor, undefined, rooms).length === 0);

/** Whether one standard floor may lie in all rooms, and no room could have another. */
export const haveStandard = (rooms: readonly RoomRecord[]): boolean => {
  const all = standardsFor(rooms);
  return all.length > 0 && rooms.every((room) => standardsFor([room]).length === all.length);
};

/** No floor was named: all standard floors that suit the rooms. */
export async function priceStandards(
  turn: Turn,
  rooms: readonly RoomRecord[],
  fitted: boolean,
): Promise<string[]> {
  const jobs: PricedJob[] = [];
  for (const floor of standardsFor(rooms))
    jobs.push(await priceJob(turn, { rooms, floor, fitted }));
  const { record } = turn;
  record.asked = 'floor';
  record.wantsPrice = true;
  const [first] = jobs;
  const sums = listOf(
    jobs.map(({ floor, totalPence }) => `${formatPence(totalPence)} in ${floorName(floor)}`),
  );
  const size = first ? describeRooms(first) : '';
  const lines = [
    `${size}, ${fittingText(fitted)}: ${sums}, including VAT.`,
    'Which floor did you have in mind?',
  ];
  turn.evidence.push(...lines);
  record.priced = [];
  delete record.estimateId;
  return lines;
}
