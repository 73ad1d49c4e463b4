import { type Laying, measureDrops } from '../laying/laying.ts';
import { lineUp } from '../line-up.ts';
import { findRollStarts } from '../roll-starts.ts';
import { type LaidPlan, sumJoins, toJoins, type Weights, weigh } from './cost.ts';
import type { Packing, Place, StepBudget } from './packing.ts';
import { boundStripLength, type Rect } from './strip-bound.ts';
import type { StripPacker } from './strip-packing.ts';

/** What one division of the pieces into two costs, in steps. */
const stepsPerDivision = 20;

/** A plan with the cost that its places have on rolls of the length that is weighed. */
export function weighPlan(
  groups: readonly Laying[][],
  { layings, places }: Omit<LaidPlan, 'cost'>,
  weights: Weights,
): LaidPlan {
  const chosen = layings.map((laying, group) => groups[group]?.[laying] as Laying);
  const laid = chosen.map((laying, group) => ({ laying, places: places[group] ?? [] }));
  const joins = sumJoins(chosen.map(toJoins));
  const dropsMm = chosen.reduce((sum, laying) => sum + measureDrops(laying), 0);
  const endsMm = laid.flatMap(({ laying, places: at }) =>
    laying.parts.map(({ lengthMm }, i) => (at[i]?.yMm ?? 0) + lengthMm),
  );
  const stripMm = dropsMm + Math.max(0, ...endsMm);
  if (stripMm <= weights.rollMm) return { layings, places, cost: weigh(stripMm, joins, weights) };
  const placed = lineUp(laid).map(({ piece, yMm }) => ({ yMm, lengthMm: piece.lengthMm }));
  const { lengthMm } = findRollStarts(placed, weights.rollMm);
  return { layings, places, cost: weigh(lengthMm, joins, weights) };
}

/**
 * The shortest packing in stretches, one behind the other, of which none is longer than a roll; null if none is as
 * short as `maxLengthMm`. Exact unless the budget runs out.
 */
export function packOnRolls(
  rects: readonly Rect[],
  maxLengthMm: number,
  rollMm: number,
  packer: StripPacker,
  budget: StepBudget,
): Packing | null {
  const endless = packer.pack(rects, maxLengthMm, budget);
  if (!endless || endless.lengthMm <= rollMm) return endless;
  const divided = divide(rects, endless, rollMm);
  let best = divided.lengthMm <= maxLengthMm ? divided : null;
  if (divided.lengthMm === endless.lengthMm || budget.steps < 0) return best;
  // A stretch with the largest piece, and all that lies behind it.
  const order = rects.map((_, i) => i).sort((a, b) => areaOf(b) - areaOf(a) || a - b);
  const [largest, ...others] = order as [number, ...number[]];
  choose([largest], [], 0);
  return best;

  function areaOf(i: number): number {
    const { widthMm, lengthMm } = rects[i] as Rect;
    return widthMm * lengthMm;
  }

  function choose(first: number[], behind: number[], at: number): void {
    const limitMm = best ? best.lengthMm - 1 : maxLengthMm;
    budget.steps -= stepsPerDivision;
    const firstMm = bound(first);
    if (budget.steps < 0 || firstMm > rollMm || firstMm + bound(behind) > limitMm) return;
    const next = others[at];
    if (next !== undefined) {
      choose([...first, next], behind, at + 1);
      choose(first, [...behind, next], at + 1);
      return;
    }
    if (behind.length === 0) return;
    const maxFirstMm = Math.min(rollMm, limitMm - bound(behind));
    const start = packer.pack(take(first), maxFirstMm, budget);
    if (!start) return;
    const rest = packOnRolls(take(behind), limitMm - start.lengthMm, rollMm, packer, budget);
    if (!rest) return;
    const places: Place[] = [];
    first.forEach((i, k) => {
      places[i] = start.places[k] as Place;
    });
    behind.forEach((i, k) => {
      const { xMm, yMm } = rest.places[k] as Place;
      places[i] = { xMm, yMm: yMm + start.lengthMm };
    });
    best = { lengthMm: start.lengthMm + rest.lengthMm, places };
  }

  function take(some: number[]): Rect[] {
    return some.map((i) => rects[i] as Rect);
  }

  function bound(some: number[]): number {
    return boundStripLength(take(some), packer.widthMm);
  }
}

/** A packing divided into rolls where its pieces lie. */
function divide(rects: readonly Rect[], { places }: Packing, rollMm: number): Packing {
  const placed = rects.map(({ lengthMm }, i) => ({ ...(places[i] as Place), lengthMm }));
  const { pieces, lengthMm } = findRollStarts(placed, rollMm);
  return { lengthMm, places: pieces.map(({ xMm, yMm }) => ({ xMm, yMm })) };
}
