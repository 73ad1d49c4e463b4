import { formatPence, toPence } from '#platform/units/pounds.ts';
import { capitalise, floorName, listOf, tidy } from '../../../../conversation/describe-record.ts';
import { describeProduct } from '../../../../tools/describe-facts.ts';
import { asksWhichUnderlay } from '../../../acts/price/price-matters.ts';
import { edgingName } from '../../../pricing/name-accessories.ts';
import { sumOf } from '../../../pricing/price-job.ts';
import { type Asked, addUp, inPrice, isSoldFitted, ofAll } from './asked.ts';
import { sayOldFloor } from './say-work.ts';

/** Charges by their names: how many pieces or metres, and what they come to. */
function chargesOf({ jobs }: Asked, names: readonly string[]) {
  const found = jobs.flatMap(({ estimate: { charges = [] } }) =>
    charges.filter(({ name }) => names.includes(name)),
  );
  return {
    quantity: addUp(found.map(({ quantity = 0 }) => quantity)),
    pence: addUp(found.map(({ price = 0 }) => toPence(price))),
  };
}

/** A charge that is in the sum, or why there is none. */
function sayCharge(asked: Asked, name: string, names: readonly string[], none: string): string {
  const { quantity, pence } = chargesOf(asked, names);
  if (isSoldFitted(asked)) return `That price covers ${inPrice}: nothing is charged apart.`;
  if (pence === 0) return none;
  const isCounted = names.includes('doorBars') && quantity > 0;
  const count = isCounted ? ` (${quantity})` : '';
  return `${capitalise(name)}${count} ${name.endsWith('s') ? 'are' : 'is'} in it: ${formatPence(pence)} of the ${ofAll(asked)}.`;
}

export function sayUnderlay(asked: Asked): string {
  const { jobs, text } = asked;
  const pence = addUp(jobs.map(({ estimate }) => toPence(estimate.breakdown.underlay)));
  if (isSoldFitted(asked)) return `That price covers ${inPrice}: the underlay isn’t charged apart.`;
  if (pence === 0) return 'There’s no underlay in it: the vinyl we estimate needs none.';
  if (asksWhichUnderlay(text)) return sayWhichUnderlay(asked, pence);
  const without = ownPart.test(text) ? `, so ${formatPence(sumOf(jobs) - pence)} without it` : '';
  const own = without
    ? ' If yours is sound, tell us at the free measure and your quote can leave it out.'
    : '';
  return `Underlay is ${formatPence(pence)} of the ${ofAll(asked)}${without}.${own}`;
}

/** Which underlay a carpet is priced with, and the other one. */
function sayWhichUnderlay(asked: Asked, pence: number): string {
  const isOther = asked.jobs.some(({ underlay }) => underlay !== undefined);
  const told = `${formatPence(pence)} of the ${ofAll(asked)}`;
  return isOther
    ? `It’s with the 11 mm underlay, our softest: ${told}.`
    : `It’s with our usual 8 mm underlay: ${told}. The 11 mm is softer and warmer, though not for stairs: say so and I’ll price it with that.`;
}

const ownPart =
  /\b(?:my|our|own|old|existing|already|\w+sel(?:f|ves)|without|supply|re-?us\w*|keep\w*|leav\w*|sav\w+|minus|take off)\b/i;

export function sayRods({ products }: Asked): string {
  const rods = products.find(({ name }) => /\bstair rods\b/i.test(name));
  const price = rods ? `: ${describeProduct(rods)}` : '.';
  return `Stair rods aren’t in it${price}`;
}

export function sayWaste(asked: Asked): string {
  const bought = asked.jobs.flatMap(({ floor, estimate: { plan, packs, totalArea } }) => {
    const area = `${tidy(totalArea)} m² of floor`;
    if (packs !== null) return [`${packs} whole packs of ${floorName(floor)} for ${area}`];
    const cut = plan?.boughtArea;
    return cut ? [`${tidy(cut)} m² of ${floorName(floor)} for ${area}`] : [];
  });
  const isOfOld = !/\boff ?cuts?\b|\broll\b|\bwidth\b/i.test(asked.text);
  const keeps = /\b(?:mine|keep|keeping|leave|have)\b/i.test(asked.text);
  return [
    `What’s wasted in cutting is in it${bought.length > 0 ? `: ${listOf(bought)}` : ''}.`,
    ...(isOfOld ? [sayOldFloor(asked)] : []),
    ...(!isOfOld && keeps
      ? ['If you’d like to keep the offcuts, say so at the free measure.']
      : []),
  ].join(' ');
}

const noBars = 'There’s no door bar in it: stairs without a landing have no doorway.';

export const sayDoorBars = (asked: Asked) =>
  sayCharge(asked, 'door bars', ['doorBars', 'hardDoorBars', 'rampDoorBars'], noBars);

export const sayBinding = (asked: Asked) =>
  sayCharge(
    asked,
    'binding',
    ['binding'],
    'There’s no binding in it: that’s for the edges of a stair runner.',
  );

export const sayEdging = (asked: Asked) =>
  sayCharge(
    asked,
    listOf([...new Set(asked.jobs.map(({ floor }) => edgingName(floor.kind)))]),
    ['edging'],
    'Nothing is charged for the edges.',
  );

export const sayAdhesive = (asked: Asked) =>
  sayCharge(
    asked,
    'adhesive',
    ['adhesive'],
    'There’s no adhesive in it: that floor isn’t priced as glued down.',
  );
