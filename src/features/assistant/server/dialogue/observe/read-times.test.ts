import { expect, it } from 'vitest';
import { readMessage } from '../../conversation/message.ts';
import { readTimes } from './read-times.ts';

const hours: Record<string, [from: number, to: number]> = {
  '9:00 AM - 11:00 AM': [9, 11],
  '11:00 AM - 1:00 PM': [11, 13],
  '1:00 PM - 3:00 PM': [13, 15],
  '3:00 PM - 5:00 PM': [15, 17],
};
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (hour: number) => inWords[hour] ?? ['eleven', 'twelve'][hour - 11] ?? '';
const read = (text: string) =>
  readTimes(readMessage(text, { today: '2026-12-01', knownPlaces: [] })).slots;

const joins = ['-', ' to ', ' till ', ' until ', ' til '];
const ways = Object.entries(hours).flatMap(([slot, [from, to]]) => {
  const [one, other] = [from, to].map((hour) => (hour > 12 ? hour - 12 : hour)) as [number, number];
  return joins.flatMap((join): [string, string][] => [
    [`${one}${join}${other}`, slot],
    [`Thursday, ${one}${join}${other} please`, slot],
    ...(join === '-' ? [] : [[`${word(one)}${join}${word(other)}`, slot] as [string, string]]),
  ]);
});

it.each(ways)('%s is one slot', (text, slot) => {
  expect(read(text)).toEqual([slot]);
});

it.each([
  ['9-11 or 11-1', ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']],
  ['either 9 to 11 or 1 to 3', ['9:00 AM - 11:00 AM', '1:00 PM - 3:00 PM']],
  ['any time except 9-11', ['11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM', '3:00 PM - 5:00 PM']],
  ['nothing before ten', ['11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM', '3:00 PM - 5:00 PM']],
  ['late afternoon', ['3:00 PM - 5:00 PM']],
  ['early afternoon', ['1:00 PM - 3:00 PM']],
  ['morning or early afternoon', Object.keys(hours).slice(0, 3)],
  ['any time but first thing', Object.keys(hours).slice(1)],
  ['mornings but not too early', ['11:00 AM - 1:00 PM']],
  ['not last thing', Object.keys(hours).slice(0, 3)],
  ['not between 12 and 2', ['9:00 AM - 11:00 AM', '3:00 PM - 5:00 PM']],
  ['end of the day', ['3:00 PM - 5:00 PM']],
  ['Tuesday, after the school run so about 10', ['9:00 AM - 11:00 AM']],
  ['not before 10, say 2', ['1:00 PM - 3:00 PM']],
  ['11 o clock', ['11:00 AM - 1:00 PM']],
  ['thursday 2 please', ['1:00 PM - 3:00 PM']],
  ['book me a measure thursday 3', []],
  ['i visit her 2 till 4 so morning', ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']],
  ['mornings are best, baby sleeps after lunch', ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']],
  ['I said mornings! not after lunch', ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']],
  ['not after 1', ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']],
  ['Saturday if poss, morning as kids have football at 2', Object.keys(hours).slice(0, 2)],
  ['sat morning please, my lad has swimming at 3', Object.keys(hours).slice(0, 2)],
  ["friday afternoon cos I'm at the dentist at 10", Object.keys(hours).slice(2)],
  ["mum's carer comes at 3 so before that please", Object.keys(hours).slice(0, 3)],
  ['the agent can let you in on friday at 2', ['1:00 PM - 3:00 PM']],
  ["after the school run, I'm at work till 5 the other days", Object.keys(hours)],
  ['Friday morning or at 2', ['1:00 PM - 3:00 PM']],
  ["I'm at work till 2", Object.keys(hours).slice(3)],
  ['afternoons only, I do nights and sleep till 1', Object.keys(hours).slice(2)],
])('%s', (text, slots) => {
  expect(read(text)).toEqual(slots);
});

it.each([
  'can i get someone out to measure thursday morning',
  'could somebody come out this thursday morning',
  'send a man out on thursday morning please',
  'i’m out in the afternoon',
])('who comes out is not out: %s', (text) => {
  expect(read(text)).toEqual(['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']);
});
