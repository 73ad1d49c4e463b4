export type Place = { xMm: number; yMm: number };
export type Packing = { lengthMm: number; places: Place[] };

/** Search steps that may still be spent; shared by several searches, it ends them all. */
export type StepBudget = { steps: number };
