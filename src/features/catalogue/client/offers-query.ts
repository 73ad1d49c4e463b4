import { readQuery } from '#platform/client/read-query.ts';
import type { listRunningOffers, RunningOffer } from '../offers/contract.ts';

/** Query of the offers that run now. */
export const offersQuery = readQuery<typeof listRunningOffers>('/api/offers');

/** Those that stand on a page. */
export const offersOf = (offers: RunningOffer[] = [], page: string) =>
  offers.filter(({ pages }) => pages.some((name) => name === page));

/** The names of offers in a sentence, with a full stop; empty without any. */
export const sayOffers = (offers: RunningOffer[]) =>
  offers.length > 0 ? `${offers.map(({ name }) => name).join(' and ')}.` : '';
