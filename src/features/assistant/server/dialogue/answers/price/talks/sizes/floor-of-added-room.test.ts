import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a room that is added with its own floor leaves the others theirs', () => {
  it.each([
    ['then the kitchen is 3x2.5 and that’s lvt. both please', 'luxury vinyl'],
    ['kitchen 3x2.5, laminate, how much for both', 'laminate'],
    ['the kitchen too, 3x2.5, in vinyl', 'vinyl'],
    ['the kitchen as well, 3x2.5, in vinyl', 'vinyl'],
    ['kitchen’s 3x2.5, thinking laminate rather than vinyl', 'laminate'],
    ['kitchen 3 x 2.5 in laminate or vinyl?', 'laminate'],
  ])('%s', async (told, floor) => {
    const { jobs } = await pricedInTalk('lounge 5x4 carpet how much', told);
    expect(jobs).toEqual([`kitchen 3x2.5: ${floor}`, 'lounge 5x4: carpet']);
  });

  it('two floors are weighed for that room alone', async () => {
    const { reply } = await pricedInTalk(
      'lounge 5x4 carpet how much',
      'would laminate or lvt be cheaper for the kitchen, 3 x 2.5',
    );
    expect(reply).toContain('Or: Kitchen 3 × 2.5 m');
  });
});

it.each([
  'and a kitchen 3x2.5, both in laminate',
  'and a kitchen 3x2.5, how much for all the rooms in laminate',
])('one floor for all of them is for all: %s', async (told) => {
  const { jobs } = await pricedInTalk('lounge 5x4 carpet how much', told);
  expect(jobs).toEqual(['kitchen 3x2.5, lounge 5x4: laminate']);
});

it('a room takes the place of another where it is said so', async () => {
  const { jobs } = await pricedInTalk(
    'lounge 5x4 carpet how much',
    'no make it a kitchen instead, 3x2.5 in laminate',
  );
  expect(jobs).toEqual(['kitchen 3x2.5: laminate']);
});
