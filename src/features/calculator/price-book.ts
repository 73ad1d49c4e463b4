export type FlooringType = 'carpet' | 'vinyl' | 'laminate';

/**
 * All prices of estimates, in whole pence. Material, underlay and installation are per m²; edging
 * (gripper, perimeter seal, scotia) is per metre of perimeter; one door bar is counted per room.
 */
export type PriceBook = {
  materialPence: Record<FlooringType, number>;
  underlayPence: Record<FlooringType, number>;
  edgingPence: Record<FlooringType, number>;
  doorBarPence: number;
  installationPence: number;
  packAreaMm2: { vinyl: number; laminate: number };
  wastePercent: { vinyl: number; laminate: number };
};

/** Widths of carpet rolls in millimetres. */
export const carpetRollWidthsMm: readonly number[] = [4000, 5000];

export const defaultPriceBook: PriceBook = {
  materialPence: { carpet: 2599, vinyl: 1850, laminate: 1275 },
  underlayPence: { carpet: 450, vinyl: 0, laminate: 295 },
  edgingPence: { carpet: 120, vinyl: 180, laminate: 220 },
  doorBarPence: 950,
  installationPence: 1500,
  packAreaMm2: { vinyl: 2_200_000, laminate: 2_220_000 },
  wastePercent: { vinyl: 10, laminate: 8 },
};
