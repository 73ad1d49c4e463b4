import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { escapeLike } from '#platform/server/database/escape-like.ts';
import { hasPiece } from '#platform/server/database/match-words.ts';
import { toPence } from '#platform/units/pounds.ts';
import type { ProductFilters } from '../contract.ts';
import { type FacetName, facetNames, type Ordering } from '../page-filters.ts';
import { categoryOfLocation, type PageLocation } from '../page-places.ts';
import { facets } from '../ranges/facets.ts';
import type { Category } from '../vocabulary.ts';
import { products } from './schema.ts';

/** All columns except the search text. */
const { searchText: _, ...productColumns } = getTableColumns(products);

export { productColumns };
export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

/** The texts of the database that stand for the chosen values of facets; see `findFacetTexts`. */
export type FacetTexts = Partial<Record<FacetName, string[]>>;
export type ListFilters = Omit<ProductFilters, 'category' | FacetName> & {
  facetTexts?: FacetTexts;
};

const maxProducts = 500;
const maxWords = 8;

/** The current selling price in pence. */
export const sellingPence = sql<number>`least(${products.pricePence}, coalesce(${products.salePricePence}, ${products.pricePence}))`;
const isReduced = sql<boolean>`coalesce(${products.salePricePence} < ${products.pricePence}, false)`;

/** The column of each sort order. There are no reviews yet, so `rating` sorts by date. */
const orderColumns: Record<Ordering, { by: SQL | typeof products.name; usual: 'asc' | 'desc' }> = {
  date: { by: sql`${products.createdAt}`, usual: 'desc' },
  rating: { by: sql`${products.createdAt}`, usual: 'desc' },
  popularity: { by: sql`${products.quoteAdds}`, usual: 'desc' },
  featured: { by: sql`${products.featured}`, usual: 'desc' },
  price: { by: sellingPence, usual: 'asc' },
  'price-desc': { by: sellingPence, usual: 'desc' },
  title: { by: sql`lower(${products.name})`, usual: 'asc' },
};

/**
 * Returns one page of the products that match every filter, and their total number.
 * @param category the category to list, or undefined for all; banners are excluded with `forSale`
 */
export async function findProducts(
  db: Db,
  filters: ListFilters,
  { category, forSale = false }: { category?: Category; forSale?: boolean } = {},
): Promise<{ rows: ProductRow[]; total: number }> {
  const where = and(
    category && eq(products.category, category),
    forSale ? ne(products.productType, 'banner') : undefined,
    ...conditionsOf(filters),
  );
  const size = filters.per_page ?? maxProducts;
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(where)
    .orderBy(...orderOf(filters), asc(products.sortOrder), asc(products.id))
    .limit(size)
    .offset(((filters.page ?? 1) - 1) * size);
  const isWhole = filters.page === undefined && rows.length < size;
  return { rows, total: isWhole ? rows.length : await countProducts(db, where) };
}

/**
 * Products located on a page, and those located on every page. Products for sale on the homepage, the default
 * location, belong to the page of their category too.
 */
export function findProductsOfPage(db: Db, page: PageLocation): Promise<ProductRow[]> {
  const category = categoryOfLocation[page];
  const ofCategory =
    category &&
    and(
      eq(products.pageLocation, 'homepage'),
      eq(products.category, category),
      ne(products.productType, 'banner'),
    );
  return db
    .select(productColumns)
    .from(products)
    .where(or(inArray(products.pageLocation, [page, 'all']), ofCategory))
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(maxProducts);
}

/** One product, or undefined. */
export async function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, id));
  return row;
}

/** Finds a product for sale by its slug, or undefined. */
export async function findProductBySlug(db: Db, slug: string): Promise<ProductRow | undefined> {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.slug, slug), ne(products.productType, 'banner')));
  return row;
}

/** The names of products by their ids; unknown ids are left out. */
export function findProductNames(
  db: DbOrTx,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

/** The slugs of all products for sale, in shop order. */
export async function findSoldSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(ne(products.productType, 'banner'))
    .orderBy(asc(products.sortOrder), asc(products.id));
  return rows.map(({ slug }) => slug);
}

/** Increments a product's count of "Add to Quote". @returns whether the product is for sale */
export async function countQuoteAdd(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(products)
    .set({ quoteAdds: sql`${products.quoteAdds} + 1` })
    .where(and(eq(products.id, id), ne(products.productType, 'banner')))
    .returning({ id: products.id });
  return rows.length > 0;
}

async function countProducts(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}

/** The SQL conditions of the filters. */
export function conditionsOf(filters: ListFilters): (SQL | undefined)[] {
  const { search, min_price, max_price, stock_status, featured, on_sale } = filters;
  const { pageLocation, productType, facetTexts = {} } = filters;
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords);
  return [
    ...words.map(matchesWord),
    min_price === undefined ? undefined : gte(sellingPence, toPence(min_price)),
    max_price === undefined ? undefined : lte(sellingPence, toPence(max_price)),
    pageLocation && eq(products.pageLocation, pageLocation),
    productType && eq(products.productType, productType),
    stock_status && eq(products.stockStatus, stock_status),
    featured === undefined ? undefined : eq(products.featured, featured),
    on_sale === undefined ? undefined : sql`${isReduced} = ${on_sale}`,
    ...facetNames.map((name) => facetTexts[name] && hasText(name, facetTexts[name])),
  ];
}

/** The colours of a product, of which one in a range has the first: the others are products of their own. */
const ownColours = sql`jsonb_array_elements(${products.colorOptions}) with ordinality as own(colour, place)`;
const isOwn = sql`(${products.rangeName} is null or own.place = 1)`;
/** The hex code of a colour; for a pattern, which has an image only, the empty text. */
const colourText = sql<string>`coalesce(own.colour->>'hex', case when own.colour->>'imageUrl' is not null then '' end)`;
const specificationText = (name: string) => sql<string>`${products.specifications}->>${name}::text`;

function hasText(name: FacetName, texts: string[]): SQL {
  const { specification } = facets[name];
  if (specification) return inArray(specificationText(specification), texts);
  return sql`exists (select 1 from ${ownColours} where ${isOwn} and ${inArray(colourText, texts)})`;
}

/** The different texts that a facet reads, among the products that match a condition. */
export async function findTexts(
  db: Db,
  name: FacetName,
  where: SQL | undefined,
): Promise<string[]> {
  const { specification } = facets[name];
  const text = specification ? specificationText(specification) : sql<string>`own.text`;
  const all = db.selectDistinct({ text }).from(products).$dynamic();
  const own = sql`lateral (select ${colourText} as text from ${ownColours} where ${isOwn}) as own`;
  const rows = await (specification ? all : all.innerJoin(own, sql`true`)).where(where);
  return rows.flatMap((row) => row.text ?? []);
}

function matchesWord(word: string): SQL {
  return hasPiece(sql`${products.searchText}`, escapeLike(word));
}

export function orderOf({ orderby, order }: Pick<ProductFilters, 'orderby' | 'order'>): SQL[] {
  if (orderby === undefined) return [];
  const { by, usual } = orderColumns[orderby];
  return [(order ?? usual) === 'asc' ? asc(by) : desc(by)];
}
