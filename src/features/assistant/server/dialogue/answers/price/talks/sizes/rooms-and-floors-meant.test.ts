import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('which rooms are priced', () => {
  const rooms = ['bedroom 1 4x3, bedroom 2 3x3, landing 2x1 and lounge 5x4 in carpet how much'];
  it.each([
    'just the bedrooms and landing, landing is 2.5 by 1',
    'only the bedrooms and the landing please, landing is 2.5x1',
  ])('those that alone count, one with another size: %s', async (text) => {
    expect((await pricedInTalk(...rooms, text)).jobs).toEqual([
      'bedroom 1 4x3, bedroom 2 3x3, landing 2.5x1: carpet',
    ]);
  });

  it('all of them where one alone gets another size', async () => {
    const { jobs } = await pricedInTalk(
      'bedroom 4x3 and landing 2x1 in carpet how much',
      'just make the landing 2.5 by 1',
    );
    expect(jobs).toEqual(['bedroom 4x3, landing 2.5x1: carpet']);
  });

  it.each([
    'carpet for the small room next to the bathroom, 3 by 2, how much',
    'carpet for a room opposite the kitchen, 3 by 2, how much',
  ])('none that only tells where another one is: %s', async (text) => {
    expect((await pricedInTalk(text)).jobs).toEqual(['3x2: carpet']);
  });
});

describe('which floor is priced', () => {
  it.each(['whats it for the cheapest laminate you have', 'how much with the cheapest laminate'])(
    'the rooms of that kind get another one: %s',
    async (text) => {
      const { jobs } = await pricedInTalk(
        'laminate 4x4 and vinyl in the utility 2.5x2 how much',
        text,
      );
      expect(jobs).toContain('utility 2.5x2: vinyl');
      expect(jobs.join()).toMatch(/4x4: Sherwood Laminate/);
    },
  );

  it.each(['lino for kitchen 4 x 3 how much', 'price for kitchen 4 x 3 in lino'])(
    'lino is sheet vinyl: %s',
    async (text) => {
      expect((await pricedInTalk(text)).reply).toContain('Camden Sheet Vinyl');
    },
  );

  it.each([
    ['kitchen 4 x 3, whole place has old lino. price for laminate', 'kitchen 4x3: laminate'],
    ['kitchen 4 x 3 in vinyl, the lino is coming up', 'kitchen 4x3: vinyl'],
  ])('but not the lino that is there: %s', async (text, job) => {
    expect((await pricedInTalk(text)).jobs).toEqual([job]);
  });

  it('a cheaper floor that takes the place of the one priced is told', async () => {
    const { reply } = await pricedInTalk(
      'carpet for bedroom 4 x 3 how much',
      'nothing fancy, how much with the landing 2x1 as well',
    );
    expect(reply).toMatch(/^That’s with .+, the cheapest that suits\./);
  });
});
