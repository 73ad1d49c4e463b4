import { trims, underlays } from './seed-accessories.ts';
import { banners } from './seed-banners.ts';
import { finishingTouches } from './seed-finishing-touches.ts';
import { fittedCarpet } from './seed-fitted-carpet.ts';
import type { SeedProduct } from './seed-floor.ts';
import { laminateFloors } from './seed-laminate.ts';
import { lvtFloors } from './seed-lvt.ts';
import { sheetVinyls } from './seed-sheet-vinyl.ts';
import { softCarpets } from './seed-soft-carpets.ts';
import { twistCarpets } from './seed-twist-carpets.ts';

/** The catalogue of a new database, in shop order; gaps in the positions leave room for more. */
export const seedProducts: SeedProduct[] = [
  ...banners,
  ...twistCarpets,
  ...softCarpets,
  fittedCarpet,
  ...lvtFloors,
  ...laminateFloors,
  ...sheetVinyls,
  ...underlays,
  ...trims,
  ...finishingTouches,
].map((product, index) => ({
  ...product,
  sortOrder: (index + 1) * 10,
  samples: product.productType === 'banner' || product.category === 'accessories' ? 0 : 12,
}));
