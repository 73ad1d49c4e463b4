import { formatPricedArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { formatMetres } from '../figures.ts';

type Charge = NonNullable<Estimate['charges']>[number];
type UnderlayCharge = 'underlay' | 'underlayRolls';
type Words = {
  /** What is charged, one and several of it. */
  name: string | readonly [one: string, many: string];
  /** What is counted, where the name does not say it. */
  noun?: readonly [one: string, many: string];
  /** Instead of a quantity and a unit price. */
  flat?: boolean;
  note?: string;
};

export const edgingNames = {
  carpet: 'Gripper',
  vinyl: 'Perimeter seal',
  laminate: 'Scotia',
} as const;

const provisional = 'a provisional sum, confirmed at the visit';
const oldFloor = 'Old floor taken up and disposed of';

/** The words for each charge but those of the floor and its edging, which depend on the estimate. */
const words: Record<Exclude<Charge['name'], 'floor' | 'edging' | UnderlayCharge>, Words> = {
  joinAllowance: { name: 'Offcuts not charged', flat: true },
  doorBars: { name: ['Door bar', 'Door bars'] },
  hardDoorBars: { name: ['Door bar to a hard floor', 'Door bars to hard floors'] },
  rampDoorBars: { name: ['Ramp to another floor height', 'Ramps to other floor heights'] },
  joins: { name: ['Join', 'Joins'] },
  binding: { name: 'Binding the stair runner' },
  adhesive: { name: ['Tub of adhesive', 'Tubs of adhesive'] },
  fitting: { name: 'Fitting' },
  herringboneFitting: { name: 'Fitting in herringbone' },
  flights: { name: 'Fitting stairs', noun: ['flight', 'flights'] },
  winders: { name: ['Winder', 'Winders'] },
  uplift: { name: oldFloor },
  upliftMinimum: { name: `${oldFloor}, our minimum`, flat: true },
  furniture: { name: 'Furniture moved', noun: ['room', 'rooms'] },
  doorTrims: { name: ['Door trimmed', 'Doors trimmed'] },
  plywood: { name: 'Plywood', note: provisional },
  levelling: { name: 'Levelling', note: provisional },
  minimumFitting: { name: 'To make up our minimum for fitting', flat: true },
};

/**
 * A charge in plain words, with its quantity and unit price: 'Furniture moved: 2 rooms at £25.00'. The floor
 * is told by how it is bought, so it has no words here.
 * @param price what it comes to, ' = £50.00', or nothing
 */
export function describeCharge(
  charge: Charge,
  { flooringType, underlay }: Pick<Estimate, 'flooringType' | 'underlay'>,
  price: string,
): string {
  const { name } = charge;
  if (name === 'floor') return '';
  if (name === 'edging') return `${edgingNames[flooringType]}: ${describeQuantity(charge)}${price}`;
  if (name === 'underlay' || name === 'underlayRolls') {
    const quantity = describeQuantity(charge, ['roll', 'rolls']);
    return `${underlay?.name ?? 'Underlay'}: ${quantity}${price}`;
  }
  const { flat, noun, note, ...said } = words[name];
  const label = typeof said.name === 'string' ? said.name : choose(said.name, charge.quantity);
  const what = flat ? label : `${label}: ${describeQuantity(charge, noun)}`;
  return `${what}${price}${note ? `, ${note}` : ''}`;
}

function describeQuantity(
  { quantity, unit, unitPrice, price: total }: Charge,
  noun?: readonly [string, string],
): string {
  const price = formatPounds(unitPrice);
  if (unit === 'm2') return `${formatPricedArea(quantity, unitPrice, total)} at ${price}/m²`;
  if (unit === 'm') return `${formatMetres(quantity)} at ${price}/m`;
  return `${quantity}${noun ? ` ${choose(noun, quantity)}` : ''} at ${price}`;
}

const choose = ([one, many]: readonly [string, string], count: number) =>
  count === 1 ? one : many;
