import { storeProductsQuery } from '#features/catalogue/client/category/category-queries.ts';
import type { PageFilters } from '#features/catalogue/page-filters.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import type { CategoryProps } from './categories.ts';
import { describeProduct } from './product-data.ts';

type CategoryDataProps = CategoryProps & { description: string; filters: PageFilters };

/** Structured data (schema.org) of the page, its products and its questions. */
export function CategoryData({ config, text, description, filters }: CategoryDataProps) {
  const origin = useSiteOrigin();
  const { data } = useRead(storeProductsQuery(config.slug, filters));
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'CollectionPage',
            name: text.metaTitle,
            description,
            url: `${origin}/${config.slug}`,
            keywords: text.keywords.join(', '),
            inLanguage: 'en-GB',
            about: { '@type': 'ProductGroup', ...text.structuredData },
          }
        }
      />
      {data && data.items.length > 0 && (
        <JsonLd
          data={
            import.meta.env.SSR && {
              '@type': 'ItemList',
              name: text.title,
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
            mainEntity: text.faqs.map(({ question, answer }) => ({
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
