import { storeProductsQuery } from '#features/catalogue/client/api.ts';
import type { PageFilters } from '#features/catalogue/page-filters.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import type { CategoryConfig } from './category-config.ts';
import { describeProduct } from './product-data.ts';

type CategoryDataProps = { config: CategoryConfig; description: string; filters: PageFilters };

/** Structured data (schema.org) of the page, its products and its questions. */
export function CategoryData({ config, description, filters }: CategoryDataProps) {
  const origin = useSiteOrigin();
  const { data } = useRead(storeProductsQuery(config.categorySlug, filters));
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'CollectionPage',
            name: config.metaTitle,
            description,
            url: `${origin}/${config.categorySlug}`,
            keywords: config.keywords.join(', '),
            inLanguage: 'en-GB',
            about: { '@type': 'ProductGroup', ...config.structuredData },
          }
        }
      />
      {data && data.items.length > 0 && (
        <JsonLd
          data={
            import.meta.env.SSR && {
              '@type': 'ItemList',
              name: config.title,
              numberOfItems: data.items.length,
              itemListElement: data.items.map((product, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                item: describeProduct(origin, {
                  ...product,
                  picture: product.images[0]?.src,
                  stock: product.stock_status,
                }),
              })),
            }
          }
        />
      )}
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'FAQPage',
            mainEntity: config.faqs.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }
        }
      />
    </>
  );
}
