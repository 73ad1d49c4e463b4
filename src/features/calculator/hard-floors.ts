import { type Charge, charge } from './charges.ts';
import { divideUp } from './cut-plan/laying/whole-numbers.ts';
import type { FlooringType, PriceBook } from './price-book.ts';

/** How the boards of a pack are laid and fixed: as planks that need no adhesive, unless it is said. */
export type Boards = { isHerringbone?: boolean; isDryback?: boolean };

/** The whole packs that a floor takes with its cutting waste. */
export function countPacks(
  areaMm2: number,
  flooringType: Exclude<FlooringType, 'carpet'>,
  product: (Boards & { packAreaMm2: number | null }) | undefined,
  prices: PriceBook,
) {
  const packAreaMm2 = product?.packAreaMm2 ?? prices.packAreaMm2[flooringType];
  const wastePercent = product?.isHerringbone
    ? prices.herringboneWastePercent
    : prices.wastePercent[flooringType];
  const count = divideUp(areaMm2 * (100 + wastePercent), 100 * packAreaMm2);
  return { count, packAreaMm2, wastePercent };
}

/** The whole tubs of adhesive under a dryback floor. */
export function chargeAdhesive(floorMm2: number, prices: PriceBook): Charge {
  const tubs = divideUp(floorMm2, prices.adhesiveTubAreaMm2);
  return charge('accessories', 'adhesive', [tubs, 'each'], prices.adhesiveTubPence);
}
