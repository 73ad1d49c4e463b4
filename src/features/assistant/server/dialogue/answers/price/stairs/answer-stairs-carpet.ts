import { formatPence } from '#platform/units/pounds.ts';
import { floorName } from '../../../../conversation/describe-record.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { groupByFloor } from '../../../pricing/group-by-floor.ts';
import { priceJob, showJobs, sumOf } from '../../../pricing/price-job.ts';
import { choiceOf } from '../../../products/choose-floor.ts';
import { fittingFloors } from '../../../products/superlatives/cheapest-floor.ts';
import { noteJobs } from '../note-jobs.ts';

/** A carpet made for stairs on these alone, and what the whole job comes to with it. */
export async function answerStairsCarpet(turn: Turn): Promise<string[]> {
  const { record, catalogue } = turn;
  const { flight, rooms } = record;
  const before = record.priced.find((job) => job.flight);
  const product = fittingFloors(catalogue, { rooms: [], flight }, record.wishes).find(
    ({ category, slug }) => category === 'carpet' && slug !== before?.floor.slug,
  );
  if (!product || !flight) return [];
  record.stairsFloor = choiceOf(product);
  const jobs: PricedJob[] = [];
  for (const group of groupByFloor(rooms, record, flight)) {
    const { floor, fitted } = group;
    if (floor) jobs.push(await priceJob(turn, { ...group, floor, fitted }));
  }
  showJobs(turn, jobs);
  const told = sumOf(record.priced);
  const more = sumOf(jobs) - told;
  const isWhole =
    before !== undefined && record.priced.flatMap((job) => job.rooms).length === rooms.length;
  const gap =
    isWhole && more !== 0 ? `, ${formatPence(Math.abs(more))} ${more > 0 ? 'more' : 'less'}` : '';
  const suitability = product.specifications.Suitability;
  return noteJobs(turn, jobs, [
    `For the stairs I’d choose ${floorName(record.stairsFloor)}${suitability ? `: ${suitability.charAt(0).toLowerCase()}${suitability.slice(1)}` : ''}.`,
    rooms.length > 0
      ? `With that on the stairs alone the whole job is ${formatPence(sumOf(jobs))}${gap}.`
      : `That’s ${formatPence(sumOf(jobs))}${gap}.`,
  ]);
}
