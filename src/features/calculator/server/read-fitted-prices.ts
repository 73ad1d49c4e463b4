import type { Db } from '#platform/server/database/database.ts';
import { type FloorToFit, fittedPoundsPerM2 } from '../fitted-price.ts';
import { readPriceBook } from './queries.ts';

/**
 * Creates a reader of `fittedPoundsPerM2` with the prices in force. What was priced is kept until the price book
 * changes: the colours of a range cost the same, and every list asks again.
 */
export function createReadFittedPrices(db: Db) {
  let book = '';
  let known = new Map<string, number | undefined>();
  return async () => {
    const prices = await readPriceBook(db);
    const text = JSON.stringify(prices);
    if (text !== book) known = new Map();
    book = text;
    const current = known;
    return (floor: FloorToFit): number | undefined => {
      const key = JSON.stringify(floor);
      if (!current.has(key)) current.set(key, fittedPoundsPerM2(floor, prices));
      return current.get(key);
    };
  };
}
