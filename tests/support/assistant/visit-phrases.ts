import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { eleven, nine, one, three } from './visit-wishes.ts';

/** The day in London on which visits are spoken of, a Thursday. */
const january = (...days: number[]) => days.map((day) => `2027-01-${day}`);

/** What is said of the day, and exactly those days, or those of which the first free ones are asked for. */
export const dayPhrases: [said: string, days: string[] | ((day: Day) => boolean)][] = [
  ['Tuesday', january(19)],
  ['tues or weds next week', january(19, 20)],
  ['a week on Monday', january(25)],
  ['not this coming Monday, the one after', january(25)],
  ['not this monday but the one after', january(25)],
  ['the 20th or the day after', january(20, 21)],
  ['the 20th, or failing that the Friday', january(20, 22)],
  ['any day next week but Wednesday', (day) => isIn(day, 18, 23) && weekdayOf(day) !== 3],
  ['any day next week except the Tuesday and Thursday', january(18, 20, 22, 23)],
  ['any day before the 22nd but not Monday', (day) => isIn(day, 15, 21) && weekdayOf(day) !== 1],
  ['any day from the 25th', (day) => day >= '2027-01-25'],
  ["we're away till the 20th so the Friday after", january(22)],
  ['the week after next but not the Thursday', (day) => isIn(day, 25, 30) && weekdayOf(day) !== 4],
  ['w/c 25th bar the Tuesday', (day) => isIn(day, 25, 30) && weekdayOf(day) !== 2],
  ['Friday 22 January', january(22)],
  ["we're back on the 19th so any day after that", (day) => day >= '2027-01-20'],
  ['Wednesday to Friday next week', january(20, 21, 22)],
  ['not next week, any day the week after', (day) => isIn(day, 25, 30)],
  ['mondays and wednesdays are no good, any other day next week', january(19, 21, 22, 23)],
  ['I work Mondays and Tuesdays so any other weekday next week', january(20, 21, 22)],
  [
    'it has to be before the 22nd, not the Monday',
    (day) => isIn(day, 15, 21) && day !== '2027-01-18',
  ],
];
const isIn = (day: Day, from: number, to: number) =>
  day >= `2027-01-${from}` && day <= `2027-01-${to}`;

export const timePhrases: [said: string, times: string[]][] = [
  ['in the morning', [nine, eleven]],
  ['before 11', [nine]],
  ['before lunch', [nine, eleven]],
  ['first thing', [nine]],
  ['pm', [one, three]],
  ['between 9 and 11', [nine]],
  ['1-3', [one]],
  ['any time', [nine, eleven, one, three]],
  ['not before 11', [eleven, one, three]],
  ['not in the morning', [one, three]],
  ['late morning', [eleven]],
  ['not between 12 and 2', [nine, three]],
  ['nothing before noon', [one, three]],
  ['about 2ish', [one]],
  ["we're out till 1", [one, three]],
  ['any time but first thing', [eleven, one, three]],
  ['around midday', [eleven]],
];

export const names = [
  'Sophie Brannigan',
  'Kasia Nowak',
  "Siobhán O'Dwyer-Hale",
  'Tariq Hussain',
  'Owen Tresize',
  'Jo Prewett',
  'Mark Friday',
  'Will Carpenter',
];
export const namings = ["I'm {}", 'my name is {}', 'name: {}', 'this is {}', 'name is {}'];

export const addresses: [address: string, postcode: string][] = [
  ['14 Tunnel Close', 'SN14 7JD'],
  ['Rose Cottage, Church Lane', 'SN10 4AP'],
  ['Flat 2, 41 Cricklade Mews', 'SN1 3DD'],
  ['9B Station Hill', 'SN1 1NR'],
  ['12-14 Bath Road', 'SN14 0AB'],
  ['Unit 5, 12 Bath Road', 'SN14 0AB'],
  ['5 Friday Street', 'SN10 1AA'],
  ['2 March Lane', 'SN11 8LT'],
  ['The Coach House, 6 Park Row', 'BA1 2AB'],
  ['Flat 4, Harbour Court', 'BA15 1DG'],
];
export const addressings = [
  '{}',
  'address is {}',
  "it's {}",
  'at {}',
  'I live at {}',
  "we're at {}",
];

export const phones = ['07700 900411', '07700900522', '01632 960 571', '07700-900-318'];
export const phonings = ['{}', 'my number is {}', 'mob {}', "number's {}", 'tel: {}'];

/** What whoever comes should know, and words of it that the note must hold. */
export const remarks: [said: string, ...kept: string[]][] = [
  ["there's a dog, she's friendly but loud", 'dog', 'loud'],
  ['parking is permit only', 'permit'],
  ['the key safe is by the back door, code 2580', 'key safe', '2580'],
  ['mum is a bit deaf so knock loudly', 'deaf', 'knock'],
  ['the gate code is 4471', '4471'],
  ['the bell is broken', 'bell'],
  ['my neighbour at number 9 has the key', 'neighbour', '9'],
  ["I'm hard of hearing so text rather than ring", 'hard of hearing'],
  ['ring me when you are outside', 'outside'],
  ["we've got a cat that mustn't get out", 'cat'],
];
