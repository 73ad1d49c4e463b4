import { standardFloorNames } from '#features/business/standard-floors.ts';
import type { FlooringType, PriceBook } from './price-book.ts';

export type PriceGroup = FlooringType | 'hard' | 'every' | 'extras';

/** One figure of the price book: its position, its names and its limits. */
export type PriceField = {
  group: PriceGroup;
  label: string;
  /** Its name in a sentence: "changed the price of premium carpet". */
  inSentence: string;
  /** The unit after the figure; money has a £ before it. */
  unit: string;
  isMoney: boolean;
  /** Stored units per displayed unit. */
  scale: number;
  decimals: number;
  /** In displayed units. */
  least: number;
  most: number;
  path: readonly [part: keyof PriceBook, key?: FlooringType];
};

const perM2 = { unit: 'per m²', isMoney: true, scale: 100, decimals: 2 } as const;
const perM = { ...perM2, unit: 'per metre of wall' } as const;
const pack = {
  unit: 'm²',
  isMoney: false,
  scale: 1_000_000,
  decimals: 4,
  least: 0.1,
  most: 20,
} as const;
const roll = {
  ...pack,
  least: 0,
  most: 100,
  label: 'One roll of underlay covers (0: charge by area)',
} as const;
const waste = { unit: '%', isMoney: false, scale: 1, decimals: 0, least: 0, most: 50 } as const;
const material = { ...perM2, least: 0.5, most: 500 } as const;
const extra = { least: 0, most: 100 } as const;

/** The figures in the order of the screen. */
export const priceFields = {
  carpetMaterial: {
    ...{ ...material, group: 'carpet', label: standardFloorNames.carpet },
    inSentence: 'the price of premium carpet',
    path: ['materialPence', 'carpet'],
  },
  carpetUnderlay: {
    ...{ ...perM2, ...extra, group: 'carpet', label: 'Underlay' },
    inSentence: 'the price of carpet underlay',
    path: ['underlayPence', 'carpet'],
  },
  carpetUnderlayRoll: {
    ...{ ...roll, group: 'carpet' },
    inSentence: 'the roll size of carpet underlay',
    path: ['underlayRollAreaMm2', 'carpet'],
  },
  gripper: {
    ...{ ...perM, ...extra, group: 'carpet', label: 'Gripper' },
    inSentence: 'the price of gripper',
    path: ['edgingPence', 'carpet'],
  },
  join: {
    ...{ ...perM2, ...extra, unit: 'each', group: 'carpet', label: 'Making a join' },
    inSentence: 'the price of a join',
    path: ['joinPence'],
  },
  joinSaving: {
    ...{ ...perM2, unit: 'at least', least: 0, most: 500, group: 'carpet' },
    label: 'Add a join only if it saves',
    inSentence: 'what a join must save',
    path: ['joinSavingPence'],
  },
  flight: {
    ...{ ...perM2, unit: 'per flight', least: 0, most: 500, group: 'carpet' },
    label: 'Fitting stairs',
    inSentence: 'the price of fitting stairs',
    path: ['flightPence'],
  },
  winder: {
    ...{ ...perM2, ...extra, unit: 'each', group: 'carpet', label: 'Fitting a winder' },
    inSentence: 'the price of fitting a winder',
    path: ['winderPence'],
  },
  binding: {
    ...{ ...perM2, ...extra, unit: 'per metre of edge', group: 'carpet' },
    label: 'Binding a stair runner',
    inSentence: 'the price of binding a stair runner',
    path: ['bindingPence'],
  },
  vinylMaterial: {
    ...{ ...material, group: 'vinyl', label: standardFloorNames.vinyl },
    inSentence: 'the price of luxury vinyl',
    path: ['materialPence', 'vinyl'],
  },
  vinylUnderlay: {
    ...{ ...perM2, ...extra, group: 'vinyl', label: 'Underlay' },
    inSentence: 'the price of vinyl underlay',
    path: ['underlayPence', 'vinyl'],
  },
  vinylUnderlayRoll: {
    ...{ ...roll, group: 'vinyl' },
    inSentence: 'the roll size of vinyl underlay',
    path: ['underlayRollAreaMm2', 'vinyl'],
  },
  seal: {
    ...{ ...perM, ...extra, group: 'vinyl', label: 'Perimeter seal' },
    inSentence: 'the price of perimeter seal',
    path: ['edgingPence', 'vinyl'],
  },
  vinylPack: {
    ...{ ...pack, group: 'vinyl', label: 'A pack holds' },
    inSentence: 'the pack size of vinyl',
    path: ['packAreaMm2', 'vinyl'],
  },
  vinylWaste: {
    ...{ ...waste, group: 'vinyl', label: 'Cutting waste' },
    inSentence: 'the cutting waste of vinyl',
    path: ['wastePercent', 'vinyl'],
  },
  laminateMaterial: {
    ...{ ...material, group: 'laminate', label: standardFloorNames.laminate },
    inSentence: 'the price of premium laminate',
    path: ['materialPence', 'laminate'],
  },
  laminateUnderlay: {
    ...{ ...perM2, ...extra, group: 'laminate', label: 'Underlay' },
    inSentence: 'the price of laminate underlay',
    path: ['underlayPence', 'laminate'],
  },
  laminateUnderlayRoll: {
    ...{ ...roll, group: 'laminate' },
    inSentence: 'the roll size of laminate underlay',
    path: ['underlayRollAreaMm2', 'laminate'],
  },
  scotia: {
    ...{ ...perM, ...extra, group: 'laminate', label: 'Scotia' },
    inSentence: 'the price of scotia',
    path: ['edgingPence', 'laminate'],
  },
  laminatePack: {
    ...{ ...pack, group: 'laminate', label: 'A pack holds' },
    inSentence: 'the pack size of laminate',
    path: ['packAreaMm2', 'laminate'],
  },
  laminateWaste: {
    ...{ ...waste, group: 'laminate', label: 'Cutting waste' },
    inSentence: 'the cutting waste of laminate',
    path: ['wastePercent', 'laminate'],
  },
  herringboneWaste: {
    ...{ ...waste, group: 'hard', label: 'Cutting waste of herringbone' },
    inSentence: 'the cutting waste of herringbone',
    path: ['herringboneWastePercent'],
  },
  herringboneFitting: {
    ...{ ...perM2, group: 'hard', label: 'Fitting herringbone', least: 0, most: 200 },
    inSentence: 'the price of fitting herringbone',
    path: ['herringboneFittingPence'],
  },
  adhesive: {
    ...{ ...perM2, unit: 'per tub', group: 'hard', least: 0, most: 500 },
    label: 'Adhesive for glued-down floors',
    inSentence: 'the price of a tub of adhesive',
    path: ['adhesiveTubPence'],
  },
  adhesiveTub: {
    ...{ ...pack, most: 100, group: 'hard', label: 'A tub of adhesive covers' },
    inSentence: 'the coverage of a tub of adhesive',
    path: ['adhesiveTubAreaMm2'],
  },
  installation: {
    ...{ ...perM2, group: 'every', label: 'Professional fitting', least: 0, most: 200 },
    inSentence: 'the price of fitting',
    path: ['installationPence'],
  },
  doorBar: {
    ...{ ...perM2, unit: 'each', group: 'every', label: 'Door bar', least: 0, most: 200 },
    inSentence: 'the price of a door bar',
    path: ['doorBarPence'],
  },
  hardDoorBar: {
    ...{ ...perM2, unit: 'each', group: 'every', least: 0, most: 200 },
    label: 'Door bar to a hard floor',
    inSentence: 'the price of a door bar to a hard floor',
    path: ['hardDoorBarPence'],
  },
  rampDoorBar: {
    ...{ ...perM2, unit: 'each', group: 'every', least: 0, most: 200 },
    label: 'Ramp bar to a floor of another height',
    inSentence: 'the price of a ramp',
    path: ['rampDoorBarPence'],
  },
  minimumFitting: {
    ...{ ...perM2, unit: 'per job', group: 'every', least: 0, most: 500 },
    label: 'Smallest charge for fitting (0: none)',
    inSentence: 'the minimum for fitting',
    path: ['minimumFittingPence'],
  },
  promise: {
    ...{ ...waste, group: 'every' },
    label: 'Price promise: cancel free if we go over by more than (0: none)',
    inSentence: 'how much more may be measured before cancelling is free',
    path: ['promisePercent'],
  },
  uplift: {
    ...{ ...perM2, ...extra, group: 'extras', label: 'Taking up the old floor' },
    inSentence: 'the price of taking up the old floor',
    path: ['upliftPence'],
  },
  upliftMinimum: {
    ...{ ...perM2, unit: 'per job', group: 'extras', least: 0, most: 500 },
    label: 'Taking up the old floor: smallest charge',
    inSentence: 'the minimum for taking up the old floor',
    path: ['upliftMinimumPence'],
  },
  furniture: {
    ...{ ...perM2, unit: 'per room', group: 'extras', least: 0, most: 500 },
    label: 'Moving furniture',
    inSentence: 'the price of moving furniture',
    path: ['furniturePence'],
  },
  doorTrim: {
    ...{ ...perM2, unit: 'per door', group: 'extras', least: 0, most: 500 },
    label: 'Trimming a door',
    inSentence: 'the price of trimming a door',
    path: ['doorTrimPence'],
  },
  plywood: {
    ...{ ...perM2, group: 'extras', label: 'Laying plywood', least: 0, most: 200 },
    inSentence: 'the price of plywood',
    path: ['plywoodPence'],
  },
  levelling: {
    ...{ ...perM2, group: 'extras', label: 'Levelling', least: 0, most: 200 },
    inSentence: 'the price of levelling',
    path: ['levellingPence'],
  },
} as const satisfies Record<string, PriceField>;
