/** The largest accepted upload. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;
/** Accepted types, as the value of the `accept` attribute. */
export const uploadTypes = 'image/jpeg,image/png,image/webp,image/avif';
