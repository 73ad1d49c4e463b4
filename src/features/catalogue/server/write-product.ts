import { randomUUID } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { touchImages, uploadIdOf } from '#platform/server/images/queries.ts';
import { slugOf } from '#platform/slug.ts';
import type { ProductChange, ProductInput } from '../contract.ts';
import { findPatternProblem, type PatternFields } from '../pattern-repeat.ts';
import { isSamePrices } from '../prices/bulk-rule.ts';
import { findWasProblem, isReduced } from '../prices/price-history.ts';
import { isSaleBelowPrice, salePriceMessage } from '../product-fields.ts';
import { lockProducts } from './import/queries-import.ts';
import { presentProduct } from './present-product.ts';
import { findPriceHistories } from './prices/queries-prices.ts';
import { columnsOf } from './product-columns.ts';
import type { ProductRow } from './queries.ts';
import { insertProduct, lockProduct, removeProduct, updateProduct } from './queries-staff.ts';

export type CatalogueDeps = {
  db: Db;
  clock: () => Date;
};

type WriteDeps = CatalogueDeps & { staff: Staff };

/** Creates a product with a slug made from its name. @throws Problem 400 */
export function addProduct(deps: WriteDeps, input: ProductInput) {
  const { db, clock, staff } = deps;
  return db.transaction(async (tx) => {
    const now = clock();
    await keepImages(tx, input, now);
    checkWas([], pricesOf(columnsOf(input)), now);
    const after = await insertAtFreeSlug(tx, {
      ...columnsOf(input),
      id: randomUUID(),
      name: input.name,
      createdAt: now,
      updatedAt: now,
      updatedBy: staff.name,
    });
    await record(deps, tx, { what: 'added', product: after });
    await publish(tx, channels.products, after.id);
    return after;
  });
}

/**
 * Changes the given fields of a product; its slug stays.
 * @throws Problem 400, 404, and 409 when somebody else has changed it since the given version
 */
export function editProduct(deps: WriteDeps, id: string, change: ProductChange) {
  const { db, clock, staff } = deps;
  return db.transaction(async (tx) => {
    const now = clock();
    const before = await lockAtVersion(tx, id, change.version);
    checkTogether({ ...presentProduct(before), ...change });
    await keepImages(tx, change, now);
    const columns = columnsOf(change, before);
    await checkNewPrices(tx, before, { ...before, ...columns }, now);
    const after = await updateProduct(tx, id, {
      ...columns,
      updatedAt: now,
      updatedBy: staff.name,
    });
    if (after) await record(deps, tx, { what: 'edited', product: after, before });
    await publish(tx, channels.products, id);
    return after ?? before;
  });
}

/** Deletes a product. @throws Problem 404, 409 as for a change */
export function deleteProduct(deps: WriteDeps, id: string, version: number | undefined) {
  return deps.db.transaction(async (tx) => {
    const before = await lockAtVersion(tx, id, version);
    await removeProduct(tx, id);
    await record(deps, tx, { what: 'deleted', product: before });
    await publish(tx, channels.products, id);
    return before;
  });
}

/** Deletes several products, all or none. @throws Problem 404 where one is gone */
export function deleteProducts(deps: WriteDeps, ids: readonly string[]) {
  return deps.db.transaction(async (tx) => {
    const rows = await lockProducts(tx, ids);
    if (rows.length < new Set(ids).size) throw unknownProduct();
    for (const row of rows) {
      await removeProduct(tx, row.id);
      await record(deps, tx, { what: 'deleted', product: row });
    }
    await publish(tx, channels.products, ...rows.map(({ id }) => id));
    return rows.length;
  });
}

async function checkNewPrices(tx: Tx, before: ProductRow, next: ProductRow, now: Date) {
  if (isSamePrices(before, next) || !isReduced(next)) return;
  const histories = await findPriceHistories(tx, [before.id]);
  checkWas(histories.get(before.id) ?? [], next, now);
}

const pricesOf = ({ pricePence = 0, salePricePence = null }: Partial<ProductRow>) => ({
  pricePence,
  salePricePence,
});

/** @throws Problem 400 for a price that may not be crossed out */
function checkWas(...given: Parameters<typeof findWasProblem>) {
  const message = findWasProblem(...given);
  if (message) throw fieldProblem('salePrice', message);
}

/** Records the change in the audit log, with the values before it. */
async function record(
  { clock, staff }: WriteDeps,
  tx: Tx,
  { what, product, before }: { what: string; product: ProductRow; before?: ProductRow },
) {
  await recordAuditLogEntry(tx, {
    at: clock(),
    by: staff,
    kind: 'product',
    what,
    subject: product.id,
    label: product.name,
    ...(before && { before: loggedOf(before), after: loggedOf(product) }),
  });
}

/** The values for the audit log: those that staff decide, without counters. */
function loggedOf(row: ProductRow) {
  const { id, version, updatedAt, updatedBy, createdAt, quoteAdds, rangeName, ...decided } = row;
  return decided;
}

async function lockAtVersion(tx: Tx, id: string, version: number | undefined): Promise<ProductRow> {
  const row = await lockProduct(tx, id);
  if (!row) throw unknownProduct();
  if (version !== undefined && version !== row.version)
    throw new Problem(
      409,
      `${row.updatedBy ?? 'Someone else'} changed this product after you opened it. Your changes weren’t saved.`,
    );
  return row;
}

export const unknownProduct = () =>
  new Problem(404, 'There is no product by this id. Someone may have deleted it.');

const maxNumbered = 20;

/** Inserts the product with the slug of its name, or with a number appended. */
async function insertAtFreeSlug(
  tx: Tx,
  values: Omit<Parameters<typeof insertProduct>[1], 'slug'>,
): Promise<ProductRow> {
  const slug = slugOf(values.name);
  for (let turn = 1; turn <= maxNumbered; turn += 1) {
    const row = await insertProduct(tx, { ...values, slug: turn === 1 ? slug : `${slug}-${turn}` });
    if (row) return row;
  }
  const row = await insertProduct(tx, { ...values, slug: `${slug}-${values.id.slice(0, 8)}` });
  if (!row) throw new Problem(409, 'name: too many products have this name.');
  return row;
}

/** Marks the product's uploaded images as used; rejects one that was already deleted. */
async function keepImages(
  tx: Tx,
  { imageUrl, colorOptions = [] }: Pick<ProductChange, 'imageUrl' | 'colorOptions'>,
  now: Date,
) {
  const addresses = [
    { field: 'imageUrl', address: imageUrl },
    ...colorOptions.map((colour, index) => ({
      field: `colorOptions[${index}].imageUrl`,
      address: colour.imageUrl,
    })),
  ];
  const named = addresses.flatMap(({ field, address }) => {
    const id = uploadIdOf(address ?? '');
    return id === undefined ? [] : [{ field, id }];
  });
  if (named.length === 0) return;
  const kept = await touchImages(
    tx,
    named.map(({ id }) => id),
    now,
  );
  const missing = named.find(({ id }) => !kept.some((image) => image.id === id));
  if (!missing) return;
  const { field } = missing;
  const message = 'the picture is no longer kept. Please upload it again.';
  throw fieldProblem(field, message);
}

/** Checks what a change leaves of fields that depend on each other. @throws Problem 400 */
function checkTogether(product: PatternFields & Parameters<typeof isSaleBelowPrice>[0]) {
  if (!isSaleBelowPrice(product)) throw fieldProblem('salePrice', salePriceMessage);
  const problem = findPatternProblem(product);
  if (problem) throw fieldProblem(problem.field, problem.message);
}
