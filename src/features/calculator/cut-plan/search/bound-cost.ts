import { type Laying, measureDrops } from '../laying/laying.ts';
import { divideUp } from '../laying/whole-numbers.ts';
import { type Cost, toRollLength, type Weights, weigh } from './cost.ts';
import { type Charges, listCharges } from './strip-bound.ts';

/** Of widths that differ, so many are tried as the unit of charges. */
const maxUnits = 20;
/** So many charges are kept: those that charge most for all groups together. */
const maxCharges = 12;

/**
 * What layings cost at least, in the units of a cost, by `width` different charges: of each laying, and of all
 * groups from each place in the list on. Any sum by one of the charges is a lower bound. They are fractions, of
 * which a sum may lie above the true one by a billionth.
 */
export type LayingBounds = {
  width: number;
  ofLayings: Float64Array[];
  behind: Float64Array[];
  rootUnits: number;
};

/** What a laying costs at least, by the area of its pieces: a fraction, in the units of a cost. */
export function boundLaying(
  laying: Laying,
  rollWidthMm: number,
  { perMm, perJoin }: Weights,
): number {
  const lengthMm = measureDrops(laying) + measureParts(laying) / rollWidthMm;
  return lengthMm * perMm + laying.joins.length * perJoin;
}

/** The area of the part-width pieces in mm². */
const measureParts = ({ parts }: Laying): number =>
  parts.reduce((sum, { widthMm, lengthMm }) => sum + widthMm * lengthMm, 0);

export function boundLayings(
  groups: readonly Laying[][],
  rollWidthMm: number,
  weights: Weights,
): LayingBounds {
  const layings = groups.flat();
  const widths = [...new Set(layings.flatMap(({ parts }) => parts.map(({ widthMm }) => widthMm)))];
  const columns = listColumns(layings, widths);
  const kept = listCharges(widths, rollWidthMm, maxUnits)
    .map((charges) => {
      const units = boundBy(charges, layings, columns, weights);
      return { units, least: sumOfLeast(groups, units) };
    })
    .sort((a, b) => b.least - a.least)
    .slice(0, maxCharges);
  const width = kept.length;
  let at = 0;
  const ofLayings = groups.map((own) => {
    const units = new Float64Array(own.length * width);
    for (let i = 0; i < units.length; at++) {
      for (let k = 0; k < width; k++) units[i++] = kept[k]?.units[at] as number;
    }
    return units;
  });
  const behind = [new Float64Array(width)];
  for (const units of ofLayings.toReversed()) {
    const least = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
    for (let i = 0; i < units.length; ) {
      for (let k = 0; k < width; k++) least[k] = Math.min(least[k] as number, units[i++] as number);
    }
    const after = behind[0] as Float64Array;
    for (let k = 0; k < width; k++) least[k] = (least[k] as number) + (after[k] as number);
    behind.unshift(least);
  }
  return { width, ofLayings, behind, rootUnits: toUnits(kept[0]?.least ?? 0) };
}

/** The part-width pieces of all layings, one behind another: those of a laying end where `ends` says. */
type Columns = {
  widths: Int32Array;
  lengths: Int32Array;
  ends: Int32Array;
  /** Of each laying. */
  dropsMm: Int32Array;
};

/** In columns, because each piece is charged some forty times. `widths` holds indexes of the list of widths. */
function listColumns(layings: readonly Laying[], widthsMm: readonly number[]): Columns {
  const indexOf = new Map(widthsMm.map((widthMm, i) => [widthMm, i]));
  const count = layings.reduce((sum, { parts }) => sum + parts.length, 0);
  const widths = new Int32Array(count);
  const lengths = new Int32Array(count);
  let at = 0;
  const ends = Int32Array.from(layings, ({ parts }) => {
    for (const { widthMm, lengthMm } of parts) {
      widths[at] = indexOf.get(widthMm) as number;
      lengths[at] = lengthMm;
      at++;
    }
    return at;
  });
  return { widths, lengths, ends, dropsMm: Int32Array.from(layings, measureDrops) };
}

function boundBy(
  { each, max }: Charges,
  layings: readonly Laying[],
  { widths, lengths, ends, dropsMm }: Columns,
  { perMm, perJoin }: Weights,
): Float64Array {
  const charges = Float64Array.from(each);
  let at = 0;
  const units = new Float64Array(layings.length);
  for (let i = 0; i < units.length; i++) {
    let charged = 0;
    for (const end = ends[i] as number; at < end; at++) {
      charged += (charges[widths[at] as number] as number) * (lengths[at] as number);
    }
    const joinUnits = (layings[i] as Laying).joins.length * perJoin;
    units[i] = ((dropsMm[i] as number) + charged / max) * perMm + joinUnits;
  }
  return units;
}

function sumOfLeast(groups: readonly Laying[][], units: Float64Array): number {
  let sum = 0;
  let at = 0;
  for (const { length } of groups) {
    let least = Number.POSITIVE_INFINITY;
    for (const end = at + length; at < end; at++) least = Math.min(least, units[at] as number);
    sum += least;
  }
  return sum;
}

/** A lower bound in whole units, whatever a sum of fractions may lie above the true one. */
export const toUnits = (fraction: number): number => Math.floor(fraction * (1 - 1e-9));

/** A lower bound of the cost of any plan: of each group the least roll and joins. */
export function boundCost(
  groups: readonly Laying[][],
  rollWidthMm: number,
  weights: Weights,
  { rootUnits }: LayingBounds,
): Cost {
  const sumOf = (measure: (laying: Laying) => number) =>
    groups.reduce((sum, layings) => sum + Math.min(...layings.map(measure)), 0);
  const areaMm2 = sumOf((laying) => measureDrops(laying) * rollWidthMm + measureParts(laying));
  const joins = {
    joins: sumOf((laying) => laying.joins.length),
    crossJoins: sumOf((laying) => laying.crossJoins),
    seamLengthMm: sumOf((laying) => laying.seamLengthMm),
  };
  const lengthMm = toRollLength(divideUp(areaMm2, rollWidthMm), weights);
  const least = weigh(lengthMm, joins, weights);
  return { ...least, units: Math.max(least.units, rootUnits) };
}
