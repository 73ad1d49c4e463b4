import type { Flooring } from '../../nlu/parsed-message.ts';
import type { PriceList, ProductFact } from '../../tools/business-tools.ts';
import { placeNames } from '../topics/find-topics.ts';
import { classOf } from '../topics/rate-floors.ts';
import type { FloorTopic } from '../topics/topic.ts';
import { judgeFloor } from '../topics/verdicts/judge-floor.ts';
import { fittedPrice } from './choose-floor.ts';
import { isFloor, kindOf, rangeOf } from './match-products.ts';

export type Advised = { product: ProductFact; score: number };

/** How much an earlier wish counts beside what is asked now. */
export const weightOfEarlier = 0.5;

/** Needs of people, animals and the place itself do not fade while a talk goes on; a wish for a look or a room does. */
export const weightOf = ({ name, isStrict }: FloorTopic): number =>
  (isStrict && !placeNames.has(name)) || name === 'allergy' ? 1 : weightOfEarlier;

export type Need = { topic: FloorTopic; weight: number };
type Must = 'all' | 'lasting' | 'strict';
type Asked = {
  needs: readonly Need[];
  /** Which floors are left out: those that are no good for one of the needs, for one that lasts, or that fail a strict one. */
  must?: Must;
  kind?: Flooring | undefined;
  prices: PriceList;
};

/** Whether a floor is no good for a need: a deep pile for a dust allergy. */
export const isUnfitFor = (product: ProductFact, topic: FloorTopic): boolean =>
  (topic.rate?.(product) ?? 0) <= 0 || judgeFloor(product, topic.name)?.says === 'no';

/** How well a floor meets all needs; nothing where it fails one that must be met. */
function scoreOf(product: ProductFact, needs: readonly Need[], must: Must): number | undefined {
  let score = 0;
  for (const { topic, weight } of needs) {
    const rate = topic.rate?.(product) ?? 0;
    const mustFit = must === 'all' || (must === 'lasting' && weightOf(topic) === 1);
    if (mustFit ? isUnfitFor(product, topic) : rate <= 0 && topic.isStrict) return undefined;
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
  { needs, must = 'strict', kind, prices }: Asked,
): Advised[] {
  const isHome = !needs.some(({ topic }) => ofContract.has(topic.name));
  return products
    .filter((product) => isFloor(product) && isOfKind(product, kind))
    .flatMap((product) => {
      const score = scoreOf(product, needs, must);
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
