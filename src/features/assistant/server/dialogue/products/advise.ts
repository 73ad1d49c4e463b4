import type { Flooring } from '../../nlu/parsed-message.ts';
import type { PriceList, ProductFact } from '../../tools/business-tools.ts';
import { classOf } from '../topics/rate-floors.ts';
import type { FloorTopic } from '../topics/topic.ts';
import { fittedPrice } from './choose-floor.ts';
import { isFloor, kindOf, rangeOf } from './match-products.ts';

export type Advised = { product: ProductFact; score: number };

/** How much an earlier wish counts beside what is asked now. */
export const weightOfEarlier = 0.5;

export type Need = { topic: FloorTopic; weight: number };
type Asked = {
  needs: readonly Need[];
  kind?: Flooring | undefined;
  prices: PriceList;
};

/** How well a floor meets all needs; nothing where it fails one that must be met. */
function scoreOf(product: ProductFact, needs: readonly Need[]): number | undefined {
  let score = 0;
  for (const { topic, weight } of needs) {
    const rate = topic.rate?.(product) ?? 0;
    if (rate <= 0 && topic.isStrict) return undefined;
    score += weight * rate;
  }
  return score;
}

/**
 * The floors that meet needs best, the best first: what can be had at once before what cannot, and the cheaper
 * of two that are as good.
 */
export function rankFloors(
  products: readonly ProductFact[],
  { needs, kind, prices }: Asked,
): Advised[] {
  const isHome = !needs.some(({ topic }) => ofContract.has(topic.name));
  return products
    .filter((product) => isFloor(product) && isOfKind(product, kind))
    .flatMap((product) => {
      const score = scoreOf(product, needs);
      if (score === undefined || (score === 0 && needs.length > 0)) return [];
      return [{ product, score: isHome && isContract(product) ? score / 2 : score }];
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.product.stock === 'instock') - Number(one.product.stock === 'instock') ||
        fittedPrice(one.product, prices) - fittedPrice(other.product, prices),
    );
}

/** A contract carpet is for rentals and offices: at home another that is as good comes first. */
const isContract = (product: ProductFact) => classOf(product) === 31;
const ofContract = new Set(['rental', 'office', 'business', 'wear']);

/** Customers call LVT vinyl, so "vinyl" covers both. */
export const isOfKind = (product: ProductFact, kind: Flooring | undefined) =>
  kind === undefined ||
  kindOf(product) === kind ||
  (kind === 'vinyl' && product.category === 'lvt');

const goodEnough = 0.6;

/**
 * The one or two to recommend: the best in stock, and the best of another range, of another kind if no kind was
 * asked for.
 */
export function chooseBest(ranked: readonly Advised[], kind: Flooring | undefined): ProductFact[] {
  const [first] = ranked.filter(({ product }) => product.stock === 'instock').concat(ranked);
  if (!first) return [];
  const others = ranked.filter(
    ({ product, score }) =>
      rangeOf(product) !== rangeOf(first.product) &&
      product.stock === 'instock' &&
      score >= goodEnough * first.score,
  );
  const ofOtherKind = others.find(({ product }) => product.category !== first.product.category);
  const second = kind === undefined ? (ofOtherKind ?? others[0]) : others[0];
  return second ? [first.product, second.product] : [first.product];
}
