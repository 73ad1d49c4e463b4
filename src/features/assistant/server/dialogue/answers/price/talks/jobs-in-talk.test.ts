import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const three = 'hall 4 x 1.5 in laminate, lounge 5 x 4 in carpet, bathroom 2 x 2 vinyl, how much';
const swapped = ['bathroom 2x2: vinyl', 'hall 4x1.5: carpet', 'lounge 5x4: laminate'];
const two = 'lounge 5 x 4 and bedroom 4 x 3 in heather, how much';

describe('which floor is for which room', () => {
  it.each([
    [
      [
        three,
        'actually swap the hall and lounge round - carpet in hall and laminate in the lounge',
      ],
      swapped,
    ],
    [[three, 'the hall in carpet, lounge in laminate, bathroom stays vinyl'], swapped],
    [
      [
        two,
        'I shall have navy please, for both. Would it be dearer to have the bedroom done first?',
      ],
      ['bedroom 4x3, lounge 5x4: Moorland Twist in Navy'],
    ],
    [
      [two, 'ok navy. and can you add the landing, its 2 x 1'],
      ['bedroom 4x3, landing 2x1, lounge 5x4: Moorland Twist in Navy'],
    ],
    [
      [two, 'bedroom is actually 4 x 3.5 and the lounge should be laminate not carpet'],
      ['bedroom 4x3.5: Moorland Twist in Heather', 'lounge 5x4: laminate'],
    ],
    [
      [
        'lounge 5 x 4 in navy, kitchen 3 x 3 in vinyl and utility 2 x 1.5 in vinyl, how much',
        'the 3 x 3 one is the kitchen diner. put the lounge in laminate',
      ],
      ['kitchen 3x3, utility 2x1.5: vinyl', 'lounge 5x4: laminate'],
    ],
    [
      [
        'kitchen 6 x 3.5 and utility 2 x 1.8 in camden sheet vinyl chequer, how much',
        'what about LVT in the utility only, kitchen stays sheet',
      ],
      ['kitchen 6x3.5: Camden Sheet Vinyl in Chequer', 'utility 2x1.8: luxury vinyl'],
    ],
  ])('%j', async (messages, jobs) => {
    expect((await pricedInTalk(...messages)).jobs).toEqual(jobs);
  });

  it.each([
    'lounge 5 x 4, kitchen 3.4 x 2.8, hall 4 x 1.2 and bathroom 2 x 1.8. carpet everywhere except kitchen and bathroom which want vinyl, how much',
    'lounge 5 x 4, kitchen 3.4 x 2.8, hall 4 x 1.2 and bathroom 2 x 1.8. carpet throughout apart from the kitchen and bathroom, vinyl in those please, price?',
    'price for carpet in all but the kitchen and the bathroom, they need vinyl: lounge 5 x 4, kitchen 3.4 x 2.8, hall 4 x 1.2, bathroom 2 x 1.8',
  ])('rooms that are excepted from one floor get the other: %s', async (text) => {
    expect((await pricedInTalk(text)).jobs).toEqual([
      'bathroom 2x1.8, kitchen 3.4x2.8: vinyl',
      'hall 4x1.2, lounge 5x4: carpet',
    ]);
  });
});

describe('which rooms there are', () => {
  it.each([
    '4 bedrooms, all 3.5 x 3 apart from the master which is 4.5 by 4, carpet, how much',
    'we have four bedrooms, three are 3.5 x 3 and the other is 4.5 x 4. carpet, price?',
    'carpet in 4 bedrooms, three of them 3.5 x 3 and one 4.5 x 4. price?',
    'carpet for 4 bedrooms: 3.5 x 3 each, except the main one which is 4.5 x 4. price?',
    'So three bedrooms at 3.5 x 3 and one at 4.5 x 4, carpet, how much',
  ])('one of several alike differs: %s', async (text) => {
    const { jobs, reply } = await pricedInTalk(text);
    expect(reply).toContain('£2,475.00');
    expect(jobs).toHaveLength(1);
  });

  it.each([
    [['both rooms in navy, lounge 5 x 4 and bedroom 4 x 3, how much']],
    [[two, 'no I meant both rooms, lounge 5 x 4 and bed 4 x 3, navy']],
    [[two, 'take the bedroom out', 'ok put the bedroom back and do it all in navy']],
    [
      [
        'lounge 5 x 4 and bedroom 4 x 2.8 in heather, how much',
        'take the bedroom off',
        'put the bed back but at 4 x 3 and do both in navy instead',
      ],
    ],
    [
      [
        'carpet for lounge 16 ft by 13 ft, how much',
        'forget all that. lounge 5 x 4, bedroom 4 x 3, navy, how much',
      ],
    ],
  ])('no room is there twice, lost or called otherwise: %j', async (messages) => {
    const { jobs } = await pricedInTalk(...messages);
    expect(jobs.map((job) => job.replace('bed ', 'bedroom '))).toEqual([
      'bedroom 4x3, lounge 5x4: Moorland Twist in Navy',
    ]);
  });

  it.each([
    [
      [three, 'great, now add an en suite 1.8 x 1.2 same vinyl'],
      'bathroom 2x2, ensuite 1.8x1.2: vinyl',
    ],
    [
      ['bathroom 2 x 2 in vinyl, how much', 'and the en-suite, 1.8 x 1.2, vinyl'],
      'bathroom 2x2, ensuite 1.8x1.2: vinyl',
    ],
    [['wot wud it cost for lamanit in my kichen', '4 meeters by 3'], 'kitchen 4x3: laminate'],
    [['price for laminate in my kitchen please', '4 metres by 3 metres'], 'kitchen 4x3: laminate'],
  ])('%j', async (messages, job) => {
    expect((await pricedInTalk(...messages)).jobs).toContain(job);
  });

  it('the width of a runner is no side of the landing', async () => {
    const { jobs } = await pricedInTalk(
      'landing 2.5 x 1.9 and 13 stairs in heather, how much',
      'the stairs as a runner, 60cm wide, and the landing fully carpeted',
    );
    expect(jobs).toEqual(['landing 2.5x1.9, stairs: Moorland Twist in Heather']);
  });

  it.each([
    'so £1,350.00 times 2 then?',
    'and for two rooms like that, £2,700?',
    'would it be off a 4m or 3m wide roll?',
  ])('a sum and the width of a roll are no sizes: %s', async (text) => {
    const { jobs } = await pricedInTalk('carpet for a lounge 6 x 4.5, how much', text);
    expect(jobs.join().match(/[\d.]+x[\d.]+/g)).toSatisfy((sizes: string[]) =>
      sizes.every((size) => size === '6x4.5'),
    );
  });
});

const fitted = 'hall 4 x 1.5 and lounge 5 x 4 in laminate, bathroom 2 x 2 vinyl, how much fitted';
describe('who fits which floor', () => {
  it.each([
    'and how much is that without you fitting the laminate?',
    'how much without fitting on the laminate rooms',
    'no fitting on the laminate please, what is it then',
    'what if only the vinyl was fitted',
    'fitting in the bathroom only please',
    'would it be less if you fitted only the bathroom?',
    'leave the fitting out for the hall and lounge',
    'the laminate rooms unfitted, everything else you fit. how much?',
  ])('%s', async (text) => {
    expect((await pricedInTalk(fitted, text)).jobs).toEqual([
      'bathroom 2x2: vinyl',
      'hall 4x1.5, lounge 5x4: laminate, supply only',
    ]);
  });

  it('the whole total after a part of it', async () => {
    const { jobs } = await pricedInTalk(
      fitted,
      'and what about without fitting on the vinyl room?',
      'so the grand total with that is?',
    );
    expect(jobs).toEqual(['bathroom 2x2: vinyl, supply only', 'hall 4x1.5, lounge 5x4: laminate']);
  });
});
