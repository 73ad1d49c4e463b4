/** The largest picture that is taken. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;
/** What is taken, in the form of the `accept` attribute. */
export const uploadTypes = 'image/jpeg,image/png,image/webp,image/avif';
