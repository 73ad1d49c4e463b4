/** Set by the test that every bench runs: each takes a second or so, and no figures are written down. */
export const isShort = process.env.BENCH_SHORT !== undefined;

/** How long or how often a bench measures; in the short run at most `short`. */
export const length = (full: number, short = 1) => (isShort ? Math.min(full, short) : full);
