import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const soft = 'Moorland Twist in Heather on 11 mm underlay';
describe('another underlay than the usual one', () => {
  it.each([
    ['and with 11mm underlay?'],
    ['how much would it be with the thicker underlay'],
    ['11mm it is then'],
    ["I'll have the 11 mm please"],
    ['what if we upgrade to the luxury underlay'],
  ])('%s', async (text) => {
    expect((await pricedInTalk('lounge 5 x 4 in heather, how much', text)).jobs).toEqual([
      `lounge 5x4: ${soft}`,
    ]);
  });

  it('stays for later prices until the usual one is wanted, and is not laid on stairs', async () => {
    const first = ['lounge 5 x 4 in heather, how much', 'with 11mm underlay how much'];
    expect((await pricedInTalk(...first, 'add a bedroom 4 x 3')).jobs).toEqual([
      `bedroom 4x3, lounge 5x4: ${soft}`,
    ]);
    expect((await pricedInTalk(...first, 'no, go with the 8mm underlay')).jobs).toEqual([
      'lounge 5x4: Moorland Twist in Heather',
    ]);
    const stairs = await pricedInTalk(
      'landing 2 x 1 and 13 stairs in heather, how much',
      'with 11 mm underlay?',
    );
    expect(stairs.jobs).toEqual(['landing 2x1, stairs: Moorland Twist in Heather']);
    expect(stairs.reply).toContain('too soft for stairs');
  });

  it.each([
    'is the underlay any good or should i get the 11mm',
    'what underlay is in that',
    "what's the difference between 8mm and 11mm underlay",
    'is 11mm underlay too thick for stairs',
  ])('a question about underlay chooses none: %s', async (text) => {
    const { jobs } = await pricedInTalk('lounge 5 x 4 in heather, how much', text);
    expect(jobs).toEqual(['lounge 5x4: Moorland Twist in Heather']);
  });
});

describe('what is asked of prices that were told', () => {
  const apart = [
    'carpet for lounge 4.5 x 4 and a study 3 x 2.5, total?',
    'what if I only did the lounge?',
    'and just the study?',
  ];
  it.each([
    'so doing both together saves how much?',
    'what do I save doing them together',
    'is it cheaper to do both at once?',
  ])('together and one by one: %s', async (text) => {
    expect((await pricedInTalk(...apart, text)).reply).toMatch(
      /£1,275\.00 together.*one by one.*£1,275\.00/is,
    );
  });
});

describe('homes of which one differs', () => {
  const flats =
    "I've got five flats, each one is living room 4 x 3.5, bedroom 3.5 x 3 and a hall 3 x 1. carpet, rough price for the lot?";
  // 27.5 m² each, and 33.5 m² where the living room is larger.
  it.each([
    [[flats, 'and one of the flats is bigger, its living room is 5x4 not 4x3.5']],
    [[flats, 'one of the five flats has a bigger living room, 5x4. the other four are as I said']],
    [[flats, 'the fifth flat has a living room 5 x 4']],
    [
      [
        'four flats: living room 4x3.5, bedroom 3.5x3, hall 3x1. fifth flat: living room 5x4, bedroom 3.5x3, hall 3x1. all carpet, price?',
      ],
    ],
  ])('%j', async (messages) => {
    const { jobs, reply } = await pricedInTalk(...messages);
    expect(jobs).toEqual(['bedroom 3.5x3, hall 3x1, living room 4x3.5: carpet']);
    expect(reply).toContain('£1,375.00');
    expect(reply).toContain('£1,675.00');
    expect(reply).toContain('For all 5: £7,175.00');
  });

  it('all of them in other floors', async () => {
    const { reply } = await pricedInTalk(
      flats,
      'what if the bedrooms were in carpet but vinyl in the halls, and the living rooms in laminate?',
      'and for all five like that?',
    );
    expect(reply).toContain('all 5 alike: £6,875.00');
  });

  it('another question has rooms of its own', async () => {
    const { jobs } = await pricedInTalk(
      flats,
      'forget it, different question. 3 flats, each 2 bedrooms 3x3 and a lounge 4x4, vinyl in lounge and carpet in beds. per flat and total?',
    );
    expect(jobs.join()).toMatch(
      /^bedrooms? 3x3, (?:bedrooms? )?3x3: carpet,lounge 4x4: vinyl$|^3x3, bedrooms? 3x3: carpet,lounge 4x4: vinyl$/,
    );
  });
});

describe('floors that are weighed, ruled out or named in passing', () => {
  const navy = 'Moorland Twist in Navy';
  it.each([
    [
      [
        'lounge 4 x 3 in navy, how much',
        'whats the difference between that and vinyl',
        'ok navy then and the bedroom too, 4 x 3.5',
      ],
      [`bedroom 4x3.5, lounge 4x3: ${navy}`],
    ],
    [
      [
        'bedroom 3 x 3 and landing 2 x 1 in navy, how much',
        'and the living room 4.5 x 3.6, not navy obviously',
      ],
      [`bedroom 3x3, landing 2x1: ${navy}`, 'living room 4.5x3.6: carpet'],
    ],
    [
      [
        'bedroom 3 x 3, landing 2 x 1 and living room 4 x 3 in navy, how much',
        'not the living room in navy. heather for that one',
      ],
      [`bedroom 3x3, landing 2x1: ${navy}`, 'living room 4x3: Moorland Twist in Heather'],
    ],
    [
      [
        'bedroom 1 4 x 3, bedroom 2 3 x 3 and bedroom 3 3 x 2 in heather, how much',
        'what if bedrooms 1 and 2 be in navy',
      ],
      [
        'bedroom 1 4x3, bedroom 2 3x3: Moorland Twist in Navy',
        'bedroom 3 3x2: Moorland Twist in Heather',
      ],
    ],
    [
      ['conservatory 4 x 3, tiles or carpet, how much'],
      ['conservatory 4x3: carpet', 'conservatory 4x3: luxury vinyl'],
    ],
    [
      ['kids bedroom 3.2 x 2.8, how much', 'carpet sorry. but bleach cleanable if you do that'],
      ['kids bedroom 3.2x2.8: carpet'],
    ],
  ])('%j', async (messages, jobs) => {
    expect((await pricedInTalk(...messages)).jobs).toEqual(jobs);
  });

  it.each([
    [
      [
        'lounge 5 x 4, bed 3 2.6 x 2.2, hall 4 x 1 and study 2 x 2 in heather, how much',
        'drop the study',
        'bed 3 is actually 2.8x2.2 and the hall should be laminate not carpet',
      ],
      ['bed 3 2.8x2.2, lounge 5x4: Moorland Twist in Heather', 'hall 4x1: laminate'],
    ],
    [
      [
        'kitchen 4 x 3 in laminate and hall 5 x 1.2 in carpet how much',
        'just the kitchen I mean in laminate no hall',
      ],
      ['kitchen 4x3: laminate'],
    ],
    [['laminate in a kitchen 4 x 3, how much', '4 metres by 3 metres'], ['kitchen 4x3: laminate']],
    [
      ['lounge 5 x 4, kitchen 3 x 3 in vinyl, how much', "you've missed the kitchen"],
      ['kitchen 3x3, lounge 5x4: vinyl'],
    ],
    [
      ['laminate for kitchen diner 6 x 3.5, how much', 'LVT vs sheet vinyl then, no fitting'],
      [
        'kitchen diner 6x3.5: Camden Sheet Vinyl in Chequer, supply only',
        'kitchen diner 6x3.5: luxury vinyl, supply only',
      ],
    ],
    [
      [
        'hall 4x1.5 in carpet, lounge 5x4 in laminate, bathroom 2x2 vinyl. Price please',
        'take the lounge out for now',
        'put the lounge back in but in carpet like the hall',
      ],
      ['bathroom 2x2: vinyl', 'hall 4x1.5, lounge 5x4: carpet'],
    ],
    [
      [
        'bathroom 2x2 vinyl and ensuite 1.8 x 1.2 vinyl. Price please',
        'what if I have cheaper vinyl in the bathroom but not the en suite',
      ],
      ['bathroom 2x2, ensuite 1.8x1.2: vinyl'],
    ],
  ])('what was said before stays so: %j', async (messages, jobs) => {
    expect((await pricedInTalk(...messages)).jobs).toEqual(jobs);
  });

  it('a room that was forgotten is asked for its size', async () => {
    const { reply } = await pricedInTalk(
      'lounge 5 x 4 and hall 3 x 1 in carpet, how much',
      "you've missed the kitchen",
    );
    expect(reply).toContain('How long and how wide is the kitchen?');
  });

  it('a range without fitting is priced once', async () => {
    const { reply } = await pricedInTalk(
      'lounge 5 x 4 and bedroom 4 x 3. twist. how much',
      'I fit it myself so supply only. And whats the bradford come to for both rooms',
    );
    expect(reply.match(/£960\.00/g)?.length).toBeLessThan(4);
  });

  it('stairs whose number follows them, and a winder told later', async () => {
    const { reply } = await pricedInTalk(
      'stairs 13 straight and landing 2.5 x 1.9 in carpet, how much',
      'and if there was a winder at the top?',
    );
    expect(reply).toContain('12 stairs and 1 winder');
  });
});
