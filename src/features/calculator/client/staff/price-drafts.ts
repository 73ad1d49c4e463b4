import { defaultPriceBook, type PriceBook } from '../../price-book.ts';
import type { ShownPriceBook } from '../../price-book-contract.ts';
import {
  findPriceProblem,
  type PriceName,
  priceNames,
  replacePrices,
  showPrice,
  toStored,
} from '../../price-fields.ts';

/** The contents of the price fields, as typed. */
export type Drafts = Record<PriceName, string>;
export type StoredPrice = ShownPriceBook['prices'][number];

/** Converts displayed prices to the price book that the calculator takes. */
export function toPriceBook({ prices }: ShownPriceBook): PriceBook {
  return replacePrices(
    defaultPriceBook,
    Object.fromEntries(prices.map(({ name, value }) => [name, value])),
  );
}

/** Formats a stored price for its field. */
export const showStored = ({ name, value }: StoredPrice) => showPrice(name, toStored(name, value));

/** The contents of the form for the stored prices. */
export const draftsOf = ({ prices }: ShownPriceBook) =>
  Object.fromEntries(prices.map((price) => [price.name, showStored(price)])) as Drafts;

/** Parses the drafts: the changes in displayed units, and error messages for those that cannot be saved. */
export function readDrafts(drafts: Drafts, stored: readonly StoredPrice[]) {
  const values: Partial<Record<PriceName, number>> = {};
  const errors: Partial<Record<PriceName, string>> = {};
  for (const name of priceNames) {
    const text = drafts[name].replace(/[£%\s]/g, '');
    // A comma is one of thousands: 12,50 is not 1,250.
    const isFigure = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$|^\.\d+$/.test(text);
    const value = isFigure ? Number(text.replaceAll(',', '')) : Number.NaN;
    const problem = findPriceProblem(name, value);
    if (problem) errors[name] = `This ${problem}`;
    else if (stored.find((one) => one.name === name)?.value !== value) values[name] = value;
  }
  return { values, errors };
}
