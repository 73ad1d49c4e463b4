export type FlooringType = 'carpet' | 'vinyl' | 'laminate';

/**
 * All prices of estimates, in whole pence. Material, underlay and installation are per m²; underlay is charged
 * on the net area, or where `underlayRollAreaMm2` is not 0, by whole rolls of that size; edging
 * (gripper, perimeter seal, scotia) is per metre of perimeter. Door bars are by the floor on the other side,
 * `doorBarPence` where it is carpet or nobody has said. Each join costs `joinPence` and must save
 * `joinSavingPence` more than that. Stairs cost labour by the flight and by the winder, and a runner its
 * binding by the metre of edge. Of the extras, taking up the old floor, plywood and levelling are per m². An
 * installation costs at least `minimumFittingPence`. `promisePercent` is how much more the measured price may
 * be before the customer may cancel; 0 promises nothing. A floor in herringbone has its own cutting waste and,
 * per m², its own fitting; one that is glued down takes whole tubs of adhesive.
 */
export type PriceBook = {
  materialPence: Record<FlooringType, number>;
  underlayPence: Record<FlooringType, number>;
  underlayRollAreaMm2: Record<FlooringType, number>;
  edgingPence: Record<FlooringType, number>;
  doorBarPence: number;
  hardDoorBarPence: number;
  rampDoorBarPence: number;
  installationPence: number;
  joinPence: number;
  joinSavingPence: number;
  flightPence: number;
  winderPence: number;
  bindingPence: number;
  upliftPence: number;
  upliftMinimumPence: number;
  furniturePence: number;
  doorTrimPence: number;
  plywoodPence: number;
  levellingPence: number;
  minimumFittingPence: number;
  promisePercent: number;
  packAreaMm2: { vinyl: number; laminate: number };
  wastePercent: { vinyl: number; laminate: number };
  herringboneWastePercent: number;
  herringboneFittingPence: number;
  adhesiveTubPence: number;
  adhesiveTubAreaMm2: number;
};

/** Widths of carpet rolls in millimetres. */
export const carpetRollWidthsMm: readonly number[] = [4000, 5000];

export const defaultPriceBook: PriceBook = {
  materialPence: { carpet: 2599, vinyl: 1850, laminate: 1275 },
  underlayPence: { carpet: 450, vinyl: 0, laminate: 295 },
  underlayRollAreaMm2: { carpet: 0, vinyl: 0, laminate: 0 },
  edgingPence: { carpet: 120, vinyl: 180, laminate: 220 },
  doorBarPence: 950,
  hardDoorBarPence: 950,
  rampDoorBarPence: 1450,
  installationPence: 1500,
  joinPence: 500,
  joinSavingPence: 2000,
  flightPence: 6000,
  winderPence: 600,
  bindingPence: 600,
  upliftPence: 150,
  upliftMinimumPence: 3000,
  furniturePence: 2500,
  doorTrimPence: 2000,
  plywoodPence: 1400,
  levellingPence: 1800,
  minimumFittingPence: 0,
  promisePercent: 15,
  packAreaMm2: { vinyl: 2_200_000, laminate: 2_220_000 },
  wastePercent: { vinyl: 10, laminate: 8 },
  herringboneWastePercent: 15,
  herringboneFittingPence: 2500,
  adhesiveTubPence: 3495,
  adhesiveTubAreaMm2: 14_000_000,
};
