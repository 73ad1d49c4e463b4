import {
  fieldOf,
  findPriceProblem,
  type PriceName,
  priceNames,
  readPrice,
  toShown,
} from '#features/calculator/price-fields.ts';
import { savePrices } from '#features/calculator/server/change-prices.ts';
import { lockPriceBookRow } from '#features/calculator/server/queries.ts';
import type { BookPrices } from '#features/catalogue/server/prices/plan-change.ts';

const moneyNames = priceNames.filter((name) => fieldOf(name).isMoney);

/** The money of the calculator's price book, for changes of several prices. */
export const bookPrices: BookPrices = {
  lock: async (tx) => {
    const { prices } = await lockPriceBookRow(tx);
    return new Map(moneyNames.map((name) => [name, readPrice(prices, name)]));
  },
  findProblem: (name, pence) => {
    const known = name as PriceName;
    const problem = findPriceProblem(known, toShown(known, pence));
    return problem && `It ${problem}`;
  },
  write: async (tx, prices, { now, ...by }) => {
    const shown = Object.entries(prices).map(([name, pence]) => [
      name,
      toShown(name as PriceName, pence),
    ]);
    await savePrices(tx, await lockPriceBookRow(tx), Object.fromEntries(shown), { by, now });
  },
};
