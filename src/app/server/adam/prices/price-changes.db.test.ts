import { describe, expect, it } from 'vitest';
import { sizeText } from '#features/assistant/server/conversation/describe-record.ts';
import type { PricedJob } from '#features/assistant/server/conversation/record.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

/** "hall 4.2 × 1.2 m + 3 × 3 m carpet fitted" */
const describeJob = ({ rooms, floor, fitted }: PricedJob) =>
  `${rooms.map((room) => `${room.name ? `${room.name} ` : ''}${sizeText(room)}`).join(' + ')} ${floor.slug ?? floor.kind} ${fitted ? 'fitted' : 'supply'}`;

/** Says the messages in turn. @returns the jobs priced by the last one that priced any */
async function pricedAfter(...texts: readonly string[]) {
  const { record } = await sayInTurn(answer, texts);
  return record.priced.map(describeJob);
}

/** The last reply to the messages. */
const replyTo = async (...texts: readonly string[]) => (await sayInTurn(answer, texts)).reply;

describe('rooms counted once', () => {
  it.each([
    'hall 4.2 x 1.2 and kitchen 3.4 x 3 both in carpet, how much',
    'carpet price for hall 4.2 x 1.2, kitchen 3.4 x 3, both rooms in one price',
    'how much carpet, hall 4.2 x 1.2 and kitchen 3.4 x 3 both',
  ])('%s', async (text) => {
    expect(await pricedAfter(text)).toEqual(['hall 4.2 × 1.2 m + kitchen 3.4 × 3 m carpet fitted']);
  });

  it('both, of a room that is added to another', async () => {
    const added = 'theres my sisters room too 385cm x 290cm same carpet. both rooms in one price';
    expect(await pricedAfter('carpet for a bedroom 3 x 2.5m how much', added)).toEqual([
      'bedroom 3 × 2.5 m + sisters room 3.85 × 2.9 m carpet fitted',
    ]);
  });

  it.each([
    ['carpet for two bedrooms both 3 x 2.5m, how much', 'bedrooms 3 × 2.5 m + 3 × 2.5 m'],
    [
      'carpet lounge 5 x 4 and bedrooms 3 x 2.5 both, how much',
      'lounge 5 × 4 m + bedrooms 3 × 2.5 m + 3 × 2.5 m',
    ],
  ])('two, where rooms of one size are counted: %s', async (text, rooms) => {
    expect(await pricedAfter(text)).toEqual([`${rooms} carpet fitted`]);
  });
});

describe('one of rooms alike', () => {
  it.each([
    'just the one of them?',
    'and only one of them',
    'how much for just one',
    'just one room?',
  ])('%s', async (text) => {
    const first = 'carpet for two bedrooms, each 3.75 by 3.1 metres, fitted?';
    expect(await pricedAfter(first, text)).toEqual(['bedrooms 3.75 × 3.1 m carpet fitted']);
    expect(await pricedAfter(first, text, 'both rooms in laminate then please')).toEqual([
      'bedrooms 3.75 × 3.1 m + 3.75 × 3.1 m laminate fitted',
    ]);
  });
});

describe('the rooms of one storey', () => {
  const house =
    'upstairs 2 bedrooms 3.5x3.2 and 3.1x2.8 in carpet. downstairs lounge 5x3.9 in laminate. how much';
  it.each([
    ['just upstairs?', 'bedroom 1 3.5 × 3.2 m + bedroom 2 3.1 × 2.8 m carpet fitted'],
    ['what is upstairs on its own', 'bedroom 1 3.5 × 3.2 m + bedroom 2 3.1 × 2.8 m carpet fitted'],
    ['only the downstairs', 'lounge 5 × 3.9 m laminate fitted'],
  ])('%s', async (text, job) => {
    expect(await pricedAfter(house, text)).toEqual([job]);
  });
});

describe('one side is put right', () => {
  it.each([
    ['living room should be 4.58 i misread', 'living room 4.58 × 3.95 m'],
    ['sorry its 4.58 not 4.85', 'living room 4.58 × 3.95 m'],
    ['make it 4.9', 'living room 4.9 × 3.95 m'],
    ['oops, meant 4.1', 'living room 4.85 × 4.1 m'],
  ])('%s', async (text, room) => {
    const first = 'living room 4.85 by 3.95 carpet fitted how much';
    expect(await pricedAfter(first, text)).toEqual([`${room} carpet fitted`]);
  });

  it('of the room that is named', async () => {
    const first = 'living room 4.85 by 3.95 and study 2.6 by 2.4 carpet how much';
    expect(await pricedAfter(first, 'living room should be 4.58 i misread')).toEqual([
      'living room 4.58 × 3.95 m + study 2.6 × 2.4 m carpet fitted',
    ]);
  });
});

describe('two sides in two messages', () => {
  it.each([
    ['2.1m', 'by 2.4'],
    ['its 2.1 metres wide', '2.4 long'],
    ['2.1', 'and 2.4'],
    ['width 210cm', 'length 240cm'],
  ])('%s, %s', async (first, second) => {
    const [job = ''] = await pricedAfter(
      'whats it cost to carpet a really small room',
      first,
      second,
    );
    expect(job).toMatch(/^(2\.1 × 2\.4|2\.4 × 2\.1) m carpet fitted$/);
  });

  it('asks for the side that is missing', async () => {
    const reply = await replyTo('whats it cost to carpet a small room', '2.1m long');
    expect(reply).toMatch(/how wide/i);
    expect(await replyTo('whats it cost to carpet a small room', '2.1m')).toMatch(/other side/i);
  });
});

describe('another colour', () => {
  it.each([
    'and in slate instead of silver birch',
    'bradford twist slate rather than silver birch',
    'slate instead of the silver birch?',
  ])('%s', async (text) => {
    const first = 'price for bradford twist silver birch please, lounge 6.4m x 4.25m, fitted';
    expect(await pricedAfter(first, text)).toEqual([
      'lounge 6.4 × 4.25 m bradford-twist-slate fitted',
    ]);
  });
});

describe('a price wished for in other words', () => {
  it.each([
    'what am i looking at to do a bedroom',
    'what would i be looking at for a lounge',
    'what sort of money am i looking at for carpet',
    'idea of cost for a bedroom pls',
  ])('%s', async (text) => {
    expect(await replyTo(text)).toMatch(/how long and how wide|which floor|sizes/i);
  });
});

describe('questions about the sum', () => {
  const first = 'carpet for a lounge 4 x 3.5 m fitted, how much';
  it.each([
    ['so whats your labour on its own', /£210\.00/],
    ['what bits are in that', /underlay £63\.00.*fitting £210\.00/s],
    ['is that under 800', /Yes: £726\.74 is £73\.26 under £800\.00/],
    ['so is that over 700 quid', /£726\.74 is £26\.74 over £700\.00/],
    ['any join in that?', /join/],
  ])('%s', async (text, expected) => {
    expect(await replyTo(first, text)).toMatch(expected);
  });

  it('the saving without fitting: both sums and the difference', async () => {
    const reply = await replyTo(first, 'what if i laid it myself', 'how much does that save');
    expect(reply).toMatch(/£726\.74/);
    expect(reply).toMatch(/£516\.74/);
    expect(reply).toMatch(/£210\.00 less/);
  });
});

describe('which rooms count', () => {
  const first = 'lounge 5.1 x 3.8 and main bedroom 4 x 3.6 in carpet, bathroom 2.2 x 1.9 in vinyl';
  it.each([
    ['what would the bathroom be on its own', ['bathroom 2.2 × 1.9 m vinyl fitted']],
    [
      'how much is it if we are not bothering with the bathroom',
      ['lounge 5.1 × 3.8 m + main bedroom 4 × 3.6 m carpet fitted'],
    ],
    [
      'and without the main bedroom what does the carpet come to',
      ['lounge 5.1 × 3.8 m carpet fitted'],
    ],
  ])('%s', async (text, priced) => {
    expect(await pricedAfter(`${first}. how much`, text)).toEqual(priced);
  });

  it.each([
    ['what if we knock through and it becomes 8m by 4.7', ['8 × 4.7 m carpet fitted']],
    ['sorry 5.8 not 6', ['5.8 × 4.7 m carpet fitted']],
  ])('another size: %s', async (text, priced) => {
    expect(await pricedAfter('carpet for a room 6m x 4.7m fitted, how much', text)).toEqual(priced);
  });

  it('two sizes joined by a plus are two rooms', async () => {
    expect(await pricedAfter('whats laminate for 4.4 x 3.2 + 2.9 x 2.7')).toEqual([
      '4.4 × 3.2 m + 2.9 × 2.7 m laminate fitted',
    ]);
  });
});
