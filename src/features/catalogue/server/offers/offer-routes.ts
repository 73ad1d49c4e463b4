import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { toPounds } from '#platform/units/pounds.ts';
import {
  addOffer,
  changeOffer,
  endOffer,
  listOffers,
  listRunningOffers,
  type Offer,
} from '../../offers/contract.ts';
import type { PriceChangeDeps } from '../prices/price-changes.ts';
import { closeOffer, createOffer, editOffer } from './offers.ts';
import { findOffers, findRunningOffers, type OfferRow } from './queries-offers.ts';

/** Routes of offers: those that run, for the pages, and all of them for the admin panel. */
export function addOfferRoutes(app: FastifyInstance, deps: PriceChangeDeps) {
  const { db } = deps;
  serveEndpoint(app, listRunningOffers, () => findRunningOffers(db));
  serveEndpoint(app, listOffers, async () => (await findOffers(db)).map(presentOffer));
  serveEndpoint(app, addOffer, async ({ body, staff }) =>
    presentOffer(await createOffer(deps, body, staff)),
  );
  serveEndpoint(app, changeOffer, async ({ params, body, staff }) =>
    presentOffer(await editOffer(deps, params.id, body, staff)),
  );
  serveEndpoint(app, endOffer, async ({ params, staff }) =>
    presentOffer(await closeOffer(deps, params.id, staff)),
  );
}

const presentOffer = (row: OfferRow): Offer => ({
  ...row,
  price: row.pricePence === null ? null : toPounds(row.pricePence),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
});
