import type { FastifyInstance } from 'fastify';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import {
  changeProduct,
  countProducts,
  createProduct,
  deleteProduct as deleteProductEndpoint,
  deleteProducts as deleteProductsEndpoint,
  exportProducts,
} from '../contract.ts';
import { importProducts } from '../import-contract.ts';
import { exportHeadings, exportRows } from './export-products.ts';
import { importCsv } from './import/import-products.ts';
import type { OpenPresenter } from './price-fitted.ts';
import { countByType } from './queries-staff.ts';
import {
  addProduct,
  type CatalogueDeps,
  deleteProduct,
  deleteProducts,
  editProduct,
} from './write-product.ts';

/** Routes of the admin panel for creating, changing, deleting, counting and exporting products. */
export function addProductStaffRoutes(
  app: FastifyInstance,
  deps: CatalogueDeps & { openPresenter: OpenPresenter },
) {
  const { db, clock, openPresenter } = deps;

  serveEndpoint(app, countProducts, async ({ query }) => {
    const counts = await countByType(db, query);
    const [banner, catalog] = [counts.get('banner') ?? 0, counts.get('catalog') ?? 0];
    return { all: banner + catalog, banner, catalog };
  });

  serveStream(app, exportProducts, ({ query, reply }) =>
    sendCsv(reply, `products-${dayInLondon(clock())}.csv`, exportHeadings, exportRows(db, query)),
  );

  serveEndpoint(app, importProducts, ({ body, staff }) => importCsv({ db, clock }, body, staff));

  serveEndpoint(app, createProduct, async ({ body, staff }) => {
    const row = await addProduct({ ...deps, staff }, body);
    return (await openPresenter())(row);
  });

  serveEndpoint(app, changeProduct, async ({ params, body, staff }) => {
    const row = await editProduct({ ...deps, staff }, params.id, body);
    return (await openPresenter())(row);
  });

  serveEndpoint(app, deleteProductsEndpoint, async ({ body, staff }) => ({
    deleted: await deleteProducts({ ...deps, staff }, body.ids),
  }));

  serveEndpoint(app, deleteProductEndpoint, async ({ params, query, staff }) => {
    const { id } = await deleteProduct({ ...deps, staff }, params.id, query.version);
    return { id };
  });
}
