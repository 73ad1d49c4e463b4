/** Limits of sketches, apart from their schema so that the screens need not load it. */
export const sketchLimits = {
  /** On one estimate. */
  count: 3,
  /** The longest side, in pixels: enough to read the figures on a plan. */
  side: 2000,
  /** The longest side of the copy that lists show. */
  smallSide: 320,
  /** Uploads an hour from one network. */
  perHour: 20,
  /** Uploads a day from everybody: a thousand estimates cost nothing, a thousand pictures fill a small disk. */
  perDay: 300,
} as const;
