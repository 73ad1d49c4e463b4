import type { PriceBook } from './price-book.ts';
import { type PriceField, priceFields } from './price-table.ts';

export type { PriceField, PriceGroup } from './price-table.ts';
export type PriceName = keyof typeof priceFields;
export const priceNames = Object.keys(priceFields) as PriceName[];
export const fieldOf = (name: PriceName): PriceField => priceFields[name];

/** Reads a stored figure: pence, mm² or per cent, always whole. */
export function readPrice(book: PriceBook, name: PriceName): number {
  const [part, key] = fieldOf(name).path;
  const value = book[part];
  return typeof value === 'number' ? value : ((value as Record<string, number>)[key ?? ''] ?? 0);
}

/** Converts a figure between the displayed unit and the stored one: pounds and pence, m² and mm². */
export const toStored = (name: PriceName, shown: number) => Math.round(shown * fieldOf(name).scale);
export const toShown = (name: PriceName, stored: number) => stored / fieldOf(name).scale;

/** Replaces figures of a price book, given in displayed units. */
export function replacePrices(
  book: PriceBook,
  values: Partial<Record<PriceName, number>>,
): PriceBook {
  const next = structuredClone(book);
  for (const name of priceNames) {
    const value = values[name];
    if (value === undefined) continue;
    const [part, key] = fieldOf(name).path;
    const stored = toStored(name, value);
    if (key) (next[part] as Record<string, number>)[key] = stored;
    else (next as Record<string, unknown>)[part] = stored;
  }
  return next;
}

/** The error message for a figure in displayed units, without its name; undefined when it is valid. */
export function findPriceProblem(name: PriceName, value: number): string | undefined {
  const { least, most, decimals, isMoney } = fieldOf(name);
  const scaled = value * 10 ** decimals;
  const isFine = value >= least && value <= most && Math.abs(scaled - Math.round(scaled)) < 1e-6;
  if (isFine) return undefined;
  if (isMoney)
    return `must be from £${least.toFixed(2)} to £${most.toFixed(2)}, in pounds and pence.`;
  if (decimals === 0) return `must be a whole number from ${least} to ${most}.`;
  return `must be from ${least} to ${most}, with at most ${decimals} decimals.`;
}

/** Formats a stored figure with its unit: '£25.99', '2.20 m²', '10%'. */
export function describePrice(name: PriceName, stored: number): string {
  const { isMoney, unit } = fieldOf(name);
  const shown = showPrice(name, stored);
  return isMoney ? `£${shown}` : `${shown}${unit === '%' ? '' : ' '}${unit}`;
}

/** Formats a stored figure for its field: '25.99', '2.20', '10'. */
export function showPrice(name: PriceName, stored: number): string {
  const { decimals } = fieldOf(name);
  const value = toShown(name, stored);
  if (decimals === 0) return String(value);
  return Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
}
