import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a room is told by whose it is', () => {
  it.each([
    ['n only hers?', 'sisters room 3.85x2.9: carpet'],
    ['just her room on its own please', 'sisters room 3.85x2.9: carpet'],
    ['not mine, just hers', 'sisters room 3.85x2.9: carpet'],
    ['and just my room?', 'bedroom 2.1x2.4: carpet'],
  ])('%s', async (text, job) => {
    const { jobs } = await pricedInTalk(
      'bedroom 2.1 x 2.4 in carpet how much',
      'and my sisters room 3.85 x 2.9 too, both in one price',
      text,
    );
    expect(jobs).toEqual([job]);
  });

  it.each([
    ['not mine, just his', 'brothers room 3.4x3: carpet'],
    ['only my room', '3x2.8: carpet'],
  ])('of two in one breath: %s', async (text, job) => {
    const { jobs } = await pricedInTalk(
      'my room 3 x 2.8 and my brothers room 3.4 x 3, carpet fitted how much',
      text,
    );
    expect(jobs).toEqual([job]);
  });

  it.each(['n just his room on its own', 'only his then?', 'just his bedroom'])(
    'the only bedroom: %s',
    async (text) => {
      const { jobs } = await pricedInTalk(
        'our lads bedroom 3.3 x 2.7 in carpet how much',
        'and the landing 1.8 x 0.9 as well, both together',
        text,
      );
      expect(jobs).toEqual(['bedroom 3.3x2.7: carpet']);
    },
  );
});

describe('rooms that are alike', () => {
  const two = 'two bedrooms exactly the same 3.2 by 2.8 moorland navy in both, how much';
  it.each([
    'one navy one sage then?',
    'what about one in navy and the other in sage',
    'one navy and one sage, how much',
  ])('get a floor each: %s', async (text) => {
    const { jobs } = await pricedInTalk(two, text);
    expect(jobs).toHaveLength(2);
    expect(jobs.join()).toMatch(/Moorland Twist in Navy/);
    expect(jobs.join()).toMatch(/Moorland Twist in Sage/);
  });

  it('one of them alone', async () => {
    const { jobs } = await pricedInTalk(
      two,
      'lol they both want navy now. just do one room this month, how much',
    );
    expect(jobs).toEqual(['bedrooms 3.2x2.8: Moorland Twist in Navy']);
  });
});

describe('a room that is left or stays', () => {
  it.each([
    'leave the back bedroom for now. just the front one but laminate',
    'bf says leave the back one for now. just front one but laminate',
    'not the back bedroom yet. the front one in laminate, how much',
  ])('%s', async (text) => {
    const { jobs } = await pricedInTalk(
      'front bedroom 4 x 3.4 in carpet, how much',
      'and the back bedroom 2.9 x 2.4, both of them how much',
      text,
    );
    expect(jobs).toEqual(['front bedroom 4x3.4: laminate']);
  });

  it('a room that is added with its size is added', async () => {
    const { jobs } = await pricedInTalk(
      'bedroom 4 x 3.6 and lounge 5 x 4 in carpet, how much',
      'landing is 3m by 1m, can you add that',
    );
    expect(jobs).toEqual(['bedroom 4x3.6, landing 3x1, lounge 5x4: carpet']);
  });

  it('another room alone in another floor', async () => {
    const { jobs } = await pricedInTalk(
      'lounge 4.2 x 3.6 in carpet, how much',
      'and bedroom 3 x 3',
      'and the lounge on its own again but in laminate',
    );
    expect(jobs).toEqual(['lounge 4.2x3.6: laminate']);
  });

  it('a room said in answer is no scope of a floor', async () => {
    const { jobs } = await pricedInTalk(
      'main bedroom 4 x 3.6 in carpet, how much',
      'second bedroom is 3.2 x 2.9',
      'yes the second bedroom. what would it be in your cheapest carpet',
    );
    expect(jobs.filter((job) => job.includes('Kennet'))).toEqual([
      'main bedroom 4x3.6, second bedroom 3.2x2.9: Kennet Level Loop',
    ]);
  });

  it('the last product of stairs and rooms together', async () => {
    const { jobs } = await pricedInTalk(
      'lounge 5.2 x 3.9 and 14 straight stairs in carpet, what would it be',
      'right so lounge and stairs in the silver birch one is?',
    );
    expect(jobs).toEqual(['lounge 5.2x3.9, stairs: Bradford Twist in Silver Birch']);
  });
});

describe('rooms in a list are left out together', () => {
  const home =
    'front bedroom 4.1 x 3.6, back bedroom 3.3 x 3, box room 2.4 x 2.1, stairs (13) and landing 2.5 x 1 in bradford oat, how much';
  const bedrooms = [
    'back bedroom 3.3x3, box room 2.4x2.1, front bedroom 4.1x3.6: Bradford Twist in Oat',
  ];
  it.each([
    'what if we leave the stairs and landing for now and just do the bedrooms',
    'take the stairs and landing off',
    'without the landing and stairs',
    'just the 3 bedrooms please',
  ])('%s', async (text) => {
    const { jobs, reply } = await pricedInTalk(home, text);
    expect(jobs).toEqual(bedrooms);
    expect(reply).not.toContain('That’s without');
  });

  it.each(["you've still got the landing in there", 'that still includes the landing'])(
    'a room that should have gone: %s',
    async (text) => {
      const { jobs } = await pricedInTalk(home, 'without the stairs', text);
      expect(jobs).toEqual(bedrooms);
    },
  );

  it('a room that is wanted as well is none of them', async () => {
    const { jobs } = await pricedInTalk(home, 'not the landing, the box room please');
    expect(jobs).toEqual([
      'back bedroom 3.3x3, box room 2.4x2.1, front bedroom 4.1x3.6, stairs: Bradford Twist in Oat',
    ]);
  });

  it('all of them are no multiple', async () => {
    const three = 'lounge 5 x 4, hall 3 x 1 and study 3 x 2 in kennet loop, how much';
    const { jobs, reply } = await pricedInTalk(three, 'all three of them please');
    expect(jobs).toEqual(['hall 3x1, lounge 5x4, study 3x2: Kennet Level Loop']);
    expect(reply).not.toContain('times');
  });
});
