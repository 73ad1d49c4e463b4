import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { changePence, findPricesProblem, type Prices } from '../../prices/bulk-rule.ts';
import { maxChanged } from '../../prices/contract.ts';
import { askedPence } from '../../prices/price-history.ts';
import type { BookPrices } from '../prices/plan-change.ts';
import { insertChange, lockChange, lockPrices, type PricedRow } from '../prices/queries-changes.ts';
import { findPriceHistories } from '../prices/queries-prices.ts';
import { beginChange, undoChange } from '../prices/run-change.ts';
import { deleteBanners, type OfferRow, updateOffer, writeBanners } from './queries-offers.ts';

type RunDeps = { book: BookPrices; now: Date };

/** The prices of a product during an offer; undefined where it is no cheaper than it is. */
function pricesDuring({ kind, percent, pricePence }: OfferRow, row: PricedRow): Prices | undefined {
  if (kind === 'announce') return undefined;
  const rule = {
    percent: -(percent ?? 0),
    addPence: 0,
    rounding: 'none',
    reduced: 'skip',
  } as const;
  const sale = kind === 'percent' ? changePence(row.pricePence, rule) : (pricePence ?? 0);
  return sale > 0 && sale < askedPence(row)
    ? { pricePence: row.pricePence, salePricePence: sale }
    : undefined;
}

/** What an offer would reduce from a time on, and what may not be reduced then and why. */
export async function planOffer(tx: Tx, offer: OfferRow, at: Date) {
  if (offer.kind === 'announce') return { planned: [], kept: [] };
  const rows = await lockPrices(tx, offer.products, maxChanged);
  const histories = await findPriceHistories(
    tx,
    rows.map(({ id }) => id),
  );
  const planned: { row: PricedRow; after: Prices }[] = [];
  const kept: OfferRow['kept'] = [];
  for (const row of rows) {
    const after = pricesDuring(offer, row);
    if (!after) continue;
    const why = findPricesProblem(after, histories.get(row.id) ?? [], at);
    if (why) kept.push({ name: row.name, why });
    else planned.push({ row, after });
  }
  return { planned, kept };
}

/** Begins a locked offer: reduces its products and puts up its banners. */
export async function beginOffer(tx: Tx, deps: RunDeps, offer: OfferRow) {
  const { now } = deps;
  const { planned, kept } = await planOffer(tx, offer, now);
  if (planned.length > 0) {
    const { id, by, byId } = offer;
    const rule = `Offer “${offer.name}”`;
    const change = await insertChange(
      tx,
      { id, rule, by, byId, createdAt: now, startsAt: now, bookPrices: {}, kept: [] },
      planned,
    );
    await beginChange(tx, deps, change);
  }
  await writeBanners(tx, offer, now);
  await updateOffer(tx, offer.id, { state: 'running', kept });
  await publish(tx, channels.products, offer.id);
}

/** Ends a locked offer: its banners go, and prices that nothing else has changed are what they were before. */
export async function finishOffer(tx: Tx, deps: RunDeps, offer: OfferRow) {
  const change = offer.state === 'running' ? await lockChange(tx, offer.id) : undefined;
  if (change?.state === 'done') await undoChange(tx, deps, change);
  if (offer.state === 'running') await deleteBanners(tx, offer.pages);
  await updateOffer(tx, offer.id, { state: 'ended' });
  await publish(tx, channels.products, offer.id);
}
