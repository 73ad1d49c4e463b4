/** How often a loop runs: the suite tries a part of the full measure, `LONG_TESTS=1` all of it. */
export const loopLength = (short: number, full: number) => (process.env.LONG_TESTS ? full : short);
