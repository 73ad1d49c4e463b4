import { randomUUID } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import { type CsvRow, readCsv } from '#platform/server/http/read-csv.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { slugOf } from '#platform/slug.ts';
import type { ProductImport } from '../../import-contract.ts';
import { importLimits } from '../../limits.ts';
import { findPatternProblem } from '../../pattern-repeat.ts';
import { isSamePrices } from '../../prices/bulk-rule.ts';
import { findWasProblem, type PublishedPrice } from '../../prices/price-history.ts';
import { isSaleBelowPrice, salePriceMessage } from '../../product-fields.ts';
import { presentProduct } from '../present-product.ts';
import { findPriceHistories } from '../prices/queries-prices.ts';
import { columnsOf } from '../product-columns.ts';
import type { ProductRow } from '../queries.ts';
import type { CatalogueDeps } from '../write-product.ts';
import { findTakenSlugs, lockProducts, writeProducts } from './queries-import.ts';
import { type RowProblem, readRow } from './read-row.ts';

type Planned = { line: number; before: ProductRow | undefined; after: ProductRow };

/**
 * Imports a CSV file of products, all of it or nothing.
 * @throws Problem 400 for a file that is no CSV with the column Name
 */
export function importCsv(
  { db, clock }: CatalogueDeps,
  { text, isDryRun }: { text: string; isDryRun: boolean },
  staff: Staff,
): Promise<ProductImport> {
  const rows = readCsv(text, { required: ['Name'], maxRows: importLimits.rows });
  return db.transaction(async (tx) => {
    const now = clock();
    const ids = rows.flatMap(({ cells }) => cells.id || []);
    const known = new Map((await lockProducts(tx, ids)).map((row) => [row.id, row]));
    const histories = await findPriceHistories(tx, [...known.keys()]);
    const problems: RowProblem[] = [];
    const planned: Planned[] = [];
    const seen = new Set<string>();
    for (const row of rows) {
      const { id } = row.cells;
      const before = id ? known.get(id) : undefined;
      const wrong = findIdProblem(row, before, seen);
      if (id) seen.add(id);
      const read = readRow(row, before);
      problems.push(...wrong, ...read.problems);
      if (wrong.length + read.problems.length > 0) continue;
      const after = { ...(before ?? newRow(now)), ...columnsOf(read.change, before) };
      const isNew = !before;
      if (isNew || Object.keys(read.change).length > 0) {
        problems.push(...checkTogether(row, before, after, histories.get(after.id) ?? [], now));
        planned.push({ line: row.line, before, after });
      }
    }
    const changed = planned.filter(({ before }) => before).length;
    const result = {
      added: planned.length - changed,
      changed,
      unchanged: rows.length - planned.length,
      problems: problems.toSorted((a, b) => a.line - b.line),
    };
    if (problems.length > 0) return { ...result, added: 0, changed: 0, unchanged: 0 };
    if (isDryRun || planned.length === 0) return result;
    await store(tx, planned, { now, by: staff.name });
    await recordAuditLogEntry(tx, {
      at: now,
      by: staff,
      kind: 'product',
      what: 'imported',
      after: { added: result.added, changed },
    });
    await publish(tx, channels.products, planned[0]?.after.id ?? '');
    return result;
  });
}

function findIdProblem(
  { line, cells: { id } }: CsvRow,
  before: ProductRow | undefined,
  seen: ReadonlySet<string>,
): RowProblem[] {
  if (!id) return [];
  if (seen.has(id)) return [{ line, column: 'Id', message: 'is in the file twice.' }];
  const message = 'is no product’s. Leave it empty to add the product.';
  return before ? [] : [{ line, column: 'Id', message }];
}

const ownPicture = /^\/images\/upload-/;

/** What is wrong with fields that depend on each other or on what was published before. */
function checkTogether(
  { line }: CsvRow,
  before: ProductRow | undefined,
  after: ProductRow,
  history: readonly PublishedPrice[],
  now: Date,
): RowProblem[] {
  const problem = (column: string, message: string | undefined) =>
    message === undefined ? [] : [{ line, column, message }];
  const product = presentProduct(after);
  const was =
    before && isSamePrices(before, after) ? undefined : findWasProblem(history, after, now);
  const isNewPicture = after.imageUrl !== before?.imageUrl && ownPicture.test(after.imageUrl ?? '');
  return [
    ...problem('Sale price (£)', isSaleBelowPrice(product) ? was : salePriceMessage),
    ...problem('Pattern repeat (cm)', findPatternProblem(product)?.message),
    ...problem('Picture', isNewPicture ? 'must be uploaded in the product’s form.' : undefined),
  ];
}

const newRow = (now: Date): ProductRow => ({
  id: randomUUID(),
  slug: '',
  name: '',
  sku: null,
  description: '',
  productType: 'catalog',
  pageLocation: 'homepage',
  category: 'carpet',
  pricePence: 0,
  salePricePence: null,
  unit: 'm²',
  imageUrl: null,
  brand: null,
  colorOptions: [],
  specifications: {},
  features: [],
  sortOrder: 0,
  featured: false,
  stockStatus: 'instock',
  rollWidthsMm: [],
  packAreaMm2: null,
  pattern: null,
  fixing: null,
  patternRepeatMm: null,
  patternMatch: null,
  fittingIncluded: false,
  samples: 0,
  quoteAdds: 0,
  createdAt: now,
  updatedAt: now,
  version: 0,
  updatedBy: null,
  rangeName: null,
});

async function store(
  tx: Parameters<typeof writeProducts>[0],
  planned: readonly Planned[],
  { now, by }: { now: Date; by: string },
) {
  const slugs = planned.flatMap(({ before, after }) => (before ? [] : slugOf(after.name)));
  const taken = await findTakenSlugs(tx, slugs);
  const next = new Map<string, number>();
  const slugFor = (name: string) => {
    const slug = slugOf(name);
    let turn = next.get(slug) ?? 1;
    const numbered = () => (turn === 1 ? slug : `${slug}-${turn}`);
    while (taken.has(numbered())) turn += 1;
    const free = numbered();
    next.set(slug, turn + 1);
    taken.add(free);
    return free;
  };
  const rows = planned.map(({ before, after: { rangeName: _, ...after } }) => ({
    ...after,
    slug: before ? after.slug : slugFor(after.name),
    version: after.version + 1,
    updatedAt: now,
    updatedBy: by,
  }));
  await writeProducts(tx, rows);
}
