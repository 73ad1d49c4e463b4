import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import type { StoreProduct } from '../../contract.ts';
import { filterDefaults, filtersUrl, isFiltered, noFilters } from '../../page-filters.ts';
import type { PageSlug } from '../../page-places.ts';
import { facetsQuery, storeProductsQuery } from './category-queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { NoProducts } from './no-products.tsx';
import { Pagination } from './pagination.tsx';
import { StoreGridSkeleton, StoreProductGrid } from './store-product-grid.tsx';
import { usePageFilters } from './use-page-filters.ts';

type CategoryProductsProps = {
  slug: PageSlug;
  title: string;
  /** What somebody might search for here. */
  searchExample: string;
  /** The page shown: the last one where the URL asks for one beyond it. */
  page: number;
  /** Renders the link to a booking of a product; with it the details open in a dialog. */
  renderGetQuote?: (product: StoreProduct) => ReactNode;
};

const ProductDialog = lazyComponent(() => import('./product-dialog.tsx'));

/** The products of a category page: filters, a card for each range, and pagination. */
export default function CategoryProducts(props: CategoryProductsProps) {
  const { slug, title, searchExample, page, renderGetQuote } = props;
  const path = `/${slug}`;
  const { filters, draft, change, replace, goToPage } = usePageFilters(path);
  const { data: current, error } = useRead(storeProductsQuery(slug, { ...filters, page }));
  const data = useLatest(current);
  const { data: facets = [] } = useRead(facetsQuery(slug));
  const [looked, setLooked] = useState<StoreProduct>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failed list is logged and shown as an empty one
    if (error) console.warn('The list of products could not be read.', error);
  }, [error]);

  const products = error ? [] : data?.items;
  const total = error ? 0 : (data?.total ?? 0);
  const openDialog = (event: MouseEvent, product: StoreProduct) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLooked(product);
  };
  const showList = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const choosePage = (target: number) => {
    goToPage(target);
    showList();
  };
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <div className="lg:sticky lg:top-24">
          <FilterForm
            path={path}
            filters={draft}
            facets={facets}
            onChange={change}
            onClear={() => replace(noFilters)}
            count={products ? nameCount(total) : 'ranges'}
            onShow={showList}
            searchExample={searchExample}
          />
        </div>
      </div>
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 ref={heading} tabIndex={-1} id="products-title" className="scroll-mt-24 text-2xl">
            {title}
          </h2>
          <p role="status" className="text-base text-ink-soft tabular-nums">
            {products ? describeCount(page, products.length, total) : 'Loading products'}
          </p>
        </div>
        <FilterChips
          path={path}
          filters={filters}
          facets={facets}
          onChange={(next) => {
            replace(next);
            // The link disappears.
            heading.current?.focus({ preventScroll: true });
          }}
        />
        {!products && <StoreGridSkeleton />}
        {products?.length === 0 &&
          (error || isFiltered(filters) ? (
            <NoProducts
              title="No products found matching your criteria."
              hint="Try adjusting your filters or search terms."
            />
          ) : (
            <NoProducts title="No products found. Please check back later or contact us for more information." />
          ))}
        {products && products.length > 0 && (
          <StoreProductGrid
            products={products}
            pending={!current}
            onDetails={renderGetQuote && openDialog}
          />
        )}
        <Pagination
          page={page}
          totalPages={error ? 0 : (data?.totalPages ?? 0)}
          addressOf={(target) => filtersUrl(path, { ...filters, page: target })}
          onChoose={choosePage}
        />
      </div>
      {looked && (
        <Suspense>
          <ProductDialog product={looked} onClose={() => setLooked(undefined)}>
            {renderGetQuote?.(looked)}
          </ProductDialog>
        </Suspense>
      )}
    </div>
  );
}

/** The last list that was read, while the next one is on its way. */
function useLatest<T>(current: T | undefined): T | undefined {
  const [latest, setLatest] = useState(current);
  if (current && current !== latest) setLatest(current);
  return current ?? latest;
}

/** Describes the page of a list: '1 to 12 of 13 ranges'. */
function describeCount(page: number, shown: number, total: number): string {
  const ranges = nameCount(total);
  if (shown === total) return ranges;
  const first = (page - 1) * filterDefaults.perPage + 1;
  return shown === 0 ? ranges : `${first} to ${first + shown - 1} of ${ranges}`;
}

const nameCount = (total: number) => (total === 1 ? '1 range' : `${total} ranges`);
