import type { Laying } from '../laying/laying.ts';
import { findRollStarts } from '../roll-starts.ts';
import { type Weights, weigh } from './cost.ts';
import type { LaidPlan } from './local-search.ts';

/** A plan made on one endless roll, with the cost that it has where what is lost at the ends of rolls counts. */
export function putOnRolls(groups: Laying[][], plan: LaidPlan, weights: Weights): LaidPlan {
  if (plan.cost.lengthMm <= weights.rollMm) return plan;
  let dropsMm = 0;
  const laid = plan.layings.map((laying, group) => groups[group]?.[laying] as Laying);
  const drops = laid.flatMap((laying) =>
    laying.drops.map(({ lengthMm }) => {
      const yMm = dropsMm;
      dropsMm += lengthMm;
      return { yMm, lengthMm };
    }),
  );
  const parts = laid.flatMap((laying, group) =>
    laying.parts.map(({ lengthMm }, i) => ({
      yMm: dropsMm + (plan.places[group]?.[i]?.yMm ?? 0),
      lengthMm,
    })),
  );
  const { lengthMm } = findRollStarts([...drops, ...parts]);
  return { ...plan, cost: weigh(lengthMm, plan.cost, weights) };
}
