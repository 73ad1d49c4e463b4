import { formatPence } from '#platform/units/pounds.ts';
import {
  describeBriefly,
  floorName,
  listOf,
  standardName,
} from '../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import { isSameFloor } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { isFloorPriced, toldSums } from '../../acts/price/price-checks.ts';
import type { Observed } from '../../observe/observe.ts';
import { priceExtras } from '../../pricing/price-extras.ts';
import { sumOf } from '../../pricing/price-job.ts';
import { noteJobs } from './note-jobs.ts';

/** Whether the last price is for the floor that is asked about. */
export function answerWhichFloor({ record, evidence }: Turn, { floors }: Observed): string[] {
  const names = record.priced.map(({ floor }) =>
    floor.slug ? floorName(floor) : `our ${standardName(floor)}`,
  );
  const name = listOf([...new Set(names)]);
  const line = isFloorPriced(record, floors) ? `Yes, that’s ${name}.` : `No, that’s for ${name}.`;
  evidence.push(line);
  return [line];
}

/** Of floors that are weighed, the one that is chosen with its sum: "chequer then, that's 136 all in yeah?" */
function takeChosen(turn: Turn, sums: readonly number[], { choice }: Observed['floors']): void {
  const { priced } = turn.record;
  const chosen =
    choice &&
    priced.find(({ floor, totalPence }) => isSameFloor(floor, choice) && sums.includes(totalPence));
  if (chosen && areAlternatives(priced)) noteJobs(turn, [chosen], []);
}

const asksAll =
  /\b(?:all in|all[ -]?in(?:clusive)?|everything|in total|total|altogether|nothing else|no extras?|the lot|all of it)\b/i;

/** What would come on top of a sum that is to be all. */
async function sayExtras(turn: Turn): Promise<string[]> {
  const { priced, inAllPence } = turn.record;
  if (!asksAll.test(turn.message.plain) || inAllPence !== undefined) return [];
  const extras = await priceExtras(turn, priced);
  return extras
    ? [
        `Taking up the old floor (${formatPence(extras.uplift)}) and moving furniture (${formatPence(extras.furnitureRoom)} a room) are extra, if you want them.`,
      ]
    : [];
}

/** Whether sums that the customer says again are right. */
export async function answerConfirmSum(turn: Turn, { floors }: Observed): Promise<string[]> {
  const { record, message, evidence } = turn;
  const sums = [...new Set(toldSums(record, message.plain))];
  takeChosen(turn, sums, floors);
  const { priced, pricedBefore, inAllPence, offeredAt = [] } = record;
  const lines = sums.map((pence) => {
    const job = [...priced, ...pricedBefore].find(({ totalPence }) => totalPence === pence);
    if (pence === inAllPence) return `Yes, ${formatPence(pence)} in all.`;
    if (pence === sumOf(priced))
      return `Yes, ${formatPence(pence)} ${priced.length > 1 ? 'for all of it' : 'in all'}, including VAT.`;
    const offered = offeredAt.find(({ totalPence }) => totalPence === pence);
    if (!job && offered)
      return `Yes, ${formatPence(pence)} in ${floorName(offered.floor)}, including VAT.`;
    return job ? `Yes: ${describeBriefly(job)}` : '';
  });
  const told = [...lines.filter(Boolean), ...(await sayExtras(turn))];
  evidence.push(...told);
  return told;
}
