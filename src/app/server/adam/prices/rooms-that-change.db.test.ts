import { expect, it } from 'vitest';
import { sizeText } from '#features/assistant/server/conversation/describe-record.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

/** The rooms of each job priced last, and the reply. */
async function roomsAfter(...texts: string[]) {
  const { record, reply } = await sayInTurn(answer, texts);
  const jobs = record.priced.map(({ rooms }) => rooms.map(sizeText).join(' + '));
  return { jobs, reply };
}

const flats =
  'I have two flats: A has a lounge 4 x 3 and a bedroom 3 x 3; B has a lounge 5 x 4 and a bedroom 4 x 3. Carpet in both. How much?';
const [ofA, ofB] = ['4 × 3 m + 3 × 3 m', '5 × 4 m + 4 × 3 m'];

it('two flats with rooms of their own are priced apart and together', async () => {
  const { jobs, reply } = await roomsAfter(flats);
  expect(jobs).toEqual([ofA, ofB]);
  expect(reply).toContain('Flat A: lounge 4 × 3 m');
  expect(reply).toContain('Together: £');
  expect(reply).not.toContain('alike');
});

it.each([
  [['flat B only'], [ofB]],
  [['how much is flat A on its own?'], [ofA]],
  [
    ['flat B only', 'both together'],
    [ofA, ofB],
  ],
])('of two flats: %j', async (texts, jobs) => {
  expect((await roomsAfter(flats, ...texts)).jobs).toEqual(jobs);
});

const three = 'lounge 5 x 4, landing 3 x 1 and bedroom 4 x 3.5 in carpet how much';
it.each([
  [['what’s it without the lounge', 'and with it again'], '3 × 1 m + 4 × 3.5 m + 5 × 4 m'],
  [['take the landing out', 'put it back in'], '5 × 4 m + 4 × 3.5 m + 3 × 1 m'],
  [['take the landing out', 'all of them together then'], '3 × 1 m + 5 × 4 m + 4 × 3.5 m'],
  [['the bedroom is a metre shorter'], '5 × 4 m + 3 × 1 m + 3 × 3.5 m'],
  [['the lounge is half a metre wider'], '5 × 4.5 m + 3 × 1 m + 4 × 3.5 m'],
])('the price follows the rooms: %j', async (texts, rooms) => {
  expect((await roomsAfter(three, ...texts)).jobs).toEqual([rooms]);
});

it.each([
  'its 5m by 4m but a bit 1.5 x 2 is missing in the corner, carpet, how much',
  '5 x 4 in carpet minus a 1.5 x 2 corner, how much',
  'carpet for 5m x 4m with a piece 1.5m by 2m cut out of it, price?',
])('a corner that is missing is no room: "%s"', async (text) => {
  const { jobs, reply } = await roomsAfter(text);
  expect(jobs).toEqual(['5 × 4 m']);
  expect(reply).toContain('the corner that’s missing');
});

it('another floor in one of several rooms leaves the others as they were, with the difference', async () => {
  const texts = [
    '13 stairs, landing is 3 by 1, lounge 5.2 x 3.9, carpet, how much',
    'what would i save if i did the lounge in laminate',
  ];
  const { record, reply } = await sayInTurn(answer, texts);
  expect(record.priced.map(({ floor }) => floor.kind).toSorted()).toEqual(['carpet', 'laminate']);
  expect(record.priced.find(({ floor }) => floor.kind === 'carpet')?.flight).toBeDefined();
  expect(reply).toMatch(/That’s £[\d,.]+ less than with all of it in carpet/);
  expect(record.fault).toBeUndefined();
});

it('rooms that share a size are counted', async () => {
  const { record } = await sayInTurn(answer, ['14 rooms about 4m x 3.5m each in vinyl, how much']);
  expect(record.priced.map(({ rooms }) => rooms.length)).toEqual([14]);
});

const withDoors =
  'lounge 5x4 and hall 5x2 in moorland twist heather, old carpet taken away and 2 doors trimmed. how much all in';
it.each([
  [[withDoors], 'With the old floor taken up (£45.00) and 2 doors trimmed (£40.00) it’s'],
  [
    [withDoors, 'and add the furniture moving. final total?'],
    'the furniture moved (£50.00) and 2 doors trimmed (£40.00) it’s',
  ],
])('work beside the fitting is in the sum that is asked for: %j', async (texts, line) => {
  expect((await roomsAfter(...texts)).reply).toContain(line);
});

it('the cheapest carpet of a job with stairs says why, and what is less', async () => {
  const { reply } = await roomsAfter(
    'bedroom 4 x 3 and 13 stairs in carpet, how much',
    'whats the cheapest carpet for all of it',
  );
  expect(reply).toContain('That’s the cheapest that may go on stairs.');
});
