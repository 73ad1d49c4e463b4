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
  ofLayings: Float64Array[][];
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
  const all = groups.flat();
  const widths = [...new Set(all.flatMap(({ parts }) => parts.map(({ widthMm }) => widthMm)))];
  const indexOf = new Map(widths.map((widthMm, i) => [widthMm, i]));
  const measured = groups.map((layings) =>
    layings.map(({ drops, parts, joins }) => ({
      dropsMm: measureDrops({ drops }),
      joins: joins.length,
      widths: Int32Array.from(parts, ({ widthMm }) => indexOf.get(widthMm) as number),
      lengths: Int32Array.from(parts, ({ lengthMm }) => lengthMm),
    })),
  );
  const boundBy = ({ each, max }: Charges) =>
    measured.map((layings) =>
      layings.map(({ dropsMm, joins, widths: indexes, lengths }) => {
        let charged = 0;
        for (let i = 0; i < lengths.length; i++) {
          charged += (each[indexes[i] as number] as number) * (lengths[i] as number);
        }
        return (dropsMm + charged / max) * weights.perMm + joins * weights.perJoin;
      }),
    );
  const sumOfLeast = (units: number[][]) =>
    units.reduce((sum, layings) => sum + Math.min(...layings), 0);
  const kept = listCharges(widths, rollWidthMm, maxUnits)
    .map((charges) => {
      const units = boundBy(charges);
      return { units, least: sumOfLeast(units) };
    })
    .sort((a, b) => b.least - a.least)
    .slice(0, maxCharges);
  const width = kept.length;
  const ofLayings = groups.map((layings, group) =>
    layings.map((_, laying) =>
      Float64Array.from(kept, ({ units }) => units[group]?.[laying] as number),
    ),
  );
  const behind = [new Float64Array(width)];
  for (const layings of ofLayings.toReversed()) {
    const after = behind[0] as Float64Array;
    const minOf = (k: number) => Math.min(...layings.map((units) => units[k] as number));
    behind.unshift(after.map((sum, k) => sum + minOf(k)));
  }
  return { width, ofLayings, behind, rootUnits: toUnits(kept[0]?.least ?? 0) };
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
