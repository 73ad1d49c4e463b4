import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import {
  type Advised,
  chooseBest,
  isOfKind,
  isUnfitFor,
  type Need,
  rankFloors,
  weightOf,
} from '../../../products/advise.ts';
import { fittedPrice } from '../../../products/choose-floor.ts';
import { isFloor, kindOf, rangeOf } from '../../../products/match-products.ts';
import { isFitFor } from '../../../products/suits-rooms.ts';
import { placeNames } from '../../../topics/find-topics.ts';
import type { FloorTopic } from '../../../topics/topic.ts';

/**
 * The floors that are good for all needs; where none is, without softness beside a place that no carpet is for, then those
 * that fail none that must be met, and then without what was wished for earlier.
 */
export function rankForNeeds(
  { catalogue: { prices } }: Turn,
  products: readonly ProductFact[],
  needs: readonly Need[],
  kind: Flooring | undefined,
  now: readonly FloorTopic[],
  main?: FloorTopic,
): Advised[] {
  const isSoft = ({ topic }: Need) => topic.name === 'soft';
  const isNow = ({ topic }: Need) => now.includes(topic);
  const tried = [
    needs,
    needs.filter((need) => !isSoft(need)),
    needs.filter(isNow),
    needs.filter((need) => isNow(need) && !isSoft(need)),
  ].filter((some) => some.length > 0);
  const ways = [
    // "The softest": whether it shows marks as well is another matter, but not whether it holds dust.
    ...(main ? [] : tried.slice(0, 2).map((some) => ({ needs: some, must: 'all' as const }))),
    ...tried.slice(0, 2).map((some) => ({ needs: some, must: 'lasting' as const })),
    ...tried.map((some) => ({ needs: some, must: 'strict' as const })),
  ];
  return (
    ways
      .map((way) => rankFloors(products, { ...way, kind, prices }))
      .find((ranked) => ranked.length > 0) ?? []
  );
}

/** Of floors that are good enough, the cheapest first. */
export function cheapestOf(
  ranked: readonly Advised[],
  { catalogue: { prices } }: Turn,
  main: FloorTopic | undefined,
): Advised[] {
  const enough = (ranked[0]?.score ?? 0) / 2;
  return (
    ranked
      // "Softer, but not dear": what is not soft is not cheap for what is wanted.
      .filter(({ score }) => (main ? score > enough : score >= enough))
      .sort((one, other) => fittedPrice(one.product, prices) - fittedPrice(other.product, prices))
      .map((one) => ({ ...one, score: enough }))
  );
}

/** Of floors that are as good, one that was spoken of. */
export function preferSpoken(
  ranked: readonly Advised[],
  spoken: readonly ProductFact[],
): Advised[] {
  const [best] = ranked;
  const isEqual = ({ score }: Advised) => score === best?.score;
  const isSpoken = ({ product }: Advised) => spoken.includes(product);
  const first = ranked.filter((one) => isEqual(one) && isSpoken(one));
  return [...first, ...ranked.filter((one) => !first.includes(one))];
}

/** "The cheapest carpet": the cheapest that will do, and the cheapest of another range beside it. */
export function withNextCheapest(
  { catalogue: { products, prices }, record }: Turn,
  ranked: readonly Advised[],
  kind: Flooring | undefined,
  needs: readonly Need[],
): ProductFact[] {
  const [first] = chooseBest(ranked, kind);
  if (!first) return [];
  const isPlaced = needs.some(({ topic }) => placeNames.has(topic.name));
  const lasting = needs.filter(({ topic }) => weightOf(topic) === 1);
  const [next] = products
    .filter(
      (one) =>
        isFloor(one) &&
        (kind ? isOfKind(one, kind) : isPlaced || kindOf(one) === kindOf(first)) &&
        lasting.every(({ topic }) => !isUnfitFor(one, topic)) &&
        one.stock === 'instock' &&
        rangeOf(one) !== rangeOf(first) &&
        isFitFor(one, record, record.wishes),
    )
    .toSorted((one, other) => fittedPrice(one, prices) - fittedPrice(other, prices));
  return next ? [first, next] : [first];
}
