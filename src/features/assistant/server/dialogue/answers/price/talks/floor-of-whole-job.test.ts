import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const upstairs =
  '3 bedrooms 4.1 x 3.2, 3.5 x 3 and 2.6 x 2.2, landing 3 x 1, and 13 stairs in carpet, how much all in';
const all = 'bedroom 1 4.1x3.2, bedroom 2 3.5x3, bedroom 3 2.6x2.2, landing 3x1, stairs';

describe('a floor that is asked for the job goes on the whole job', () => {
  it.each([
    'do moorland twist sage for everything, bedrooms landing and stairs',
    'MOORLAND TWIST SAGE. all of it, 3 bedrooms + landing + 13 stairs, in one total',
    'moorland sage throughout please',
    'all of it in the moorland sage, bedrooms and the landing',
    'everything in moorland twist sage',
    'do the lot in moorland sage',
    'moorland sage in the bedrooms and i want the same carpet on the landing and stairs',
  ])('%s', async (text) => {
    expect((await pricedInTalk(upstairs, text)).jobs).toEqual([`${all}: Moorland Twist in Sage`]);
  });

  it.each([
    'no all of it in the moorland sage, both bedrooms and the landing',
    'i want everything in the moorland sage',
  ])('after the rooms had floors of their own: %s', async (text) => {
    const { jobs } = await pricedInTalk(
      '2 kids bedrooms 3.2 x 2.8 and 3 x 2.7 in carpet, how much',
      'add the landing 2.4 x 1 in moorland sage',
      text,
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatch(/landing 2\.4x1: Moorland Twist in Sage$/);
  });

  it('the cheapest decent one is no contract carpet, and is priced for all of it', async () => {
    const { jobs, reply } = await pricedInTalk(
      upstairs,
      'bit pricey. whats your cheapest decent one, something for bedrooms in grey, and redo the price please',
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatch(new RegExp(`^${all}: `));
    expect(reply).not.toContain('Kennet');
  });

  it.each([
    'and i wanted landing and stairs in the same carpet',
    'same carpet on the landing and stairs please',
    'i want the stairs and landing in the same',
  ])('and on what was left out of it: %s', async (text) => {
    const { jobs } = await pricedInTalk(upstairs, 'bedrooms in bradford slate, how much', text);
    expect(jobs).toEqual([`${all}: Bradford Twist in Slate`]);
  });

  it('rooms that are named take it alone', async () => {
    const { jobs } = await pricedInTalk(upstairs, 'bedroom 3 in moorland sage');
    expect(jobs).toEqual([
      'bedroom 1 4.1x3.2, bedroom 2 3.5x3, landing 3x1, stairs: carpet',
      'bedroom 3 2.6x2.2: Moorland Twist in Sage',
    ]);
  });
});

describe('the floor that was recommended is the one priced', () => {
  it('beside another kind', async () => {
    const { jobs } = await pricedInTalk(
      'which laminate is best for a kitchen diner 6 x 3.5 with a dog?',
      'whats that cost for our room in lvt and in laminate, all in',
    );
    expect(jobs).toContain('kitchen diner 6x3.5: Sherwood Laminate in Driftwood Grey');
  });

  it('but not where the standard one is asked for', async () => {
    const { jobs } = await pricedInTalk(
      'which laminate is best for a bedroom?',
      'how much is your standard laminate for 4.2 x 3.4',
    );
    expect(jobs).toEqual(['4.2x3.4: laminate']);
  });

  it('with the sizes in the same message', async () => {
    const { jobs } = await pricedInTalk(
      'which laminate is best for a bedroom, and how much for just the materials, 4.2 x 3.4',
    );
    expect(jobs).toEqual(['bedroom 4.2x3.4: Sherwood Laminate in Driftwood Grey, supply only']);
  });

  it('after other questions', async () => {
    const { jobs } = await pricedInTalk(
      "we've got underfloor heating in a concrete floor (extension). which floors can go on that?",
      'ok what about carpet on underfloor heating?',
      'what would laminate cost for about 30 m2',
      'ok 6.2 x 4.8',
    );
    expect(jobs).toEqual(['6.2x4.8: Sherwood Laminate in Driftwood Grey']);
  });
});
