import type { FastifyInstance } from 'fastify';
import { writeCursor } from '#platform/server/http/cursor.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimit } from '#platform/server/http/submissions/rate-limit.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import {
  addToQuote,
  getProduct,
  getProductBySlug,
  getProductFacets,
  listProducts,
  listProductsOfPage,
} from '../contract.ts';
import { filterDefaults } from '../page-filters.ts';
import { isPageSlug, pageCategories } from '../page-places.ts';
import { addOfferRoutes } from './offers/offer-routes.ts';
import { presentProduct, presentRange, presentStoreProduct } from './present-product.ts';
import { type OpenPresenter, type ReadFittedPrices, readPriceFitted } from './price-fitted.ts';
import type { BookPrices } from './prices/plan-change.ts';
import { addPriceRoutes } from './prices/price-routes.ts';
import {
  countQuoteAdd,
  findProduct,
  findProductBySlug,
  findProducts,
  findProductsOfPage,
} from './queries.ts';
import { findFacets, findFacetTexts, findRanges } from './queries-ranges.ts';
import { findProductsPage } from './queries-staff.ts';
import { addProductStaffRoutes } from './staff-routes.ts';
import { type CatalogueDeps, unknownProduct } from './write-product.ts';

const quoteAddLimit = { name: 'quote add', limit: 60, windowSeconds: 60 };

/** Routes of the catalogue: the public ones, and those of the admin panel. */
export function addCatalogueRoutes(
  app: FastifyInstance,
  deps: CatalogueDeps & { readFittedPrices: ReadFittedPrices; book: BookPrices },
) {
  const { db, clock } = deps;
  const openPresenter: OpenPresenter = async () => {
    const priceFitted = await readPriceFitted(deps.readFittedPrices);
    return (row) => presentProduct(row, priceFitted);
  };
  addProductStaffRoutes(app, { db, clock, openPresenter });
  addPriceRoutes(app, { db, clock, book: deps.book });
  addOfferRoutes(app, { db, clock, book: deps.book });

  serveEndpoint(app, listProducts, async ({ query, reply }) => {
    const { category, limit, cursor, sort, group, ...asked } = query;
    const filters = { ...asked, facetTexts: await findFacetTexts(db, asked) };
    const isPage = category !== undefined && isPageSlug(category);
    if (limit !== undefined && !isPage) {
      const part = { ...filters, category, limit, cursor, sort };
      const { rows, next } = await findProductsPage(db, part);
      if (next) reply.header('x-next-cursor', writeCursor(next));
      return rows.map(await openPresenter());
    }
    const defaults = isPage && {
      per_page: filterDefaults.perPage,
      orderby: filterDefaults.orderby,
    };
    const { per_page: perPage, orderby } = { ...defaults, ...filters };
    const sendTotals = (total: number) =>
      reply.headers({
        'x-wp-total': total,
        'x-wp-totalpages': perPage === undefined ? 1 : Math.ceil(total / perPage),
      });
    if (isPage && group) {
      const size = perPage ?? filterDefaults.perPage;
      const found = await findRanges(db, category, { ...filters, per_page: size, orderby });
      sendTotals(found.total);
      const priceFitted = await readPriceFitted(deps.readFittedPrices);
      return found.ranges.map(({ row, members }) => presentRange(row, members, priceFitted));
    }
    const { rows, total } = await findProducts(
      db,
      { ...filters, per_page: perPage, orderby },
      { category: isPage ? pageCategories[category] : category, forSale: isPage },
    );
    sendTotals(total);
    const priceFitted = await readPriceFitted(deps.readFittedPrices);
    return isPage
      ? rows.map((row) => presentStoreProduct(row, priceFitted))
      : rows.map((row) => presentProduct(row, priceFitted));
  });

  serveEndpoint(app, getProductFacets, ({ query }) => findFacets(db, query.category));

  serveEndpoint(app, listProductsOfPage, async ({ params }) =>
    (await findProductsOfPage(db, params.pageLocation)).map(await openPresenter()),
  );

  serveEndpoint(app, getProductBySlug, async ({ params }) => {
    const row = await findProductBySlug(db, params.slug);
    if (!row) throw new Problem(404, 'We do not sell a product at this address.');
    return (await openPresenter())(row);
  });

  serveEndpoint(app, getProduct, async ({ params }) => {
    const row = await findProduct(db, params.id);
    if (!row) throw unknownProduct();
    return (await openPresenter())(row);
  });

  serveEndpoint(app, addToQuote, async ({ params, request }) => {
    await countAgainstLimit(db, quoteAddLimit, callerNetwork(request), clock());
    if (!(await countQuoteAdd(db, params.id)))
      throw new Problem(404, 'We do not sell a product by this id.');
    return undefined;
  });
}
