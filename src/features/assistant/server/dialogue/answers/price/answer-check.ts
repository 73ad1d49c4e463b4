import { formatPence } from '#platform/units/pounds.ts';
import {
  describeBriefly,
  floorName,
  listOf,
  standardName,
} from '../../../conversation/describe-record.ts';
import type { Turn } from '../../../turn.ts';
import { isFloorPriced, toldSums } from '../../acts/price/price-checks.ts';
import type { Observed } from '../../observe/observe.ts';
import { sumOf } from '../../pricing/price-job.ts';

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

/** Whether sums that the customer says again are right. */
export function answerConfirmSum({ record, message, evidence }: Turn): string[] {
  const { priced, pricedBefore, inAllPence, offeredAt = [] } = record;
  const sums = [...new Set(toldSums(record, message.plain))];
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
  evidence.push(...lines);
  return lines.filter(Boolean);
}
