import { formatPounds } from '#platform/units/pounds.ts';
import { listOf } from '../../../conversation/describe-record.ts';
import { consider } from '../../../conversation/record.ts';
import { asksCheapestOfEach } from '../../../conversation/words/cheapest-of-each.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { colourOf, firstOfRanges, rangeOf, sellingPrice } from '../../products/match-products.ts';
import { cheapestOfKinds, kindsOfEach } from '../../products/superlatives/cheapest-of-each.ts';

/** Products named at once. */
export const maxListed = 3;

/** The best of a list first: in stock, then by what it costs fitted. One line a product. */
export function listProducts(
  turn: Turn,
  products: readonly ProductFact[],
  most = maxListed,
): string[] {
  const { prices } = turn.catalogue;
  const sorted = [...products].sort(
    (one, other) =>
      Number(other.stock === 'instock') - Number(one.stock === 'instock') ||
      fittedPrice(one, prices) - fittedPrice(other, prices),
  );
  return showProducts(turn, spread(sorted).slice(0, most));
}

/** One line a product, in their order; notes them as offered. */
export function showProducts(turn: Turn, products: readonly ProductFact[]): string[] {
  const { record } = turn;
  record.offered = products.map(choiceOf);
  turn.shown.push(...products);
  record.shown = [...new Set([...(record.shown ?? []), ...products.map(({ slug }) => slug)])];
  const [only] = products;
  const isFirst = record.considered.every(({ slug }) => slug === undefined);
  if (only && (products.length === 1 || isFirst)) consider(record, choiceOf(only));
  return products.map(describeProduct);
}

/** The cheapest of each kind that was spoken of, where a text asks for these. */
export function listCheapestOfEach(turn: Turn, text: string): string[] {
  const { record, catalogue, message } = turn;
  if (!asksCheapestOfEach(text)) return [];
  const kinds = kindsOfEach(record, message.plain);
  const floors = cheapestOfKinds(catalogue, kinds, record.rooms, record.wishes);
  const products = floors.flatMap(
    ({ slug }) => catalogue.products.find((one) => one.slug === slug) ?? [],
  );
  return products.length > 1 ? showProducts(turn, products) : [];
}

/** One of each range before a second of any. */
function spread(products: readonly ProductFact[]): ProductFact[] {
  const firsts = firstOfRanges(products);
  return [...firsts, ...products.filter((product) => !firsts.includes(product))];
}

/** Whether a fact about a floor was told in this conversation. */
export const wasTold = ({ record }: Turn, fact: string): boolean =>
  record.factsTold?.includes(fact) === true;

export function noteTold({ record }: Turn, facts: readonly string[]) {
  record.factsTold = [...new Set([...(record.factsTold ?? []), ...facts])].slice(-maxTold);
}
const maxTold = 30;

/** Notes lines as evidence. */
export function noted(turn: Turn, lines: string[]): string[] {
  turn.evidence.push(...lines);
  return lines;
}

/** The ranges of some floors, each with its lowest price and its colours. */
export const listRanges = (floors: readonly ProductFact[]): string[] =>
  [...Map.groupBy(floors, rangeOf)].map(([range, products]) => {
    const prices = products.map(sellingPrice);
    const from = prices.some((price) => price !== prices[0]) ? 'from ' : '';
    const fitted = products.every(({ fittingIncluded }) => fittingIncluded) ? ' with fitting' : '';
    const colours = products.length > 1 ? `, in ${listOf(products.map(colourOf))}` : '';
    return `${range.split(',')[0]}: ${from}${formatPounds(Math.min(...prices))} per m²${fitted}${colours}.`;
  });

/** "Sherwood Laminate: Honey Oak, Walnut, …", a line a range. */
export const listColours = (floors: readonly ProductFact[]): string[] =>
  [...Map.groupBy(floors, rangeOf)].map(([range, products]) =>
    products.length > 1
      ? `${range}: ${products.map(colourOf).join(', ')}.`
      : `${range}: ${products.flatMap(({ colours }) => colours).join(', ')}.`,
  );
