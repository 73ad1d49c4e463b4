import { maxPieceMm } from './laying.ts';
import { divideUp } from './whole-numbers.ts';

/**
 * A pattern that repeats along the roll, in whole mm. With a half-drop match each drop lies half a repeat
 * further along than the one beside it; with a set match they lie level.
 */
export type PatternRepeat = { repeatMm: number; isHalfDrop: boolean };

/** A length rounded up to whole repeats, so that the piece behind it begins where the pattern does. */
export const roundToRepeat = (lengthMm: number, pattern: PatternRepeat | undefined): number =>
  pattern ? divideUp(lengthMm, pattern.repeatMm) * pattern.repeatMm : lengthMm;

/** The longest piece that a roll gives. */
export const measureMaxPiece = (pattern: PatternRepeat | undefined): number =>
  pattern ? maxPieceMm - (maxPieceMm % pattern.repeatMm) : maxPieceMm;

/**
 * How much of the pattern a drop begins before its floor does, to match the drops beside it: `offsetMm` is how
 * far the floor's start lies from that of the room's pattern, `column` counts the drops across the room.
 */
export function measureLead(
  pattern: PatternRepeat | undefined,
  offsetMm: number,
  column: number,
): number {
  if (!pattern) return 0;
  const { repeatMm, isHalfDrop } = pattern;
  const shiftMm = isHalfDrop && column % 2 !== 0 ? divideUp(repeatMm, 2) : 0;
  return (((offsetMm + shiftMm) % repeatMm) + repeatMm) % repeatMm;
}
