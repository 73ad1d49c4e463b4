type Sides = { lengthMm: number; widthMm: number };

/** Whether two rooms are equally large, whichever side is called the length. */
export const hasSameSides = (one: Sides, other: Sides) =>
  (one.lengthMm === other.lengthMm && one.widthMm === other.widthMm) ||
  (one.lengthMm === other.widthMm && one.widthMm === other.lengthMm);
