import { type ReactNode, Suspense } from 'react';
import { useSearch } from 'wouter';
import { vatNote } from '#features/business/facts.ts';
import { ordinaryRoom } from '#features/calculator/ordinary-room.ts';
import { storeProductsQuery } from '#features/catalogue/client/api.ts';
import { sayOffers } from '#features/catalogue/client/offers-query.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import {
  clampPage,
  filtersUrl,
  isFiltered,
  noFilters,
  readFilters,
} from '#features/catalogue/page-filters.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { CategoryProducts, CustomerReviews } from '../lazy-components.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { CategoryConfig } from './category-config.ts';
import { CategoryData } from './category-data.tsx';
import { CategoryFeatures } from './category-features.tsx';
import { CategoryHero } from './category-hero.tsx';
import { useOffers } from './use-offers.ts';

const fittedNote = `Fitted prices are for a room of ${ordinaryRoom.length} × ${ordinaryRoom.width}\u00a0m, with underlay where the floor needs it.`;

type CategoryPageProps = {
  config: CategoryConfig;
  /** Content of this category only, between its products and its features. */
  children?: ReactNode;
  /** Renders the link to a booking of a product, for a page whose details open in a dialog. */
  renderGetQuote?: (product: StoreProduct) => ReactNode;
};

/** The layout of every category page; the differences are in its configuration. */
export function CategoryPage({ config, children, renderGetQuote }: CategoryPageProps) {
  const asked = readFilters(new URLSearchParams(useSearch()));
  const { data } = useRead(storeProductsQuery(config.categorySlug, asked));
  const offers = useOffers(config);
  const description = config.offersIn.description
    ? `${config.metaDescription} ${sayOffers(offers)}`.trim()
    : config.metaDescription;
  const filters = data ? clampPage(asked, data.totalPages) : asked;
  // A page of the unfiltered list has a canonical URL of its own; a filtered list does not.
  const path = filtersUrl(`/${config.categorySlug}`, {
    ...noFilters,
    page: isFiltered(filters) ? 1 : filters.page,
  });
  return (
    <>
      <PageHead
        title={config.metaTitle}
        description={description}
        path={path}
        picture={config.picture}
        imageAlt={config.imageAlt}
      />
      <CategoryData config={config} description={description} filters={filters} />
      <CategoryHero config={config} />
      <section id="products" aria-labelledby="products-title" className="wrap pt-10 pb-20 lg:pt-16">
        <Suspense>
          <CategoryProducts
            slug={config.categorySlug}
            title={config.title}
            searchExample={config.searchExample}
            page={filters.page}
            renderGetQuote={renderGetQuote}
          />
        </Suspense>
        <p className="mt-10 text-sm text-ink-soft">
          {vatNote} {fittedNote} Colours differ from screen to screen: ask for the sample.
        </p>
      </section>
      {children}
      <CategoryFeatures config={config} />
      <div id="reviews">
        <Suspense>
          <CustomerReviews about={config.categorySlug} />
        </Suspense>
      </div>
      <ServiceCall {...config.closing} action="Book FREE Measure Now" />
    </>
  );
}
