import { formatPence } from '#platform/units/pounds.ts';
import { floorName, standardOf } from '../../../../conversation/describe-record.ts';
import type { PricedJob } from '../../../../conversation/record.ts';
import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { Turn } from '../../../../turn.ts';
import { priceJob } from '../../../pricing/price-job.ts';
import { choiceOf } from '../../../products/choose-floor.ts';
import { firstOfRanges, isFloor, kindOf } from '../../../products/match-products.ts';
import { isFitFor } from '../../../products/suits-rooms.ts';
import { spec } from '../../../topics/rate-floors.ts';

const isAlike = (one: Flooring, other: Flooring) => standardOf(one) === standardOf(other);
const wantsThicker = /\b(?:thick|tough|hard|strong)er\b/i;

export type Between = { jobs: PricedJob[]; none: string };

/** The floors that cost less than the one priced last and more than those offered in its place; undefined where none were. */
export async function priceBetween(turn: Turn, last: PricedJob): Promise<Between | undefined> {
  const { record, catalogue, message } = turn;
  const below = (record.offeredAt ?? [])
    .filter(({ totalPence }) => totalPence < last.totalPence)
    .toSorted((one, other) => other.totalPence - one.totalPence);
  const [next] = below;
  if (!next) return undefined;
  const layerOf = (slug: string | undefined) => {
    const product = catalogue.products.find((one) => one.slug === slug);
    return product ? Number.parseFloat(spec(product, 'Wear layer')) || 0 : 0;
  };
  const minLayer = wantsThicker.test(message.plain)
    ? Math.max(...below.map(({ floor }) => layerOf(floor.slug)))
    : -1;
  const among = catalogue.products.filter(
    (product) =>
      isFloor(product) &&
      product.stock === 'instock' &&
      isAlike(kindOf(product), last.floor.kind) &&
      isFitFor(product, last, record.wishes) &&
      layerOf(product.slug) > minLayer,
  );
  const jobs: PricedJob[] = [];
  for (const product of firstOfRanges(among))
    jobs.push(await priceJob(turn, { ...last, floor: choiceOf(product), rollWidth: undefined }));
  const sumOf = ({ floor, totalPence }: Pick<PricedJob, 'floor' | 'totalPence'>) =>
    `${floorName(floor)} at ${formatPence(totalPence)}`;
  return {
    jobs: jobs
      .filter(({ totalPence }) => totalPence < last.totalPence && totalPence > next.totalPence)
      .sort((one, other) => one.totalPence - other.totalPence),
    none: `No, there’s nothing in between for that job: below ${sumOf(last)} the next is ${sumOf(next)}.`,
  };
}
