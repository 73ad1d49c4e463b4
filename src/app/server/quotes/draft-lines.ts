import { firm } from '#features/business/firm.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import { nameFloors } from '#features/calculator/describe-estimate.ts';
import { limits } from '#features/jobs/limits.ts';
import type { QuoteLine } from '#features/jobs/quote-fields.ts';
import { formatArea } from '#platform/units/areas.ts';
import { toPence } from '#platform/units/pounds.ts';

type Floor = Omit<Estimate, 'floors'>;
type Charge = NonNullable<Floor['charges']>[number];

/** Work that is a line of its own. */
const extraWords: Partial<Record<Charge['name'], string>> = {
  uplift: 'Taking up and disposing of the old floor',
  upliftMinimum: 'Taking up the old floor: our minimum',
  furniture: 'Moving furniture',
  doorTrims: 'Trimming doors',
  plywood: 'Plywood',
  levelling: 'Levelling',
};
const provisional: readonly Charge['name'][] = ['plywood', 'levelling'];
const accessoryWords: Partial<Record<Charge['name'], string>> = {
  edging: 'edging',
  doorBars: 'door bars',
  hardDoorBars: 'door bars',
  rampDoorBars: 'ramps',
  joins: 'joins',
  binding: 'binding',
  adhesive: 'adhesive',
};

/** The lines of a quote for an estimate: for each floor the material, what goes with it, the fitting and each extra. They add up to its total. */
export const draftLines = (estimate: Estimate): QuoteLine[] =>
  estimate.floors?.flatMap((floor) => linesOfFloor(floor, ` (${nameFloors(floor)})`)) ??
  linesOfFloor(estimate, '');

/** @param of which floor a line is for, where there are several */
function linesOfFloor(floor: Floor, of: string): QuoteLine[] {
  const { breakdown, charges = [], rooms, totalArea, underlay } = floor;
  const vatPercent = firm().vatPercent;
  const line = (text: string, pence: number, isProvisional = false): QuoteLine[] =>
    pence === 0 ? [] : [{ text: clip(text), pence, vatPercent, isProvisional }];
  const extras = charges.filter((charge) => extraWords[charge.name]);
  const extraPence = extras.reduce((sum, { price }) => sum + toPence(price), 0);
  const fitting = toPence(breakdown.installation) - extraPence;
  const accessories = Object.entries(accessoryWords).flatMap(([name, word]) =>
    charges.some((charge) => charge.name === name) ? word : [],
  );
  return [
    ...line(
      withPlaces(
        `${nameFloors(floor)}, ${formatArea(totalArea)}`,
        rooms.map(({ name }) => name),
      ),
      toPence(breakdown.materials),
    ),
    ...line(underlay?.name ?? `Underlay${of}`, toPence(breakdown.underlay)),
    ...line(
      capitalise(listWords([...new Set(accessories)]) || 'accessories') + of,
      toPence(breakdown.accessories),
    ),
    ...line(`Fitting${of}`, fitting),
    ...extras.flatMap((charge) =>
      line(extraWords[charge.name] ?? '', toPence(charge.price), provisional.includes(charge.name)),
    ),
  ];
}

/** 'Premium carpet, 20.00 m²: Lounge, Hall and 12 more', with as many of the names as a line has room for. */
function withPlaces(floor: string, names: readonly string[]): string {
  const say = (shown: number) => {
    const left = names.length - shown;
    return `${floor}: ${listWords([...names.slice(0, shown), ...(left > 0 ? [`${left} more`] : [])])}`;
  };
  const most = names.findLastIndex((_, place) => say(place + 1).length <= limits.text) + 1;
  return most > 0 ? say(most) : floor;
}

/** A line at its longest, without half a character at its end. */
const clip = (text: string) =>
  text.length <= limits.text
    ? text
    : `${text.slice(0, limits.text - 1).replace(/[\ud800-\udbff]$/, '')}…`;

const listWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
