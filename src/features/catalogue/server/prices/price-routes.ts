import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { toPounds } from '#platform/units/pounds.ts';
import {
  applyPriceChange,
  listPriceChanges,
  listProductPrices,
  type PriceChange,
  type PriceChangePreview,
  previewPriceChange,
  undoPriceChange as undoEndpoint,
} from '../../prices/contract.ts';
import { findProduct } from '../queries.ts';
import { unknownProduct } from '../write-product.ts';
import { type Plan, planChange } from './plan-change.ts';
import { presentPair, presentPrices } from './present-prices.ts';
import { addPriceChange, type PriceChangeDeps, undoPriceChange } from './price-changes.ts';
import { findChanges } from './queries-changes.ts';
import { findPriceHistories } from './queries-prices.ts';

/** Routes of the history of prices and of changes of several prices. */
export function addPriceRoutes(app: FastifyInstance, deps: PriceChangeDeps) {
  const { db, clock, book } = deps;

  serveEndpoint(app, listProductPrices, async ({ params }) => {
    const row = await findProduct(db, params.id);
    if (!row) throw unknownProduct();
    const histories = await findPriceHistories(db, [row.id]);
    return presentPrices(histories.get(row.id) ?? [], clock());
  });

  serveEndpoint(app, previewPriceChange, async ({ body }) =>
    presentPlan(await db.transaction((tx) => planChange(tx, book, body, clock()))),
  );

  serveEndpoint(app, applyPriceChange, async ({ body, staff }) =>
    readChange(await addPriceChange(deps, body, staff)),
  );

  serveEndpoint(app, listPriceChanges, async () => (await findChanges(db)).map(presentChange));

  serveEndpoint(app, undoEndpoint, async ({ params, staff }) => {
    await undoPriceChange(deps, params.id, staff);
    return readChange(params.id);
  });

  async function readChange(id: string): Promise<PriceChange> {
    const [found] = await findChanges(db, id);
    if (!found) throw new Error('A stored change of prices cannot be read.');
    return presentChange(found);
  }
}

const presentPlan = ({ items, bookPrices, unchanged, brokenClaims, token }: Plan) =>
  ({
    items: items.map(({ row, after, problem }) => ({
      id: row.id,
      name: row.name,
      before: presentPair(row),
      after: presentPair(after),
      problem: problem ?? null,
    })),
    unchanged,
    bookPrices: bookPrices.map(({ name, before, after, problem }) => ({
      name,
      before: toPounds(before),
      after: toPounds(after),
      problem: problem ?? null,
    })),
    brokenClaims,
    token,
  }) satisfies PriceChangePreview;

const presentChange = ({
  change,
  products,
}: Awaited<ReturnType<typeof findChanges>>[number]): PriceChange => ({
  ...change,
  startsAt: change.startsAt.toISOString(),
  doneAt: change.doneAt?.toISOString() ?? null,
  undoneAt: change.undoneAt?.toISOString() ?? null,
  products,
  bookPrices: Object.keys(change.bookPrices).length,
});
