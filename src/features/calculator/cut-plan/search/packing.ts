export type Place = { xMm: number; yMm: number };
export type Packing = { lengthMm: number; places: Place[] };

/** Remaining search steps; several searches may share a budget, which ends them all. */
export type StepBudget = { steps: number };
