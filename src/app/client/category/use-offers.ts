import { offersOf, offersQuery } from '#features/catalogue/client/offers-query.ts';
import { pageLocationOf } from '#features/catalogue/page-places.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import type { CategoryConfig } from './categories.ts';

/** The offers that stand on a category page. */
export function useOffers({ slug }: CategoryConfig) {
  const { data } = useRead(offersQuery);
  return offersOf(data, pageLocationOf[slug]);
}
