import { it } from 'vitest';

/**
 * Whether this is the long run (`npm run test:long`): every loop at its full length, every check of every screen, and
 * the files named `*.long.test.ts`.
 */
export const isLongRun = Boolean(process.env.LONG_TESTS);

/** How often a loop runs in the short run and in the long one. */
export const loopLength = (short: number, full: number) => (isLongRun ? full : short);

/** Declares tests that only the long run has, in a file that the short one has too. */
export function inLongRun(declare: () => void) {
  if (isLongRun) declare();
}

/** A test that only the long run has. */
export function longIt(title: string, test: () => Promise<unknown>) {
  if (isLongRun) it(title, test);
}
