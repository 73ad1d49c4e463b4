import { formatArea } from '#platform/units/areas.ts';
import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { includesFitting } from '../../describe-estimate.ts';
import { countInWords, formatCentimetres, formatCount, formatMetres } from '../figures.ts';
import { describeCharge, edgingNames } from './charge-words.ts';

export type EstimateLine = {
  name: string;
  /** What it consists of; absent where its charges say that. */
  what?: string;
  amount: number;
  /** What makes it up, with what each comes to, where that is more than one charge. */
  charges: string[];
};

const lines = [
  ['materials', 'Materials'],
  ['underlay', 'Underlay'],
  ['accessories', 'Accessories'],
  ['installation', 'Fitting'],
] as const;

/** The lines of an estimate's breakdown, in order, each with its charges where they were stored. */
export function itemise(estimate: Estimate): EstimateLine[] {
  return lines.map(([line, name]) => {
    const amount = estimate.breakdown[line];
    const own = (estimate.charges ?? []).filter(
      (charge) => charge.line === line && charge.price !== 0,
    );
    const isSplit = own.length > 1;
    const [first, ...others] = own.map((charge) => {
      // Not broken between the sign and the amount.
      const price = isSplit ? ` =\u00a0${formatPounds(charge.price)}` : '';
      return charge.name === 'floor'
        ? describeMaterials(estimate, charge.unitPrice) + price
        : describeCharge(charge, estimate, price);
    });
    if (first && isSplit) return { name, amount, charges: [first, ...others] };
    return { name, what: first ?? describeWhole(estimate, line), amount, charges: [] };
  });
}

/** A line without charges: it is nothing, or the estimate was stored before charges were. */
function describeWhole(estimate: Estimate, line: (typeof lines)[number][0]): string {
  const { breakdown, totalArea, flooringType, includeInstallation } = estimate;
  const floor = formatArea(totalArea);
  if (line === 'materials') return describeMaterials(estimate);
  if (includesFitting(estimate)) return 'Included in the price of this floor';
  if (line === 'underlay')
    return breakdown.underlay > 0 ? `For ${floor} of floor` : 'Not needed for this floor';
  if (line === 'installation') return includeInstallation ? `Fitting ${floor}` : 'Not included';
  const wall = formatMetres(measurePerimeter(estimate));
  return `${edgingNames[flooringType]} for ${wall} of wall, ${formatCount(estimate.rooms.length, 'door bar')}`;
}

function describeMaterials(
  { plan, packs, packArea, cuttingWastePercent, breakdown }: Estimate,
  unitPrice?: number,
): string {
  const at = (bought: number) =>
    unitPrice === undefined
      ? describeRate(breakdown.materials, bought)
      : ` at ${formatPounds(unitPrice)}/m²`;
  if (plan) {
    const { lengthMetres, rollWidth, boughtArea, pattern } = plan;
    const matched = pattern ? `, in repeats of ${formatCentimetres(pattern.repeat)}` : '';
    return `${formatMetres(lengthMetres)} off a ${rollWidth} m roll${matched} = ${formatArea(boughtArea)}${at(boughtArea)}`;
  }
  if (packs === null || packArea === null) return '';
  const bought = packs * packArea;
  const waste = cuttingWastePercent === undefined ? '' : `${cuttingWastePercent}% `;
  return `${packs} ${packs === 1 ? 'pack' : 'packs'} of ${formatArea(packArea)} = ${formatArea(bought)}${at(bought)}, ${waste}cutting waste included`;
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

/** How near a cut plan is to the best possible one, if that is known. */
export function describeBound({ plan, fewestJoins }: Estimate): string {
  if (fewestJoins || plan?.withinPercent === undefined) return '';
  if (plan.withinPercent === 0) return 'This is the cheapest sensible way to cut it.';
  return `The best possible cut would take at most ${plan.withinPercent}% off the price of the floor.`;
}
