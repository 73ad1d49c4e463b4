import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('one size beside several rooms', () => {
  it.each([
    'bedroom and landing. 4 by 3.5',
    'bedroom and landing, 4 x 3.5 in laminate',
    'the bedroom & landing in laminate: 4 by 3.5',
  ])('whose it is is asked: %s', async (text) => {
    const { reply } = await pricedInTalk(text);
    expect(reply).toContain('Which room is 4 × 3.5 m: the bedroom or the landing?');
  });

  it.each([
    ['no thats the bedroom, landing is 2 x 1', 'bedroom 4x3.5, landing 2x1: laminate'],
    ['the bedroom. landing 2 x 1', 'bedroom 4x3.5, landing 2x1: laminate'],
    ['landing is 2 by 1', 'bedroom 4x3.5, landing 2x1: laminate'],
    ['bedroom is 4 x 3.5 and landing 2 x 1', 'bedroom 4x3.5, landing 2x1: laminate'],
    ['both', 'bedroom 4x3.5, landing 4x3.5: laminate'],
    ['the bedroom', 'bedroom 4x3.5: laminate'],
    ['not the landing', 'bedroom 4x3.5: laminate'],
  ])('and understood: %s', async (text, job) => {
    const { jobs } = await pricedInTalk('bedroom and landing in laminate. 4 by 3.5', text);
    expect(jobs).toEqual([job]);
  });

  it.each([
    ['lounge and hall carpet, lounge is 5x4', 'lounge 5x4: carpet'],
    ['carpet for lounge and hall, both 4 by 3', 'hall 4x3, lounge 4x3: carpet'],
    ['kitchen and dining room open plan, 6 by 4 in vinyl', 'dining room 6x4: vinyl'],
  ])('is no riddle: %s', async (text, job) => {
    const { jobs } = await pricedInTalk(text);
    expect(jobs).toEqual([job]);
  });
});

describe('a size that was taken for that of another room', () => {
  it.each([
    ['no thats the bedroom, landing is 2 x 1', 'bedroom 4x3.5, landing 2x1: laminate'],
    ['sorry 4 x 3.5 is the bedroom', 'bedroom 4x3.5: laminate'],
    ['not the landing, the bedroom is 4 x 3.5', 'bedroom 4x3.5: laminate'],
    ['i meant the bedroom', 'bedroom 4x3.5: laminate'],
    ['wrong room, its for the bedroom. landing 2x1', 'bedroom 4x3.5, landing 2x1: laminate'],
  ])('moves to it: %s', async (text, job) => {
    const { jobs } = await pricedInTalk('landing 4 x 3.5 in laminate how much', text);
    expect(jobs).toEqual([job]);
  });

  it('two are the other way round', async () => {
    const { jobs } = await pricedInTalk(
      'carpet for lounge 5x4 and bedroom 3x3',
      "you've got them the wrong way round",
    );
    expect(jobs).toEqual(['bedroom 5x4, lounge 3x3: carpet']);
  });

  it.each(['no the bedroom is another day', 'sorry, do you do bedroom furniture', 'no thats fine'])(
    'stays where it is: %s',
    async (text) => {
      const { jobs } = await pricedInTalk('landing 4 x 3.5 in laminate how much', text);
      expect(jobs).toEqual(['landing 4x3.5: laminate']);
    },
  );
});

describe('a room that is missing', () => {
  const rooms = ['carpet for bedroom 4 x 3 how much', 'and landing 2 x 1'];
  it.each([
    'where did the bedroom go',
    "you've dropped the bedroom",
    'what happened to the bedroom?',
  ])('is priced again: %s', async (text) => {
    const { jobs } = await pricedInTalk(...rooms, 'just the landing how much', text);
    expect(jobs).toEqual(['bedroom 4x3, landing 2x1: carpet']);
  });

  it.each(['wheres the kitchen gone', 'you missed the kitchen'])(
    'is asked for where it has no size: %s',
    async (text) => {
      const { reply } = await pricedInTalk(...rooms, text);
      expect(reply).toContain('How long and how wide is the kitchen?');
    },
  );
});

it('a room named beside its size is known by that name', async () => {
  const { jobs } = await pricedInTalk(
    'How much would 3 rooms of laminate be? 4x4, 3.5x3 and 2.5x2',
    'is laminate ok in the 2.5x2 its a utility room',
    'what about vinyl in the utility and laminate in the other 2',
    'so how much for that',
  );
  expect(jobs).toEqual(['3.5x3, 4x4: laminate', 'utility room 2.5x2: vinyl']);
});

describe('a side that is put right', () => {
  const landing = 'landing is 3m x 0.9, carpet, how much';
  it.each([
    ['the landing is 0.9 not 1', '3x0.9'],
    ['it’s 3 rather than 4', '3x0.9'],
    ['sorry 1.1 not 0.9', '3x1.1'],
    ['not 3 but 3.4', '3.4x0.9'],
    ['its 3.4 instead of 3', '3.4x0.9'],
  ])('is the one that is taken back, and stays where it was right: %s', async (text, size) => {
    expect((await pricedInTalk(landing, text)).jobs).toEqual([`landing ${size}: carpet`]);
  });
});
