import { formatPence } from '#platform/units/pounds.ts';
import { capitalise, listOf } from '../../../conversation/describe-record.ts';
import { consider, type RoomRecord } from '../../../conversation/record.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import type { Turn } from '../../../turn.ts';
import type { Observed } from '../../observe/observe.ts';
import {
  describeBreakdown,
  describeRooms,
  fittingText,
  priceJob,
} from '../../pricing/price-job.ts';
import { choiceOf, pickOfRange } from '../../products/choose-floor.ts';
import { colourOf, rangeOf, sellingPrice } from '../../products/match-products.ts';
import { noteJobs } from './note-jobs.ts';

/** The products of the range that a message names without a colour, where they differ in price and none was priced. */
export function coloursToPrice({ record }: Turn, { floors }: Observed): readonly ProductFact[] {
  const { candidates, isNamed, named } = floors;
  const isOne = isNamed && named.length === 0 && pickOfRange(candidates, record) !== undefined;
  const isChosen = candidates.some(({ slug }) => slug === record.floor?.slug);
  return isOne && !isChosen && candidates.length > 1 ? candidates : [];
}

/** The same rooms in every colour of a range; colours of one price together. */
export async function priceColours(
  turn: Turn,
  rooms: readonly RoomRecord[],
  products: readonly ProductFact[],
): Promise<string[]> {
  const { record } = turn;
  const fitted = record.fitted ?? true;
  const flight = rooms.length === record.rooms.length ? record.flight : undefined;
  const chosen = pickOfRange(products, record);
  const byPrice = products.toSorted((one, other) => sellingPrice(one) - sellingPrice(other));
  const alike = [
    ...Map.groupBy(byPrice, (one) => `${sellingPrice(one)} ${one.rollWidths}`).values(),
  ];
  const jobs = [];
  for (const [first] of alike)
    if (first) jobs.push(await priceJob(turn, { rooms, floor: choiceOf(first), fitted, flight }));
  const [cheapest] = jobs;
  const [product] = byPrice;
  if (!cheapest || !product) return [];
  const sums = jobs.map(
    ({ totalPence }, at) =>
      `${formatPence(totalPence)} in ${listOf((alike[at] ?? []).map(colourOf))}`,
  );
  const lines = [
    `${describeRooms(cheapest)} in ${rangeOf(product)}, ${fittingText(fitted)}, including VAT: ${listOf(sums)}.`,
    `${capitalise(colourOf(product))}: ${describeBreakdown(cheapest)}`,
    'Which colour would you like?',
  ];
  noteJobs(turn, jobs, lines);
  if (chosen) {
    record.floor = chosen;
    for (const one of products.toReversed()) consider(record, choiceOf(one));
    consider(record, chosen);
  }
  for (const { slug } of products) turn.shown.push({ slug });
  record.asked = 'product';
  record.wantsPrice = true;
  return lines;
}
