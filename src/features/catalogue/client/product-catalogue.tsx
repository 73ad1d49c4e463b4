import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import type { Product } from '../contract.ts';
import { filteredProductsQuery } from './api.ts';
import { type ProductFilter, productFilters } from './product-filters.ts';
import { ProductList, ProductListSkeleton } from './product-list.tsx';
import { ProductTabs, tabId } from './product-tabs.tsx';

const panel = 'products-panel';

/** The catalogue of the home page: a filter and its cards. */
export default function ProductCatalogue() {
  const [filter, setFilter] = useState<ProductFilter>('all');
  const { data, error, isFetching, refetch } = useQuery(filteredProductsQuery(filter));
  const products = useMemo(() => data && arrange(data), [data]);
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
        className="mt-8 sm:mt-10"
      >
        {products && <ProductList key={filter} products={products} noun={noun} />}
        {!products && isFetching && <ProductListSkeleton />}
        {!products && !isFetching && error && (
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

/** Banners advertise; they are not for sale. Featured products lead, each group in shop order. */
function arrange(products: Product[]): Product[] {
  const sold = products.filter(({ productType }) => productType !== 'banner');
  return [...sold.filter(({ featured }) => featured), ...sold.filter(({ featured }) => !featured)];
}
