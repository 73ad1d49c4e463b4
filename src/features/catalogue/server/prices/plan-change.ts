import { createHash } from 'node:crypto';
import { carpetSupplyAndFit } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { instantInLondon } from '#platform/dates/london-time.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { toPence } from '#platform/units/pounds.ts';
import {
  changePence,
  changePrices,
  findPricesProblem,
  isSamePrices,
  type PriceRule,
  type Prices,
} from '../../prices/bulk-rule.ts';
import { maxChanged, type PriceChangeInput } from '../../prices/contract.ts';
import { askedPence } from '../../prices/price-history.ts';
import { findFittedCarpets, lockPrices, type PricedRow } from './queries-changes.ts';
import { findPriceHistories } from './queries-prices.ts';

/** The prices of the price book in pence, which another feature keeps. */
export type BookPrices = {
  /** Locks them until the transaction ends. @returns them by their names */
  lock: (tx: Tx) => Promise<Map<string, number>>;
  findProblem: (name: string, pence: number) => string | undefined;
  write: (
    tx: Tx,
    prices: Record<string, number>,
    by: { id: string; name: string; now: Date },
  ) => Promise<void>;
};

export type PlannedItem = { row: PricedRow; after: Prices; problem: string | undefined };
export type PlannedBookPrice = {
  name: string;
  before: number;
  after: number;
  problem: string | undefined;
};
export type Plan = {
  rule: PriceRule;
  /** When it begins; undefined for now. */
  startsAt: Date | undefined;
  items: PlannedItem[];
  unchanged: number;
  bookPrices: PlannedBookPrice[];
  brokenClaims: string[];
  token: string;
};

/** Works out a change of several prices and locks them. @throws Problem 400 */
export async function planChange(
  tx: Tx,
  book: BookPrices,
  input: PriceChangeInput,
  now: Date,
): Promise<Plan> {
  const rule = readRule(input);
  const startsAt = readStart(input.startsAt, now);
  const rows = await lockPrices(tx, input.products, maxChanged + 1);
  if (rows.length > maxChanged)
    throw fieldProblem('products', `must be at most ${maxChanged} products.`);
  const histories = await findPriceHistories(
    tx,
    rows.map(({ id }) => id),
  );
  const planned = rows.map((row) => {
    const after = changePrices(row, rule);
    const problem = findPricesProblem(after, histories.get(row.id) ?? [], startsAt ?? now);
    return { row, after, problem };
  });
  const items = planned.filter(({ row, after }) => !isSamePrices(row, after));
  const bookPrices = await planBookPrices(tx, book, input.bookPrices, rule);
  if (items.length === 0 && bookPrices.length === 0)
    throw fieldProblem('products', 'this changes no price.');
  return {
    rule,
    startsAt,
    items,
    unchanged: planned.length - items.length,
    bookPrices,
    brokenClaims: await findBrokenClaims(tx, items),
    token: tokenOf([input, items, bookPrices]),
  };
}

function readRule({ percent, add, rounding, reduced }: PriceChangeInput): PriceRule {
  if (percent === 0 && add === 0 && rounding === 'none' && reduced !== 'end')
    throw fieldProblem('percent', 'say by how much prices change.');
  return { percent, addPence: toPence(add), rounding, reduced };
}

const maxAheadMs = 366 * 86_400_000;

/** The instant of a London minute in the next year. @throws Problem 400 */
function readStart(at: PriceChangeInput['startsAt'], now: Date): Date | undefined {
  if (!at) return undefined;
  const instant = instantInLondon(at.day, at.time);
  if (instant <= now) throw fieldProblem('startsAt', 'must be later than now.');
  if (instant.getTime() > now.getTime() + maxAheadMs)
    throw fieldProblem('startsAt', 'must be within a year.');
  return instant;
}

async function planBookPrices(
  tx: Tx,
  book: BookPrices,
  names: readonly string[],
  rule: PriceRule,
): Promise<PlannedBookPrice[]> {
  if (names.length === 0) return [];
  const prices = await book.lock(tx);
  return [...new Set(names)].flatMap((name) => {
    const before = prices.get(name);
    if (before === undefined)
      throw fieldProblem('bookPrices', 'must be names of prices in the price book.');
    // A price of nothing is no price: what is not charged is not charged afterwards either.
    const after = before === 0 ? 0 : changePence(before, rule);
    return after === before ? [] : { name, before, after, problem: book.findProblem(name, after) };
  });
}

async function findBrokenClaims(tx: Tx, items: readonly PlannedItem[]): Promise<string[]> {
  const changed = new Map(
    items.flatMap(({ row, after, problem }) => (problem ? [] : [[row.id, after]])),
  );
  const { fromPence } = firm();
  const claim = carpetSupplyAndFit();
  if (fromPence === null || !claim) return [];
  const carpets = await findFittedCarpets(tx);
  const isHonoured = carpets.some((row) => {
    const asked = askedPence(changed.get(row.id) ?? row);
    return asked > 0 && asked <= fromPence;
  });
  return isHonoured ? [] : [claim.text];
}

const tokenOf = (plan: unknown) =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
