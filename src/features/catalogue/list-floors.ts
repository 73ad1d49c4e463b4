import type { Product } from './contract.ts';
import { floorForEstimate } from './floor-for-estimate.ts';
import { priceOf } from './price-text.ts';
import type { Category } from './vocabulary.ts';

/** A floor as the picker lists it. */
export type Floor = {
  kind: string;
  /** The higher regular price, in pounds. */
  was: number | undefined;
  imageUrl: string | null;
  colours: string[];
  /** What the search looks at, in lower case. */
  words: string;
  forEstimate: NonNullable<ReturnType<typeof floorForEstimate>>;
};

const kinds: Partial<Record<Category, string>> = {
  carpet: 'Carpet',
  lvt: 'LVT',
  laminate: 'Laminate',
};

/** Sheet vinyl comes off a roll, everything else called vinyl in packs. */
const kindOf = ({ category, rollWidths }: Product) =>
  kinds[category] ?? (rollWidths.length > 0 ? 'Sheet vinyl' : 'Vinyl');

/** A floor that can be chosen for a measured area. */
export type FloorOnOffer = Floor['forEstimate'] & {
  /** 'Carpet' or 'Sheet vinyl' */
  kind: string;
  /** The names of its colours. */
  colours: string[];
};

/** The floors that can be chosen for measured areas, by kind and name. */
export const listFloorsOnOffer = (products: readonly Product[]): FloorOnOffer[] =>
  listFloors(products)
    .map(({ kind, colours, forEstimate }) => ({ ...forEstimate, kind, colours }))
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));

/** The floors that can be priced, in shop order: no banners, no accessories, nothing without a price. */
export function listFloors(products: readonly Product[]): Floor[] {
  return products.flatMap((product) => {
    const forEstimate = floorForEstimate(product);
    if (!forEstimate || forEstimate.price === 0 || product.productType === 'banner') return [];
    const kind = kindOf(product);
    const words = [product.name, kind, product.brand ?? '', ...product.features].join(' ');
    const { was } = { was: undefined, ...priceOf(product) };
    const { imageUrl, colorOptions } = product;
    const colours = colorOptions.map(({ name }) => name);
    return [{ kind, was, imageUrl, colours, words: words.toLowerCase(), forEstimate }];
  });
}

/** The floors that contain every word of the search. */
export function findFloors(floors: readonly Floor[], search: string): Floor[] {
  const wanted = search.toLowerCase().split(/\s+/);
  return floors.filter(({ words }) => wanted.every((word) => words.includes(word)));
}
