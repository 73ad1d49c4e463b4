import { toMillimetres } from '#platform/units/lengths.ts';
import { divideUp } from './cut-plan/laying/whole-numbers.ts';
import { type ChosenProduct, estimateJob } from './estimate.ts';
import { ordinaryRoom } from './ordinary-room.ts';
import type { FlooringType, PriceBook } from './price-book.ts';

/** A floor of the catalogue as the calculator prices it. */
export type FloorToFit = ChosenProduct & { flooringType: FlooringType };

const room = {
  lengthMm: toMillimetres(ordinaryRoom.length),
  widthMm: toMillimetres(ordinaryRoom.width),
};
const usualRollMm = 4000;
/** Pence per mm² to pounds per m². */
const poundsPerM2 = 10_000;

/**
 * What a floor costs fitted, in whole pounds per m², rounded up: the estimate of `ordinaryRoom` (4.5 × 3.8 m, one
 * doorway) off its cheapest roll, with waste, the usual underlay, edging, door bar and fitting,
 * divided by the room's net area. Undefined for a floor without a price, and for one whose own price
 * includes the fitting.
 */
export function fittedPoundsPerM2(product: FloorToFit, prices: PriceBook): number | undefined {
  if (product.pricePence === 0 || product.fittingIncluded) return undefined;
  const { breakdown, otherWidth, netAreaMm2 } = estimateJob(
    {
      rooms: [room],
      flooringType: product.flooringType,
      rollWidthMm: usualRollMm,
      includeInstallation: true,
      product,
    },
    prices,
  );
  const totals = [breakdown, ...(otherWidth ? [otherWidth.breakdown] : [])];
  const pence = Math.min(...totals.map(({ totalPence }) => totalPence));
  return divideUp(pence * poundsPerM2, netAreaMm2);
}
