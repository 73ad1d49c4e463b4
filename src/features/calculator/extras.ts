import { type Charge, charge } from './charges.ts';
import { isStairs, measureArea, type Space } from './cut-plan/laying/spaces.ts';
import type { PriceBook } from './price-book.ts';

/** Work that a customer adds to the fitting. `plywood` and `levelling` are the indexes of the rooms that need it. */
export type Extras = {
  uplift: boolean;
  furnitureRooms: number;
  doorTrims: number;
  plywood: readonly number[];
  levelling: readonly number[];
};

/**
 * The extras of a job as charges of its installation.
 * @param areaMm2 the net area of the job, of which the old floor is taken up
 * @param isPriced whether a room is in the price
 */
export function chargeExtras(
  { rooms, extras }: { rooms: readonly Space[]; extras?: Extras },
  { areaMm2, isPriced }: { areaMm2: number; isPriced: (room: Space) => boolean },
  prices: PriceBook,
): Charge[] {
  if (!extras) return [];
  const measureRooms = (indexes: readonly number[]) =>
    [...new Set(indexes)]
      .flatMap((index) => rooms[index] ?? [])
      .reduce((sum, room) => sum + (isStairs(room) || !isPriced(room) ? 0 : measureArea(room)), 0);
  const { furnitureRooms, doorTrims } = extras;
  const { furniturePence, doorTrimPence, plywoodPence, levellingPence } = prices;
  return [
    ...(extras.uplift ? [chargeUplift(areaMm2, prices)] : []),
    charge('installation', 'furniture', [furnitureRooms, 'each'], furniturePence),
    charge('installation', 'doorTrims', [doorTrims, 'each'], doorTrimPence),
    charge('installation', 'plywood', [measureRooms(extras.plywood), 'm2'], plywoodPence),
    charge('installation', 'levelling', [measureRooms(extras.levelling), 'm2'], levellingPence),
  ].filter(({ quantity }) => quantity > 0);
}

function chargeUplift(areaMm2: number, { upliftPence, upliftMinimumPence }: PriceBook): Charge {
  const byArea = charge('installation', 'uplift', [areaMm2, 'm2'], upliftPence);
  return byArea.pence >= upliftMinimumPence
    ? byArea
    : charge('installation', 'upliftMinimum', [1, 'each'], upliftMinimumPence);
}

/** What makes an installation up to the least that a fitting costs; none where it costs that already. */
export function chargeMinimum(charges: readonly Charge[], prices: PriceBook): Charge[] {
  const fitting = charges.filter(({ line }) => line === 'installation');
  const missing = prices.minimumFittingPence - fitting.reduce((sum, { pence }) => sum + pence, 0);
  return missing > 0 ? [charge('installation', 'minimumFitting', [1, 'each'], missing)] : [];
}
