import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { ProductFilters } from '../contract.ts';
import { type FacetName, facetNames } from '../page-filters.ts';
import { type PageSlug, pageCategories, pageLocationOf } from '../page-places.ts';
import { facetOptions, facets, facetsOfPage, matchingTexts } from '../ranges/facets.ts';
import {
  conditionsOf,
  type FacetTexts,
  findTexts,
  type ListFilters,
  orderOf,
  type ProductRow,
  productColumns,
} from './queries.ts';
import { products } from './schema.ts';

/** The products of a range share it; any other product has one of its own. */
const rangeKey = sql`coalesce(${products.rangeName}, ${products.id})`;

/** What a category page lists: the products of its category, and those located on it. */
function isOnPage(slug: PageSlug): SQL | undefined {
  return and(
    ne(products.productType, 'banner'),
    or(
      eq(products.category, pageCategories[slug]),
      inArray(products.pageLocation, [pageLocationOf[slug], 'all']),
    ),
  );
}

/**
 * Returns one page of a category page's ranges and their total number. Each range is represented by its first product
 * that matches the filters; `members` are all its products, in shop order, and none for a product without a range.
 */
export async function findRanges(
  db: Db,
  slug: PageSlug,
  { page = 1, per_page: size, ...filters }: ListFilters & { per_page: number },
): Promise<{ ranges: { row: ProductRow; members: ProductRow[] }[]; total: number }> {
  const where = and(isOnPage(slug), ...conditionsOf(filters));
  const order = [...orderOf(filters), asc(products.sortOrder), asc(products.id)];
  const firstIds = db
    .selectDistinctOn([rangeKey], { id: products.id })
    .from(products)
    .where(where)
    .orderBy(rangeKey, ...order);
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, firstIds))
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db
    .select({ total: count(sql`distinct ${rangeKey}`) })
    .from(products)
    .where(where);
  const members = await findMembers(db, slug, rows);
  return {
    ranges: rows.map((row) => ({
      row,
      members: members.filter(({ rangeName }) => rangeName === row.rangeName),
    })),
    total: counted?.total ?? 0,
  };
}

function findMembers(db: Db, slug: PageSlug, rows: ProductRow[]): Promise<ProductRow[]> {
  const names = rows.flatMap(({ rangeName }) => rangeName ?? []);
  return db
    .select(productColumns)
    .from(products)
    .where(and(isOnPage(slug), inArray(products.rangeName, names)))
    .orderBy(asc(products.sortOrder), asc(products.id));
}

/** The facets of a category page that offer a choice, with the values of its products. */
export async function findFacets(db: Db, slug: PageSlug) {
  const found = [];
  for (const name of facetsOfPage[slug]) {
    const options = facetOptions(name, await findTexts(db, name, isOnPage(slug)));
    if (options.length > 1) found.push({ name, label: facets[name].label, options });
  }
  return found;
}

/** The texts in the database that stand for the chosen values of facets. */
export async function findFacetTexts(
  db: Db,
  filters: Pick<ProductFilters, FacetName>,
): Promise<FacetTexts> {
  const found: FacetTexts = {};
  for (const name of facetNames) {
    const value = filters[name];
    if (!value) continue;
    found[name] = matchingTexts(name, value, await findTexts(db, name, undefined));
  }
  return found;
}
