import { type Laying, measureDrops } from '../laying/laying.ts';
import { divideUp } from '../laying/whole-numbers.ts';
import { type Cost, toRollLength, type Weights, weigh } from './cost.ts';
import { chargeWidth, listSlimWidths } from './strip-bound.ts';

/** The area of roll in mm² that a laying takes at least, by `chargeWidth`. */
function measureRoll(laying: Laying, rollWidthMm: number, slimMm: number): number {
  const partsMm2 = laying.parts.reduce(
    (sum, part) => sum + chargeWidth(part.widthMm, rollWidthMm, slimMm) * part.lengthMm,
    0,
  );
  return measureDrops(laying) * rollWidthMm + partsMm2;
}

const weighRoll = (laying: Laying, areaMm2: number, rollWidthMm: number, weights: Weights) =>
  (areaMm2 / rollWidthMm) * weights.perMm + laying.joins.length * weights.perJoin;

/** What a laying costs at least, by the area of its pieces: a fraction, in the units of a cost. */
export const boundLaying = (laying: Laying, rollWidthMm: number, weights: Weights): number =>
  weighRoll(laying, measureRoll(laying, rollWidthMm, 0), rollWidthMm, weights);

/** A lower bound of the cost of any plan: of each group the least roll and joins, by area. */
export function boundCost(groups: Laying[][], rollWidthMm: number, weights: Weights): Cost {
  const minOf = (layings: Laying[], measure: (laying: Laying) => number) =>
    layings.reduce((least, laying) => Math.min(least, measure(laying)), Number.POSITIVE_INFINITY);
  const sumOf = (measure: (laying: Laying) => number) =>
    groups.reduce((sum, layings) => sum + minOf(layings, measure), 0);
  const widths = new Set(groups.flat().flatMap(({ parts }) => parts.map(({ widthMm }) => widthMm)));
  let lengthMm = 0;
  let units = 0;
  for (const slimMm of listSlimWidths(widths, rollWidthMm)) {
    const measure = (laying: Laying) => measureRoll(laying, rollWidthMm, slimMm);
    const minMm = divideUp(sumOf(measure), rollWidthMm);
    lengthMm = Math.max(lengthMm, toRollLength(minMm, weights));
    const weighed = sumOf((laying) => weighRoll(laying, measure(laying), rollWidthMm, weights));
    // What a sum of fractions may lie above the true one.
    units = Math.max(units, Math.floor(weighed * (1 - 1e-9)));
  }
  const joins = {
    joins: sumOf((laying) => laying.joins.length),
    crossJoins: sumOf((laying) => laying.crossJoins),
    seamLengthMm: sumOf((laying) => laying.seamLengthMm),
  };
  const least = weigh(lengthMm, joins, weights);
  return { ...least, units: Math.max(least.units, units) };
}
