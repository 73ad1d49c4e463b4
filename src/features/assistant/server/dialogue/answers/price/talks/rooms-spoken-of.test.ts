import { describe, expect, it } from 'vitest';
import { floorName } from '#features/assistant/server/conversation/describe-record.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** The jobs of the last price, each with the sides of its rooms and the last word of its floor. */
async function jobsAfter(...texts: string[]) {
  const { say, record } = talkAboutFloors();
  let reply = '';
  for (const text of texts) reply = await say(text);
  expect(reply, 'a price is told').toMatch(/£220\.00 including/);
  return record()
    .priced.map(({ rooms, floor }) => {
      const sides = rooms.map(({ lengthMm, widthMm }) => `${lengthMm / 1000}x${widthMm / 1000}`);
      return `${sides.toSorted().join('+')} ${floorName(floor).split(' ').at(-1)}`;
    })
    .toSorted();
}

const home =
  'lounge 5 x 4, hall 4 x 1.1, bed 1 3.8 x 3.4, bed 2 3.1 x 3 and bed 3 2.7 x 2.1 in heather, how much fitted';
const sides = { lounge: '5x4', hall: '4x1.1', one: '3.8x3.4', two: '3.1x3', three: '2.7x2.1' };
type Room = keyof typeof sides;
const all = Object.keys(sides) as Room[];
const job = (rooms: readonly Room[], floor = 'Heather') =>
  `${rooms
    .map((room) => sides[room])
    .toSorted()
    .join('+')} ${floor}`;
const allBut = (rooms: readonly Room[]) => all.filter((room) => !rooms.includes(room));

/** Ways to speak of rooms that are known. */
const ways: [words: string, rooms: Room[]][] = [
  ['the lounge', ['lounge']],
  ['bed 1 and bed 3', ['one', 'three']],
  ['beds 1 and 3', ['one', 'three']],
  ['the lounge and the hall', ['lounge', 'hall']],
  ['the three bedrooms', ['one', 'two', 'three']],
  ['the smallest bedroom', ['three']],
  ['the two bigger bedrooms', ['one', 'two']],
  ['the second bedroom', ['two']],
  ['upstairs', ['one', 'two', 'three']],
  ['the 3.1 by 3 one', ['two']],
];

describe.each(ways)('%s', (words, rooms) => {
  it.each([`just ${words} then`, `what about ${words} by itself`])('alone: %s', async (text) => {
    expect(await jobsAfter(home, text)).toEqual([job(rooms)]);
  });

  it.each([
    `leave ${words} out`,
    `and without ${words}?`,
    `not doing ${words} now, whats the price`,
  ])('left out: %s', async (text) => {
    expect(await jobsAfter(home, text)).toEqual([job(allBut(rooms))]);
  });

  it.each([
    `${words} in navy instead`,
    `can ${words} be in navy`,
    `do ${words} in navy and keep the rest as is`,
  ])('in another floor: %s', async (text) => {
    expect(await jobsAfter(home, text)).toEqual(
      [job(rooms, 'Navy'), job(allBut(rooms))].toSorted(),
    );
  });

  it('left out and back', async () => {
    expect(await jobsAfter(home, `leave ${words} out`, `actually put ${words} back in`)).toEqual([
      job(all),
    ]);
  });
});

it.each([
  ['the lounge is actually 3.3 by 3.2', 'lounge'],
  ['third bedroom is smaller, 3.3 x 3.2', 'three'],
  ['sorry the biggest bedroom should be 3.3 x 3.2', 'one'],
  ['the 3.1 by 3 one is 3.3 by 3.2', 'two'],
] as const)('another size of one room: %s', async (text, room) => {
  const others = allBut([room]).map((one) => sides[one]);
  expect(await jobsAfter(home, text)).toEqual([
    `${[...others, '3.3x3.2'].toSorted().join('+')} Heather`,
  ]);
});

const mixed =
  'lounge 5 x 4 in navy, hall 4 x 1.1 in honey oak, bed 1 3.8 x 3.4 in navy and bed 2 3.1 x 3 in heather. how much';
it.each([
  ['how much is the laminate bit', ['4x1.1 Oak']],
  ['how much are the navy rooms', ['3.8x3.4+5x4 Navy']],
  ['whats the heather room on its own', ['3.1x3 Heather']],
  ['whats it without the laminate', ['3.1x3 Heather', '3.8x3.4+5x4 Navy']],
  ['leave the navy rooms out', ['3.1x3 Heather', '4x1.1 Oak']],
])('rooms told by their floor: %s', async (text, jobs) => {
  expect(await jobsAfter(mixed, text)).toEqual(jobs);
});

const two = 'lounge 5 x 4 and hall 4 x 1.1';
it.each([
  [`${two}, navy in the lounge honey oak in the hall how much`],
  [`lounge 5 x 4 navy hall 4 x 1.1 honey oak how much`],
  [`${two} in heather, how much`, 'lounge navy hall honey oak'],
  [`${two} in heather, how much`, 'navy for the lounge, honey oak for the other one'],
  [`${two}, how much, navy everywhere except the hall which is honey oak`],
])('a floor for each room: %j', async (...texts) => {
  expect(await jobsAfter(...texts)).toEqual(['4x1.1 Oak', '5x4 Navy']);
});

it.each([
  [['lounge 5 x 4 in navy, how much', 'and hall 4 x 1.1 same again'], ['4x1.1+5x4 Navy']],
  [['lounge 5 x 4 in navy, how much', 'hall 4 x 1.1 the same carpet'], ['4x1.1+5x4 Navy']],
  [
    [
      'lounge 5 x 4 in navy and hall 4 x 1.1 in honey oak, how much',
      'and the hall same as the lounge',
    ],
    ['4x1.1+5x4 Navy'],
  ],
  [
    ['lounge 5 x 4 in honey oak, how much', 'and two bedrooms, 3.6 x 3.2 and 3 x 2.9, in navy'],
    ['3.6x3.2+3x2.9 Navy', '5x4 Oak'],
  ],
])('a floor that is said again, or for rooms that are added: %j', async (texts, jobs) => {
  expect(await jobsAfter(...texts)).toEqual(jobs);
});

it.each([
  ['lounge 5 x 4 in sage carpet how much', ['5x4 Sage']],
  [
    'lounge 5 x 4 and hall 4 x 1, oat in the lounge and sage in the hall. price?',
    ['4x1 Sage', '5x4 Oat'],
  ],
  ['kitchen 3.6 x 2.9 in the limestone tile, rough total?', ['3.6x2.9 Limestone']],
])('a colour that only one floor has: %s', async (text, jobs) => {
  expect(await jobsAfter(text)).toEqual(jobs);
});

it('rooms are called by who sleeps there', async () => {
  const family =
    'mums room 4 x 3.6, nans room 3.2 x 3 and my daughters 2.9 x 2.5 all in heather how much';
  expect(await jobsAfter(family, 'nan wants navy in hers')).toEqual([
    '2.9x2.5+4x3.6 Heather',
    '3.2x3 Navy',
  ]);
  expect(await jobsAfter(family, 'forget my daughters')).toEqual(['3.2x3+4x3.6 Heather']);
});

it('the others of a price for some rooms keep their floor and count again', async () => {
  expect(await jobsAfter(home, 'just the three bedrooms', 'without the smallest')).toEqual([
    job(['one', 'two']),
  ]);
  expect(await jobsAfter(home, 'not the lounge, just the hall')).toEqual([job(['hall'])]);
});
