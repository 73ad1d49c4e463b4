import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('the old floor of some of the rooms', () => {
  const job = [
    'kitchen 3 x 2.4 and bathroom 2.1 x 1.8 in camden chequer how much',
    'and bedroom 3.5 x 3 and lounge 4.5 x 3.6 in kennet',
    'can you take up the old floors too',
  ];
  it.each([
    'so how much in all with uplift of the two carpet rooms',
    'only the carpet rooms though, kitchen and bathroom have lino thats staying down. thanks',
    'just the bedroom and the lounge, the lino in the others stays down',
  ])('changes no floor: %s', async (text) => {
    const { jobs } = await pricedInTalk(...job, text);
    expect(jobs).toEqual([
      'bathroom 2.1x1.8, kitchen 3x2.4: Camden Sheet Vinyl in Chequer',
      'bedroom 3.5x3, lounge 4.5x3.6: Kennet Level Loop',
    ]);
  });
});
