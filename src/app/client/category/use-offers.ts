import { offersOf, offersQuery } from '#features/catalogue/client/offers-query.ts';
import { pageLocationOf } from '#features/catalogue/vocabulary.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import type { CategoryConfig } from './category-config.ts';

/** The offers that stand on a category page. */
export function useOffers({ categorySlug }: CategoryConfig) {
  const { data } = useRead(offersQuery);
  return offersOf(data, pageLocationOf[categorySlug]);
}
