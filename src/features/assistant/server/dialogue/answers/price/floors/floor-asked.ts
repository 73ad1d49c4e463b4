import { areAlternatives } from '../../../../conversation/job/open-choice.ts';
import { type FloorChoice, isSameFloor, type PricedJob } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import type { Observed } from '../../../observe/observe.ts';
import { priceJob } from '../../../pricing/price-job.ts';
import { pickOfRange } from '../../../products/choose-floor.ts';
import { noteJobs } from '../note-jobs.ts';

/**
 * Answers a question about a price for the floor that it names, which may be another one than was priced last: "does the
 * Moorland one include underlay?" The rooms of the last price are priced in it.
 * @param answer tells of the prices in the record
 */
export async function answerForFloorAsked(
  turn: Turn,
  { floors }: Pick<Observed, 'floors'>,
  answer: () => string[] | Promise<string[]>,
): Promise<string[]> {
  const { record } = turn;
  const { priced } = record;
  const ofRange = floors.isNamed ? pickOfRange(floors.candidates, record) : undefined;
  const floor = floors.named.length <= 1 ? [floors.choice, ofRange].find(isProduct) : undefined;
  const [first, ...others] = priced;
  const isOfOne = others.length === 0 || areAlternatives(priced);
  if (!floor || !first) return answer();
  const told = priced.find((job) => isSameFloor(job.floor, floor));
  if (told) return answerOf(turn, told, answer);
  if (!isOfOne) return answer();
  const job = await priceJob(turn, { ...first, floor });
  noteJobs(turn, [job], []);
  // "So what's the total?" is asked of that floor then.
  if (record.rooms.every((room) => !room.floor)) record.floor = floor;
  return answer();
}

const isProduct = (floor: FloorChoice | undefined) => floor?.slug !== undefined;

/** Of floors that are weighed only one is asked about; the others stay in the record. */
async function answerOf(
  { record }: Turn,
  job: PricedJob,
  answer: () => string[] | Promise<string[]>,
): Promise<string[]> {
  const { priced } = record;
  record.priced = [job];
  const lines = await answer();
  record.priced = priced;
  return lines;
}
