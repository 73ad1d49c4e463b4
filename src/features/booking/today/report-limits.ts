/** Limits of reports, apart from their schema so that the screen need not load it. */
export const reportLimits = { text: 1_000 } as const;
