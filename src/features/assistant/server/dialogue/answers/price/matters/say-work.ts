import { formatPence, formatPounds } from '#platform/units/pounds.ts';
import { listOf } from '../../../../conversation/describe-record.ts';
import { saysUplift } from '../../../../tools/describe-extras.ts';
import { asksIfUp } from '../../../acts/price/asks-if-up.ts';
import { sumOf } from '../../../pricing/price-job.ts';
import { type Asked, addUp } from './asked.ts';
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
  const all = formatPence(sumOf(asked.jobs) + extras.uplift);
  const { rooms } = asked;
  if (rooms.length > 0)
    return `Taking up the old floor in ${listOf(rooms)} is ${formatPence(extras.uplift)} on top, ${all} in all.`;
  return `${up}${opening}: it’s ${formatPence(extras.uplift)} on top, ${all} in all.`;
}

const ofOldFloor = /\bold (?:carpets?|floor\w*|lino|vinyl|laminate)\b/i;

export function sayFurniture({ extras, jobs, text }: Asked): string {
  const opening = openingOfExtra(text, furniture);
  if (!extras) return `${opening}: tell us at the free measure and it’s in your written quote.`;
  const rooms = addUp(jobs.map((job) => Math.max(1, job.rooms.length)));
  // Beside other work it is no sum of all.
  const all =
    saysUplift(text) || ofOldFloor.test(text)
      ? ''
      : `, ${formatPence(sumOf(jobs) + extras.furniture)} in all`;
  const sum = rooms > 1 ? `, so ${formatPence(extras.furniture)} for all ${rooms}` : ' on top';
  return `${opening}: it’s ${formatPence(extras.furnitureRoom)} a room${sum}${all}.`;
}

export const sayDoorTrims = ({ extras, text }: Asked) =>
  extras
    ? `${openingOfExtra(text, doorTrims)}: it’s ${formatPence(extras.doorTrim)} a door, where one needs it.`
    : 'Trimming doors isn’t in that price: tell us at the free measure and it’s in your written quote.';

export const sayLevelling = ({ prices }: Asked) =>
  `No, levelling isn’t in it: it’s ${formatPounds(prices.extras.levelling)} per m² where the floor needs it. That’s confirmed at the free measure, before you decide.`;
