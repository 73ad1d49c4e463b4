import type { Laying } from '../laying/laying.ts';
import { lineUp } from '../line-up.ts';
import { findRollStarts } from '../roll-starts.ts';
import { type Weights, weigh } from './cost.ts';
import type { LaidPlan } from './local-search.ts';

/** A plan made on one endless roll, with the cost that it has where what is lost at the ends of rolls counts. */
export function putOnRolls(groups: Laying[][], plan: LaidPlan, weights: Weights): LaidPlan {
  if (plan.cost.lengthMm <= weights.rollMm) return plan;
  const laid = plan.layings.map((laying, group) => ({
    laying: groups[group]?.[laying] as Laying,
    places: plan.places[group] ?? [],
  }));
  const { lengthMm } = findRollStarts(
    lineUp(laid).map(({ piece, yMm }) => ({ yMm, lengthMm: piece.lengthMm })),
  );
  return { ...plan, cost: weigh(lengthMm, plan.cost, weights) };
}
