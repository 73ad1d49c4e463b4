import { useState } from 'react';
import { useSearch } from 'wouter';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { cardsQuery, firstCardsQuery } from '../api.ts';
import { type ProductFilter, productFilters } from './product-filters.ts';
import { ProductList, ProductListSkeleton } from './product-list.tsx';
import { ProductTabs, tabId } from './product-tabs.tsx';

const panel = 'products-panel';

/** The catalogue on the home page: a filter and its cards. */
export default function ProductCatalogue() {
  const [filter, setFilter] = useState<ProductFilter>('all');
  const isAllAsked = new URLSearchParams(useSearch()).get('products') === 'all';
  const startsWithFew = filter === 'all' && !isAllAsked;
  const first = useRead(firstCardsQuery, startsWithFew);
  const whole = useRead(cardsQuery(filter), !startsWithFew);
  const { error, isFetching, refetch } = startsWithFew ? first : whole;
  const cards = whole.data ?? (startsWithFew ? first.data?.cards : undefined);
  const total = whole.data?.length ?? first.data?.total ?? 0;
  const noun = productFilters.find(({ value }) => value === filter)?.noun ?? '';
  return (
    <>
      <ProductTabs chosen={filter} panel={panel} onChoose={setFilter} />
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={tabId(filter)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
        tabIndex={0}
        className="mt-6 sm:mt-10"
      >
        {cards && (
          <ProductList
            key={filter}
            cards={cards}
            total={total}
            noun={noun}
            hasFailed={whole.error !== null}
            onAllAsked={whole.data ? undefined : whole.refetch}
          />
        )}
        {!cards && isFetching && <ProductListSkeleton />}
        {!cards && !isFetching && error && (
          <div role="alert" className="border-l-4 border-error py-2 pl-5">
            <p className="font-semibold">{error.message}</p>
            <p className="mt-1 mb-4">Check your connection, then try again.</p>
            <Button look="outline" onClick={() => refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
