/** Limits of photos, apart from their schema so that the screens need not load it. */
export const photoLimits = {
  /** On one appointment. */
  count: 20,
  caption: 120,
  /** The longest side, in pixels: enough to read a label on a roll. */
  side: 2000,
  /** The longest side of the copy that lists show. */
  smallSide: 320,
} as const;
