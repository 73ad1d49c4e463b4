import { formatPence, formatPounds } from '#platform/units/pounds.ts';
import { capitalise, listOf } from '../../../../conversation/describe-record.ts';
import { saysUplift } from '../../../../tools/describe-extras.ts';
import { asksIfUp } from '../../../acts/price/asks-if-up.ts';
import { type Asked, addUp, inAllWith } from './asked.ts';
import { openingOfExtra } from './opening.ts';

const uplift = {
  work: 'taking up the old floor',
  offer: 'we take up the old floor and get rid of it',
  short: 'we take it up and get rid of it',
};
const furniture = {
  work: 'moving furniture',
  offer: 'we move furniture',
  short: 'we move it',
};
const doorTrims = { work: 'trimming doors', offer: 'we trim doors', short: 'we trim them' };

const carpetUp =
  'The old carpet and its underlay have to come up first: a new floor doesn’t go over them. ';

export function sayOldFloor(asked: Asked): string {
  const { extras, text } = asked;
  const opening = asksIfUp(text)
    ? 'We take up the old floor and get rid of it if you ask. It isn’t in that price'
    : openingOfExtra(text, uplift);
  const up = asksIfUp(text) ? carpetUp : '';
  if (!extras)
    return `${up}${opening}. ${asked.jobs.every(({ fitted }) => fitted) ? 'It’s priced in your written quote' : 'We do that only where we fit the new one'}.`;
  const all = inAllWith(asked, extras.uplift);
  const { rooms } = asked;
  if (rooms.length > 0)
    return `Taking up the old floor in ${listOf(rooms)} is ${formatPence(extras.uplift)} on top, ${all}.`;
  return `${up}${opening}: it’s ${formatPence(extras.uplift)} on top, ${all}.`;
}

const ofOldFloor = /\bold (?:carpets?|floor\w*|lino|vinyl|laminate)\b/i;

export function sayFurniture(asked: Asked): string {
  const { extras, jobs, text } = asked;
  const opening = openingOfExtra(text, furniture);
  if (!extras) return `${opening}: tell us at the free measure and it’s in your written quote.`;
  const rooms = addUp(jobs.map((job) => Math.max(1, job.rooms.length)));
  // Beside other work it is no sum of all.
  const all =
    saysUplift(text) || ofOldFloor.test(text) ? '' : `, ${inAllWith(asked, extras.furniture)}`;
  const sum = rooms > 1 ? `, so ${formatPence(extras.furniture)} for all ${rooms}` : ' on top';
  return `${opening}: it’s ${formatPence(extras.furnitureRoom)} a room${sum}${all}.`;
}

export const sayDoorTrims = ({ extras, text }: Asked) =>
  extras
    ? `${openingOfExtra(text, doorTrims)}: it’s ${formatPence(extras.doorTrim)} a door, where one needs it.`
    : 'Trimming doors isn’t in that price: tell us at the free measure and it’s in your written quote.';

const asksYesNo = /\b(?:is|are|was|does|do|did|has|have|will|incl\w*)\b/i;
const asksAmount = /\bhow much\b|\bwhat(?:'?s| is| do| does| would)\b/i;
/** "What do you charge for levelling?", "what's that a metre?" */
const asksRate =
  /\b(?:do|would) (?:you|u) charge\b|\b(?:a|per) (?:sq\w*|met(?:re|er)|m2|m²)|\bper m\b|\brates?\b/i;
const asksIfExtra = /\bextra\b|\bon top\b|\badditional\w*/i;

/** Work on what is underneath, which only the measure can tell. */
function sayBase(asked: Asked, name: 'plywood' | 'levelling'): string {
  const { text, extras, prices } = asked;
  const isYesNo = asksYesNo.test(text) && !asksAmount.test(text);
  const opening =
    isYesNo && asksIfExtra.test(text)
      ? `Yes, ${name} is extra`
      : `${isYesNo ? `No, ${name}` : capitalise(name)} isn’t in that price`;
  const pence = extras?.[name] ?? 0;
  return pence > 0 && !asksRate.test(text)
    ? `${opening}: it’s ${formatPence(pence)} on top where the floor needs it, ${inAllWith(asked, pence)}, confirmed at the free measure.`
    : `${opening}: it’s ${formatPounds(prices.extras[name])} per m² where the floor needs it. That’s confirmed at the free measure, before you decide.`;
}

export const sayLevelling = (asked: Asked) => sayBase(asked, 'levelling');
export const sayPlywood = (asked: Asked) => sayBase(asked, 'plywood');
