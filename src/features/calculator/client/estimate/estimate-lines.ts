import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { countInWords, formatArea, formatCount, formatMetres } from '../figures.ts';

export type EstimateLine = { name: string; what: string; amount: number };

const edging = {
  carpet: 'Gripper',
  vinyl: 'Perimeter seal',
  laminate: 'Scotia',
} as const;

/** The lines of an estimate's breakdown, in order. */
export function itemise(estimate: Estimate): EstimateLine[] {
  const { breakdown, totalArea, flooringType, includeInstallation } = estimate;
  const floor = formatArea(totalArea);
  const isFitted = includesFitting(estimate);
  const included = 'Included in the price of this floor';
  const underlay = breakdown.underlay > 0 ? `For ${floor} of floor` : 'Not needed for this floor';
  const installation = includeInstallation ? `Fitting ${floor}` : 'Not included';
  return [
    { name: 'Materials', what: describeMaterials(estimate), amount: breakdown.materials },
    { name: 'Underlay', what: isFitted ? included : underlay, amount: breakdown.underlay },
    {
      name: 'Accessories',
      what: isFitted
        ? included
        : `${edging[flooringType]} for ${formatMetres(measurePerimeter(estimate))} of wall, ${formatCount(estimate.rooms.length, 'door bar')}`,
      amount: breakdown.accessories,
    },
    {
      name: 'Installation',
      what: isFitted ? included : installation,
      amount: breakdown.installation,
    },
  ];
}

const includesFitting = ({ product }: Estimate) => product?.fittingIncluded ?? false;

function describeMaterials({ plan, packs, packArea, breakdown }: Estimate): string {
  const at = (bought: number) => describeRate(breakdown.materials, bought);
  if (plan) {
    const { lengthMetres, rollWidth, boughtArea } = plan;
    return `${formatMetres(lengthMetres)} off a ${rollWidth} m roll = ${formatArea(boughtArea)}${at(boughtArea)}`;
  }
  if (packs === null || packArea === null) return '';
  const bought = packs * packArea;
  return `${packs} ${packs === 1 ? 'pack' : 'packs'} of ${formatArea(packArea)} = ${formatArea(bought)}${at(bought)}, cutting waste included`;
}

/** The price per m² at the time; omitted below a square metre, where rounding distorts it. */
function describeRate(amount: number, bought: number): string {
  return bought > 1 ? ` at ${formatPounds(amount / bought)}/m²` : '';
}

function measurePerimeter({ rooms }: Estimate): number {
  const sides = rooms.flatMap(({ length, width }) => [length, width]);
  return toMetres(2 * sides.reduce((sum, side) => sum + toMillimetres(side), 0));
}

/** Compares two totals: '£155.94 more', '£12.00 less', 'the same price'. */
export function compareTotals(total: number, other: number): string {
  const pence = toPence(other) - toPence(total);
  if (pence === 0) return 'the same price';
  return `${formatPence(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'}`;
}

type Roll = { total: number; joins: number };

/** Compares the same job on another roll: its price, and its joins where they differ. */
export function compareRolls(
  shown: Roll,
  other: { total: number; plan: Pick<NonNullable<Estimate['plan']>, 'joins'> },
) {
  const { joins } = other.plan;
  return {
    isCheaper: other.total < shown.total,
    price: compareTotals(shown.total, other.total),
    joinsText:
      joins === shown.joins
        ? undefined
        : `with ${formatCount(joins, 'join')} instead of ${shown.joins === 0 ? 'none' : countInWords(shown.joins)}`,
  };
}

/** Summarises an estimate: 'Carpet for 2 rooms, 43.66 m², supplied and fitted'. */
export function summarise(estimate: Estimate): string {
  const floor = estimate.product?.name ?? capitalise(estimate.flooringType);
  const rooms = estimate.rooms.length === 1 ? '1 room' : `${estimate.rooms.length} rooms`;
  const fitted =
    estimate.includeInstallation || includesFitting(estimate) ? 'supplied and fitted' : 'supplied';
  return `${floor} for ${rooms}, ${formatArea(estimate.totalArea)}, ${fitted}`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
