import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a room for which two floors are left open is priced in both', () => {
  it.each([
    'what about a vinyl or laminate in the lounge and carpet in the bedrooms?',
    'lounge in vinyl or laminate, bedrooms in carpet. how much',
    'how much with laminate or vinyl in the lounge and moorland sage in both bedrooms',
  ])('%s', async (text) => {
    const { jobs, reply } = await pricedInTalk(
      'lounge 4x3.5, bedroom 3x3, box room 2.2x2 in moorland sage how much',
      text,
    );
    expect(jobs.join(' | ')).toMatch(
      /bedroom 3x3, box room 2.2x2: Moorland Twist in Sage \| lounge 4x3.5: (?:vinyl|laminate)/,
    );
    expect(reply).toMatch(/Or: Lounge 4 × 3.5 m \(14 m²\) in (?:vinyl|laminate)/);
    expect(reply).toContain('Together then');
  });

  it.each(['laminate in the lounge then, total?', 'laminate then. total?', 'ok the laminate'])(
    'until one of them is chosen: %s',
    async (text) => {
      const { jobs, reply } = await pricedInTalk(
        'lounge 4x3.5, bedroom 3x3 in moorland sage how much',
        'lounge in vinyl or laminate and carpet in the bedroom?',
        text,
      );
      expect(jobs).toEqual(['bedroom 3x3: Moorland Twist in Sage', 'lounge 4x3.5: laminate']);
      expect(reply).not.toContain('Or:');
    },
  );
});
