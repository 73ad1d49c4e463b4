import { formatPence } from '#platform/units/pounds.ts';
import { capitalise, listOf } from '../../../../conversation/describe-record.ts';
import { consider, type RoomRecord } from '../../../../conversation/record.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import type { Observed } from '../../../observe/observe.ts';
import {
  describeBreakdown,
  describeRooms,
  fittingText,
  priceJob,
} from '../../../pricing/price-job.ts';
import { choiceOf, pickOfRange } from '../../../products/choose-floor.ts';
import { colourOf, rangeOf, sellingPrice } from '../../../products/match-products.ts';
import { floorsSpokenOf } from '../../../products/subject.ts';
import { noteJobs } from '../note-jobs.ts';

/**
 * The products of the range that a message names without a colour, or that was shown last where no floor was chosen;
 * nothing where they do not differ in price or one was priced.
 */
export function coloursToPrice(turn: Turn, { floors }: Observed): readonly ProductFact[] {
  const { record } = turn;
  const { candidates, isNamed, named } = floors;
  if (candidates.length === 0 && named.length === 0 && isRangeShown(record))
    return floorsSpokenOf(turn).filter(({ slug }) =>
      record.offered.some((one) => one.slug === slug),
    );
  const isOne = isNamed && named.length === 0 && pickOfRange(candidates, record) !== undefined;
  const isChosen = candidates.some(({ slug }) => slug === record.floor?.slug);
  return isOne && !isChosen && candidates.length > 1 ? candidates : [];
}

/** "How much for 4 x 3?" after the colours of a range. */
const isRangeShown = ({ lastAct, floor, rooms, priced, offered }: Turn['record']): boolean =>
  lastAct === 'productFacts' &&
  floor === undefined &&
  priced.length === 0 &&
  rooms.every((room) => room.floor === undefined) &&
  offered.length > 1 &&
  new Set(offered.map(({ name }) => name && rangeOf({ name }))).size === 1;

/** The same rooms in every colour of a range; colours of one price together. */
export async function priceColours(
  turn: Turn,
  rooms: readonly RoomRecord[],
  products: readonly ProductFact[],
): Promise<string[]> {
  const { record } = turn;
  const fitted = record.fitted ?? true;
  const isOfAll = rooms.length === record.rooms.length || rooms.length === 0;
  const flight = isOfAll ? record.flight : undefined;
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
