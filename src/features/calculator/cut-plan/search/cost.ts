import type { Laying } from '../laying/laying.ts';
import { divideUp } from '../laying/whole-numbers.ts';
import type { Place } from './packing.ts';

/**
 * What a search weighs: one millimetre of roll against one join. `rollMm` is the length of a roll where what
 * is lost at the ends of rolls counts, and Infinity where it does not. Every piece is cut to whole multiples of
 * `repeatMm`, so that every length of roll is one too.
 */
export type Weights = { perMm: number; perJoin: number; rollMm: number; repeatMm: number };

/**
 * The cost of a plan: `units` is roll length and joins by their weights; between plans of equal units
 * fewer joins, then fewer cross-joins, then shorter joins are better.
 */
export type Cost = {
  units: number;
  lengthMm: number;
  joins: number;
  crossJoins: number;
  seamLengthMm: number;
};

/** How each group is laid (an index into its layings) and where its part-width pieces are. */
export type LaidPlan = { layings: number[]; places: Place[][]; cost: Cost };

/** Compares two costs: negative if `a` is better, 0 if they are equal. */
export function compareCost(a: Cost, b: Cost): number {
  return a.units - b.units || compareJoins(a, b);
}

/** The better of two plans; of equals the first. */
export const better = (a: LaidPlan, b: LaidPlan): LaidPlan =>
  compareCost(b.cost, a.cost) < 0 ? b : a;

/** Compares the costs of plans of equal units. */
export function compareJoins(a: Cost, b: Cost): number {
  return a.joins - b.joins || a.crossJoins - b.crossJoins || a.seamLengthMm - b.seamLengthMm;
}

export function weigh(lengthMm: number, more: Joins, { perMm, perJoin }: Weights): Cost {
  const { joins, crossJoins, seamLengthMm } = more;
  const units = lengthMm * perMm + joins * perJoin;
  return { units, lengthMm, joins, crossJoins, seamLengthMm };
}

/** The least length of roll that is no shorter than a lower bound. */
export const toRollLength = (boundMm: number, { repeatMm }: Weights): number =>
  divideUp(boundMm, repeatMm) * repeatMm;

type Joins = Pick<Cost, 'joins' | 'crossJoins' | 'seamLengthMm'>;

export const toJoins = ({ joins, crossJoins, seamLengthMm }: Laying): Joins => ({
  joins: joins.length,
  crossJoins,
  seamLengthMm,
});

export function sumJoins(all: Joins[]): Joins {
  const sum = { joins: 0, crossJoins: 0, seamLengthMm: 0 };
  for (const each of all) {
    sum.joins += each.joins;
    sum.crossJoins += each.crossJoins;
    sum.seamLengthMm += each.seamLengthMm;
  }
  return sum;
}
