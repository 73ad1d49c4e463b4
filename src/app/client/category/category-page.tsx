import { type ReactNode, Suspense } from 'react';
import { useSearch } from 'wouter';
import { vatNote } from '#features/business/facts.ts';
import { ordinaryRoom } from '#features/calculator/ordinary-room.ts';
import { storeProductsQuery } from '#features/catalogue/client/category/category-queries.ts';
import { sayOffers } from '#features/catalogue/client/offers-query.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import {
  clampPage,
  filtersUrl,
  isFiltered,
  noFilters,
  readFilters,
} from '#features/catalogue/page-filters.ts';
import type { PageSlug } from '#features/catalogue/page-places.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { CategoryProducts, CustomerReviews } from '../lazy-components.tsx';
import { WithText } from '../loading/with-text.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { type CategoryProps, categories } from './categories.ts';
import { CategoryData } from './category-data.tsx';
import { CategoryFeatures } from './category-features.tsx';
import { CategoryHero } from './category-hero.tsx';
import { useOffers } from './use-offers.ts';

const fittedNote = `Fitted prices are for a room of ${ordinaryRoom.length} × ${ordinaryRoom.width}\u00a0m, with underlay where the floor needs it.`;

type CategoryPageProps = {
  slug: PageSlug;
  /** Content of this category only, between its products and its features. */
  children?: ReactNode;
  /** Renders the link to a booking of a product, for a page whose details open in a dialog. */
  renderGetQuote?: (product: StoreProduct) => ReactNode;
};

/** The layout of every category page; the differences are in its configuration and its text. */
export const CategoryPage = ({ slug, ...content }: CategoryPageProps) => (
  <WithText name={slug}>
    {(text) => <CategoryContent config={categories[slug]} text={text} {...content} />}
  </WithText>
);

type CategoryContentProps = CategoryProps & Omit<CategoryPageProps, 'slug'>;

function CategoryContent({ config, text, children, renderGetQuote }: CategoryContentProps) {
  const asked = readFilters(new URLSearchParams(useSearch()));
  const { data } = useRead(storeProductsQuery(config.slug, asked));
  const offers = useOffers(config);
  const description = config.offersIn.description
    ? `${text.metaDescription} ${sayOffers(offers)}`.trim()
    : text.metaDescription;
  const filters = data ? clampPage(asked, data.totalPages) : asked;
  // A page of the unfiltered list has a canonical URL of its own; a filtered list does not.
  const path = filtersUrl(`/${config.slug}`, {
    ...noFilters,
    page: isFiltered(filters) ? 1 : filters.page,
  });
  return (
    <>
      <PageHead
        title={text.metaTitle}
        description={description}
        path={path}
        picture={config.picture}
        imageAlt={config.imageAlt}
      />
      <CategoryData config={config} text={text} description={description} filters={filters} />
      <CategoryHero config={config} text={text} />
      <section id="products" aria-labelledby="products-title" className="wrap pt-10 pb-20 lg:pt-16">
        <Suspense>
          <CategoryProducts
            slug={config.slug}
            title={text.title}
            searchExample={text.searchExample}
            page={filters.page}
            renderGetQuote={renderGetQuote}
          />
        </Suspense>
        <p className="mt-10 text-sm text-ink-soft">
          {vatNote} {fittedNote} Colours differ from screen to screen: ask for the sample.
        </p>
      </section>
      {children}
      <CategoryFeatures config={config} text={text} />
      <div id="reviews">
        <Suspense>
          <CustomerReviews about={config.slug} />
        </Suspense>
      </div>
      <ServiceCall {...text.closing} action="Book FREE Measure Now" />
    </>
  );
}
