import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const moorland = 'Moorland Twist in Sage';
const kennet = 'Kennet Level Loop';
const camden = 'Camden Sheet Vinyl in Chequer';

describe('a floor said for a room before its size is known is kept for that room', () => {
  const sizes = 'hall is 4 metres by 1.2, lounge about 4.5 x 4. how much for both';
  const own = ['hall 4x1.2: luxury vinyl', `lounge 4.5x4: ${moorland}`];
  it.each([
    [["I'd like moorland twist in the lounge and lvt in the hall", sizes], own],
    [
      [
        'ok moorland twist for the lounge then. what about the hall? gets really muddy',
        'yeah lvt sounds sensible for hall. is it slippy for the dogs?',
        sizes,
      ],
      own,
    ],
    [['lvt in the hall please, moorland twist everywhere else', sizes], own],
    [
      [
        'The Kennet for bedrooms and lounge then',
        'bedrooms 4x3 and 3x3, lounge 5x4, kitchen 3 x 2.5 in camden, how much',
      ],
      [`bedroom 1 4x3, bedroom 2 3x3, lounge 5x4: ${kennet}`, `kitchen 3x2.5: ${camden}`],
    ],
    [
      ['moorland twist for the lounge please', 'hall 4 x 1.2, lounge 4.5 x 4, both in laminate'],
      ['hall 4x1.2, lounge 4.5x4: laminate'],
    ],
  ])('%s', async (messages, jobs) => {
    expect((await pricedInTalk(...messages)).jobs).toEqual(jobs);
  });
});

describe('a floor at the end of a list is for all of the list', () => {
  const wet = 'kitchen is 3x2.5 and bathroom 2x1.8, price for the Camden in both';
  const dry = `bedroom 1 4x3, bedroom 2 3x3, lounge 5x4: ${kennet}`;
  const both = [dry, `bathroom 2x1.8, kitchen 3x2.5: ${camden}`].toSorted();
  it.each([
    'camden 393 fine. bedrooms 4x3 and 3x3, lounge 5x4 all in the kennet, how much',
    'no carpet in the bathroom obviously. camden is fine. bedrooms 4x3 and 3x3, lounge 5x4 all in the kennet, how much',
    'camden fine. bedrooms 4x3 and 3x3 and lounge 5x4 in the kennet, how much',
  ])('%s', async (text) => {
    expect((await pricedInTalk(wet, text)).jobs).toEqual(both);
  });

  const flat = 'kitchen 3x2.5, bathroom 2x1.8, bedrooms 4x3 and 3x3, lounge 5x4. how much in vinyl';
  it.each([
    ['kitchen and bathroom camden. the rest kennet'],
    ['the bedrooms and lounge are kennet. only kitchen and bathroom in camden'],
    ['kitchen and bathroom camden', 'everything else in kennet'],
    ['kitchen and bathroom in camden, all the other rooms in the kennet'],
    ['kitchen and bathroom camden. the rest moorland', 'everything else in kennet'],
  ])('%s', async (...texts) => {
    expect((await pricedInTalk(flat, ...texts)).jobs).toEqual(both);
  });
});

it('a floor of which only the kind is doubted is for no room', async () => {
  const { jobs } = await pricedInTalk(
    'The Kennet for bedrooms and lounge then',
    'kennet isnt vinyl though is it? kitchen is 3x2.5 and bathroom 2x1.8, price for the Camden Chequer in both',
  );
  expect(jobs).toEqual([`bathroom 2x1.8, kitchen 3x2.5: ${camden}`]);
});

it('a number of rooms is no side', async () => {
  const { jobs } = await pricedInTalk(
    'lounge 5x4, hall 4 x 1.2, bedroom 4 x 3, how much in moorland sage',
    'thats 3 rooms not 4',
  );
  expect(jobs).toEqual([`bedroom 4x3, hall 4x1.2, lounge 5x4: ${moorland}`]);
});

it('a no before the rooms that a floor is for leaves none of them out', async () => {
  const { jobs } = await pricedInTalk(
    'kitchen 3x2.5, bathroom 2x1.8, bedrooms 4x3 and 3x3. how much in camden chequer',
    'no the bedrooms are kennet. only kitchen and bathroom in vinyl',
  );
  expect(jobs).toEqual([
    `bathroom 2x1.8, kitchen 3x2.5: ${camden}`,
    `bedroom 1 4x3, bedroom 2 3x3: ${kennet}`,
  ]);
});

describe('floors said anew go to the rooms named, and their price is told', () => {
  const opening =
    'what if we did the carpet in the lounge and lvt in the hall? lounge 4.6x3.8 hall 3x1.1';
  const heather = [
    'hall 3x1.1: Ashdown Plank in Natural Oak',
    'lounge 4.6x3.8: Moorland Twist in Heather',
  ];
  const ranges = [
    'hall 3x1.1: Ashdown Plank in Pale Oak',
    'lounge 4.6x3.8: Moorland Twist in Sage',
  ];
  it.each([
    [['hmm 859 is a lot. can we see that in the moorland one, and ashdown for the hall'], ranges],
    [['moorland in the lounge and ashdown in the hall'], ranges],
    [['no, moorland heather in the LOUNGE and ashdown natural oak in the hall. total?'], heather],
    [
      [
        'ashdown natural oak in the lounge and moorland heather in the hall',
        'no moorland heather in the lounge and ashdown natural oak in the hall',
      ],
      heather,
    ],
    [
      ['can you swap the hall to laminate so it matches the kitchen'],
      ['hall 3x1.1: laminate', 'lounge 4.6x3.8: carpet'],
    ],
  ])('%s', async (texts, jobs) => {
    const priced = await pricedInTalk(opening, ...texts);
    expect(priced.jobs).toEqual(jobs);
    expect(priced.reply).toContain('Together: £');
  });

  it.each([
    'actually can you do lvt in the hall instead of laminate',
    'thats fine. can you swap the hall to lvt too so it runs through from the kitchen',
  ])('%s', async (text) => {
    const { jobs, reply } = await pricedInTalk(
      'lounge 5.2 x 3.9, hall 4 x 1.2. carpet in the lounge, laminate in the hall. total please?',
      text,
    );
    expect(jobs).toEqual(['hall 4x1.2: luxury vinyl', 'lounge 5.2x3.9: carpet']);
    expect(reply).toContain('Together: £1,254.00.');
  });
});

describe('a range named alone after a price is priced for the same rooms', () => {
  it.each(['moorland', 'in moorland', 'moorland twist please', 'ok the moorland then'])(
    '%s',
    async (text) => {
      const { jobs, reply } = await pricedInTalk('lounge is 16ft by 12ft, price in carpet?', text);
      expect(jobs.every((job) => job.includes('Moorland Twist'))).toBe(true);
      expect(reply).toContain('Which colour would you like?');
    },
  );

  it('names the floor of a job of several rooms', async () => {
    const { jobs } = await pricedInTalk(
      'lounge 5 x 4 in carpet and hall 3 x 1 in lvt, how much',
      'moorland twist',
    );
    expect(jobs).toEqual(['hall 3x1: luxury vinyl', 'lounge 5x4: Moorland Twist in Sage']);
  });
});

describe('a floor that is told without a room', () => {
  const vinyl = 'kitchen 2.4 x 2 and office 10 x 6.5 in vinyl, how much';
  it.each([
    'no, in the Kennet Level Loop please. And vinyl in the kitchen.',
    'kennet please, but vinyl in the kitchen',
  ])('is for the rooms that have no other: %s', async (text) => {
    const { jobs } = await pricedInTalk(vinyl, text);
    expect(jobs).toEqual(['kitchen 2.4x2: vinyl', 'office 10x6.5: Kennet Level Loop']);
  });
});

describe('a range that is called by its make', () => {
  const herringbone = 'kitchen 8.4 x 5 in smoked oak herringbone, how much';
  it.each([
    'and in the plank, how much?',
    'what would the straight plank come to instead',
    'same room in the Ashdown Plank, how much?',
  ])('%s', async (text) => {
    const { reply } = await pricedInTalk(herringbone, text);
    expect(reply).toContain('Ashdown Plank');
    expect(reply).not.toContain('Herringbone in Smoked Oak (');
  });
});
