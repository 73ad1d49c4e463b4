import { carpetSupplyAndFit, workmanshipGuarantee } from '#features/business/claims.ts';
import { referenceFirm, referenceSettings } from '#features/business/reference-firm.ts';
import { colourOption, type SeedProduct, tradeBrand } from './seed-floor.ts';
import { pileWeight, rollWidths } from './seed-specifications.ts';

const roll = rollWidths([4000]);
const id = 'kennet-level-loop-supplied-and-fitted';
const grey = colourOption('loop_level');

/** The carpet that backs the "supply and fit from" claim. */
export const fittedCarpet: SeedProduct = {
  id,
  slug: id,
  sku: 'WV-KL-FITTED',
  name: 'Kennet Level Loop, Supplied and Fitted',
  brand: tradeBrand,
  category: 'carpet',
  pageLocation: 'carpets',
  pricePence: referenceSettings.promises.fromPence,
  fittingIncluded: true,
  rollWidthsMm: roll.rollWidthsMm,
  imageUrl: grey.imageUrl,
  colorOptions: [grey],
  description: `${carpetSupplyAndFit(referenceSettings.promises)?.price} is the price supplied and fitted: carpet, underlay, gripper and labour are all in it. It is a thin, tough level loop made for rentals and offices, so expect tidy and practical rather than plush. It comes in one grey, off a 4 m roll.`,
  specifications: {
    Construction: 'Level loop, contract grade',
    'Pile weight': pileWeight(12),
    'Pile height': '3 mm',
    Fibre: '100% polypropylene',
    Backing: 'Woven polypropylene',
    'Roll widths': roll.text,
    Suitability: 'Rentals and light offices (class 31)',
    'Fire rating': 'Cfl-s1 (EN 13501-1)',
    'Included in the price': 'Underlay, gripper and fitting',
  },
  features: [
    'Fitting included',
    'Underlay and gripper included',
    'Hard-wearing for rentals',
    workmanshipGuarantee(referenceFirm),
  ],
  featured: true,
};
