export const productTypes = ['banner', 'catalog'] as const;
/** Roll widths of carpet and sheet vinyl in metres. */
export const rollWidths = [2, 3, 4, 5] as const;
/** How the boards of a floor sold by the pack are laid. */
export const patterns = ['plank', 'herringbone'] as const;
/** How they are fixed: clicked together and floating, or dryback and glued to the subfloor. */
export const fixings = ['click', 'dryback'] as const;
/** How the pattern of a carpet meets that of the next drop: level, or half a repeat further along. */
export const patternMatches = ['set', 'half-drop'] as const;
export const stockStatuses = ['instock', 'outofstock', 'onbackorder'] as const;

export type ProductType = (typeof productTypes)[number];
export type Pattern = (typeof patterns)[number];
export type PatternMatch = (typeof patternMatches)[number];
export type Fixing = (typeof fixings)[number];
export type StockStatus = (typeof stockStatuses)[number];
export type ColourOption = {
  name: string;
  hex?: string;
  imageUrl?: string;
  /** What the supplier calls it. */
  code?: string;
  /** Where it differs from the product's. */
  stock?: StockStatus;
};

/** Sort orders of the staff list: shop order, name, price, last changed first. */
export const productSorts = ['shop', 'name', 'price', 'changed'] as const;
export type ProductSort = (typeof productSorts)[number];
