import { divideUp } from '../laying/whole-numbers.ts';
import { enlargeValues } from './subset-sums.ts';

/** A piece to cut: its width is across the roll, its length along it. Pieces are never turned. */
export type Rect = { widthMm: number; lengthMm: number };

/**
 * The width to charge for a piece in a lower bound that leaves out pieces narrower than `slimMm`: a piece
 * with less than `slimMm` beside it shares the roll with none of the others. With `slimMm` 0 this is the
 * plain area bound; `slimMm` is at most half the strip.
 */
function chargeWidth(widthMm: number, stripWidthMm: number, slimMm: number): number {
  if (widthMm < slimMm) return 0;
  return widthMm > stripWidthMm - slimMm ? stripWidthMm : widthMm;
}

/** The values of `slimMm` worth trying for pieces of these widths. */
function listSlimWidths(widthsMm: Iterable<number>, stripWidthMm: number): number[] {
  const slim = new Set([0]);
  for (const widthMm of widthsMm) {
    if (2 * widthMm <= stripWidthMm) slim.add(widthMm);
    else slim.add(Math.min(stripWidthMm - widthMm + 1, Math.floor(stripWidthMm / 2)));
  }
  return [...slim];
}

/** What to charge for each measure in a lower bound, and how much of it lies side by side at most. */
export type Charges = { each: number[]; max: number };

/**
 * Charges by which measures that fit beside one another within a limit never add up to more than `max`: by how
 * many times a unit fits into what a measure leaves, or into a small measure. (Dual feasible functions: Fekete
 * and Schepers, "New classes of fast lower bounds for bin packing problems", 2001; Carlier, Clautiaux and
 * Moukrim, "New reduction procedures and lower bounds for the two-dimensional bin packing problem", 2007.)
 * With `maxUnits` not every unit is tried.
 */
export function listCharges(
  measures: readonly number[],
  limit: number,
  maxUnits = Number.POSITIVE_INFINITY,
): Charges[] {
  const all = listSlimWidths(measures, limit);
  const each = Math.ceil(all.length / maxUnits);
  const units = all.filter((_, i) => i % each === 0);
  return units.flatMap((unit): Charges[] => {
    const plain = {
      each: measures.map((measure) => chargeWidth(measure, limit, unit)),
      max: limit,
    };
    if (unit === 0) return [plain];
    const fitting = (measure: number) => Math.floor(measure / unit);
    const byUnits = measures.map((measure) => {
      if (2 * measure < limit) return 2 * fitting(measure);
      return 2 * measure > limit ? 2 * (fitting(limit) - fitting(limit - measure)) : fitting(limit);
    });
    return [plain, { each: byUnits, max: 2 * fitting(limit) }];
  });
}

const multiply = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, each, i) => sum + each * (others[i] as number), 0);

/** A lower bound in mm of the length of any packing of the pieces. */
export function boundStripLength(rects: readonly Rect[], stripWidthMm: number): number {
  const lengths = rects.map((rect) => rect.lengthMm);
  const widths = rects.map((rect) => rect.widthMm);
  return listCharges(widths, stripWidthMm).reduce(
    (bound, { each, max }) => Math.max(bound, divideUp(multiply(each, lengths), max)),
    Math.max(0, ...lengths),
  );
}

/**
 * Whether bounds applied across and along the strip at once rule out a given length. Where the pieces are few,
 * they are enlarged by what is lost beside them in any packing.
 */
export function isTooTight(
  rects: readonly Rect[],
  stripWidthMm: number,
  stripLengthMm: number,
): boolean {
  const widths = rects.map((rect) => rect.widthMm);
  const lengths = rects.map((rect) => rect.lengthMm);
  if (isAboveArea(widths, stripWidthMm, lengths, stripLengthMm)) return true;
  return isAboveArea(
    enlargeValues(widths, stripWidthMm),
    stripWidthMm,
    enlargeValues(lengths, stripLengthMm),
    stripLengthMm,
  );
}

function isAboveArea(
  widths: readonly number[],
  stripWidthMm: number,
  lengths: readonly number[],
  stripLengthMm: number,
): boolean {
  const along = listCharges(lengths, stripLengthMm);
  return listCharges(widths, stripWidthMm).some((across) =>
    along.some(({ each, max }) => multiply(across.each, each) > across.max * max),
  );
}
