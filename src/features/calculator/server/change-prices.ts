import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { ShownPriceBook } from '../price-book-contract.ts';
import {
  describePrice,
  fieldOf,
  type PriceName,
  priceNames,
  readPrice,
  replacePrices,
  toShown,
} from '../price-fields.ts';
import { lockPriceBookRow, type PriceBookRow, updatePriceBook } from './queries.ts';

/**
 * Replaces prices, given in displayed units; stored estimates do not change.
 * @throws Problem 409 when somebody else has saved since the version on which the change is based
 */
export function changePrices(
  { db, clock }: { db: Db; clock: () => Date },
  { version, prices }: { version: number; prices: Partial<Record<PriceName, number>> },
  staff: Staff,
): Promise<ShownPriceBook> {
  return db.transaction(async (tx) => {
    const row = await lockPriceBookRow(tx);
    if (row.version !== version) throw new Problem(409, describeWhatIsNew(row));
    return presentPriceBook(await savePrices(tx, row, prices, { by: staff, now: clock() }));
  });
}

/** Saves prices, given in displayed units, in a locked price book. @returns the book afterwards */
export async function savePrices(
  tx: Tx,
  row: PriceBookRow,
  prices: Partial<Record<PriceName, number>>,
  { by, now }: { by: Pick<Staff, 'id' | 'name'>; now: Date },
): Promise<PriceBookRow> {
  const next = replacePrices(row.prices, prices);
  const changed = priceNames.filter(
    (name) => readPrice(next, name) !== readPrice(row.prices, name),
  );
  if (changed.length === 0) return row;
  const edit = { by: by.name, at: now.toISOString() };
  const edits = { ...row.edits, ...Object.fromEntries(changed.map((name) => [name, edit])) };
  const saved = { ...row, prices: next, edits, version: row.version + 1, updatedAt: now };
  await updatePriceBook(tx, saved);
  const valuesOf = (book: typeof next) =>
    Object.fromEntries(changed.map((name) => [name, readPrice(book, name)]));
  await recordAuditLogEntry(tx, {
    at: now,
    by,
    kind: 'prices',
    what: 'edited',
    before: valuesOf(row.prices),
    after: valuesOf(next),
  });
  await publish(tx, channels.prices, undefined);
  return saved;
}

export function presentPriceBook({ version, prices, edits }: PriceBookRow): ShownPriceBook {
  return {
    version,
    prices: priceNames.map((name) => ({
      name,
      value: toShown(name, readPrice(prices, name)),
      changedBy: edits[name]?.by ?? null,
      changedAt: edits[name]?.at ?? null,
    })),
  };
}

const maxNamed = 6;

/** Describes what the latest save changed, as far as it can be read at a glance. */
function describeWhatIsNew({ prices, edits }: PriceBookRow): string {
  const newest = priceNames
    .flatMap((name) => (edits[name] ? [edits[name].at] : []))
    .sort()
    .at(-1);
  const names = priceNames.filter((name) => newest !== undefined && edits[name]?.at === newest);
  const by = (names[0] && edits[names[0]]?.by) ?? 'Someone';
  const list = names
    .slice(0, maxNamed)
    .map((name) => `${fieldOf(name).inSentence} ${describePrice(name, readPrice(prices, name))}`);
  if (names.length > maxNamed) list.push(`and ${names.length - maxNamed} more`);
  const what = list.length > 0 ? `: ${list.join(', ')}` : '';
  return `${by} has changed prices since you opened them${what}. Check them, then save again.`;
}
