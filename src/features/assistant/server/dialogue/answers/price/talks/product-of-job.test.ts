import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a kind alone means the product that was priced', () => {
  const two =
    'playroom 4.2 x 3.1 and bathroom 2.3 x 1.9 in ashdown plank or camden chequer, price?';
  it.each([
    'plank in the playroom ONLY, vinyl in the bathroom ONLY. Add them up please',
    'right, ashdown plank then for the playroom and your sheet vinyl for the bathroom. Total fitted?',
    'plank in the playroom, sheet vinyl in the bathroom, how much',
  ])('of two that were weighed: %s', async (text) => {
    expect((await pricedInTalk(two, text)).jobs).toEqual([
      'bathroom 2.3x1.9: Camden Sheet Vinyl in Chequer',
      'playroom 4.2x3.1: Ashdown Plank in Pale Oak',
    ]);
  });

  it.each([
    ['portland tile slate', 'what is the lvt for each room separately', 'Portland Tile'],
    ['moorland twist sage', 'what is the carpet for just the study', 'Moorland Twist in Sage'],
    ['sherwood walnut', 'and the laminate in each room?', 'Sherwood Laminate in Walnut'],
  ])('%s: %s', async (floor, text, name) => {
    const { jobs } = await pricedInTalk(
      `lounge 4.2 x 3.1 and study 2.3 x 1.9 in ${floor} or camden chequer, price each floor`,
      text,
    );
    for (const job of jobs) expect(job).toContain(name);
  });

  it('after another floor was priced for all rooms', async () => {
    const { jobs } = await pricedInTalk(
      'kitchen 3 x 2.4 and bathroom 2.1 x 1.8 in camden chequer how much',
      'and bedroom 3.5 x 3 and lounge 4.5 x 3.6 in kennet',
      'so whats the total for the vinyl in the kitchen and bathroom and kennet in the rest?',
    );
    expect(jobs).toEqual([
      'bathroom 2.1x1.8, kitchen 3x2.4: Camden Sheet Vinyl in Chequer',
      'bedroom 3.5x3, lounge 4.5x3.6: Kennet Level Loop',
    ]);
  });

  it('but the standard floor where that is asked for', async () => {
    const { jobs } = await pricedInTalk(
      'lounge 4.2 x 3.1 in moorland sage how much',
      'and in your standard carpet?',
    );
    expect(jobs).toEqual(['lounge 4.2x3.1: carpet']);
  });
});

describe('a question about a price changes no floor of a job', () => {
  const job = [
    'kitchen 3 x 2.4 and bathroom 2.1 x 1.8 in camden chequer how much',
    'and bedroom 3.5 x 3 and lounge 4.5 x 3.6 in kennet',
  ];
  it.each([
    'so little for all that carpet fitted? does that include underlay and the carpet itself? seems low',
    'why is the kennet so cheap',
    'does all the kennet include underlay?',
    'is the kennet carpet really that cheap for all of it?',
  ])('%s', async (text) => {
    const { jobs } = await pricedInTalk(...job, text, 'so how much altogether');
    expect(jobs).toEqual([
      'bathroom 2.1x1.8, kitchen 3x2.4: Camden Sheet Vinyl in Chequer',
      'bedroom 3.5x3, lounge 4.5x3.6: Kennet Level Loop',
    ]);
  });
});

describe('a question about what a price includes is answered for the floor it names', () => {
  it.each([
    'does the moorland one include underlay?',
    'does the moorland one come with gripper and underlay, all in?',
  ])('%s', async (text) => {
    const { jobs } = await pricedInTalk(
      'lounge 5 x 3.6 in carpet, how much',
      'something cheaper?',
      text,
    );
    expect(jobs).toEqual(['lounge 5x3.6: Moorland Twist in Sage']);
  });
});
