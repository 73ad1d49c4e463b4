import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { findPricesProblem, isSamePrices, type Prices } from '../../prices/bulk-rule.ts';
import type { BookPrices } from './plan-change.ts';
import {
  findItems,
  lockPrices,
  markDone,
  type PriceChangeItem,
  type PriceChangeRow,
  setPrices,
  updateChange,
} from './queries-changes.ts';
import { findPriceHistories, recordPrices } from './queries-prices.ts';

type RunDeps = { book: BookPrices; now: Date };
type Kept = PriceChangeRow['kept'];
type Step = { productId: string; from: Prices; to: Prices };

const changedFirst = 'Its price was changed in the meantime.';

/** Begins a locked change: sets its prices, except those that something else has changed. */
export async function beginChange(tx: Tx, deps: RunDeps, change: PriceChangeRow) {
  const items = await findItems(tx, change.id);
  const { done, kept } = await setAll(tx, deps, change, items.map(forwards));
  await markDone(tx, change.id, done);
  const book = await setBookPrices(tx, deps, change, 'before', 'after');
  await updateChange(tx, change.id, {
    state: 'done',
    doneAt: deps.now,
    kept: [...change.kept, ...kept, ...book],
  });
  await record(tx, deps, change, { what: 'repriced', count: done.length });
}

/** Undoes a locked change: puts its prices back, except those that something else has changed since. */
export async function undoChange(tx: Tx, deps: RunDeps, change: PriceChangeRow) {
  const items = (await findItems(tx, change.id)).filter(({ isDone }) => isDone);
  const { done, kept } = await setAll(tx, deps, change, items.map(backwards));
  const book = await setBookPrices(tx, deps, change, 'after', 'before');
  await updateChange(tx, change.id, {
    state: 'undone',
    undoneAt: deps.now,
    kept: [...kept, ...book],
  });
  await record(tx, deps, change, { what: 'repricing-undone', count: done.length });
}

const pricesBefore = ({ beforePence, beforeSalePence }: PriceChangeItem): Prices => ({
  pricePence: beforePence,
  salePricePence: beforeSalePence,
});
const pricesAfter = ({ afterPence, afterSalePence }: PriceChangeItem): Prices => ({
  pricePence: afterPence,
  salePricePence: afterSalePence,
});
const forwards = (item: PriceChangeItem): Step => ({
  productId: item.productId,
  from: pricesBefore(item),
  to: pricesAfter(item),
});
const backwards = (item: PriceChangeItem): Step => ({
  productId: item.productId,
  from: pricesAfter(item),
  to: pricesBefore(item),
});

/** Sets the prices of products that cost what a step starts from. */
async function setAll(
  tx: Tx,
  { now }: RunDeps,
  { by }: PriceChangeRow,
  steps: readonly Step[],
): Promise<{ done: string[]; kept: Kept }> {
  const ids = steps.map(({ productId }) => productId);
  if (ids.length === 0) return { done: [], kept: [] };
  const rows = new Map((await lockPrices(tx, { ids }, ids.length)).map((row) => [row.id, row]));
  const histories = await findPriceHistories(tx, ids);
  const kept: Kept = [];
  const next: (Prices & { id: string })[] = [];
  for (const { productId, from, to } of steps) {
    const row = rows.get(productId);
    if (!row) continue;
    const why = isSamePrices(row, from)
      ? findPricesProblem(to, histories.get(productId) ?? [], now)
      : changedFirst;
    if (why) kept.push({ name: row.name, why });
    else next.push({ id: productId, ...to });
  }
  const done = next.map(({ id }) => id);
  if (done.length === 0) return { done, kept };
  await setPrices(tx, next, { now, by });
  await recordPrices(tx, done);
  // One notification for all: who listens reads everything again.
  await publish(tx, channels.products, done[0] as string);
  return { done, kept };
}

async function setBookPrices(
  tx: Tx,
  { book, now }: RunDeps,
  { bookPrices, byId, by }: PriceChangeRow,
  from: 'before' | 'after',
  to: 'before' | 'after',
): Promise<Kept> {
  const entries = Object.entries(bookPrices);
  if (entries.length === 0) return [];
  const present = await book.lock(tx);
  const [next, changed] = [new Map<string, number>(), [] as Kept];
  for (const [name, prices] of entries)
    if (present.get(name) === prices[from]) next.set(name, prices[to]);
    else changed.push({ name, why: changedFirst });
  await book.write(tx, Object.fromEntries(next), { id: byId, name: by, now });
  return changed;
}

async function record(
  tx: Tx,
  { now }: RunDeps,
  { id, rule, by, byId }: PriceChangeRow,
  { what, count }: { what: string; count: number },
) {
  await recordAuditLogEntry(tx, {
    at: now,
    by: { id: byId, name: by },
    kind: 'product',
    what,
    subject: id,
    label: rule,
    after: { products: count },
  });
}
