import type { ShownPriceBook } from '../../contract.ts';
import { defaultPriceBook, type PriceBook } from '../../price-book.ts';
import {
  fieldOf,
  findPriceProblem,
  type PriceName,
  priceNames,
  replacePrices,
  showPrice,
} from '../../price-fields.ts';

/** What was typed into fields, as it was typed. */
export type Drafts = Partial<Record<PriceName, string>>;
export type StoredPrice = ShownPriceBook['prices'][number];

/** The figures of a book in the form that the calculator takes. */
export function toPriceBook({ prices }: ShownPriceBook): PriceBook {
  return replacePrices(
    defaultPriceBook,
    Object.fromEntries(prices.map(({ name, value }) => [name, value])),
  );
}

/** A figure as it stands in its field. */
export const showStored = ({ name, value }: StoredPrice) =>
  showPrice(name, Math.round(value * fieldOf(name).scale));

/** What the drafts would change, in shown units, and what is wrong with those that cannot be saved. */
export function readDrafts(drafts: Drafts, stored: readonly StoredPrice[]) {
  const values: Partial<Record<PriceName, number>> = {};
  const faults: Partial<Record<PriceName, string>> = {};
  for (const name of priceNames) {
    const text = drafts[name]?.replace(/[£,%\s]/g, '');
    if (text === undefined) continue;
    const value = /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
    const problem = findPriceProblem(name, value);
    if (problem) faults[name] = `This ${problem}`;
    else if (stored.find((one) => one.name === name)?.value !== value) values[name] = value;
  }
  return { values, faults };
}
