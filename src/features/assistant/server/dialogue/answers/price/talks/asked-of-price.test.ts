import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a question about a price is answered, and prices nothing anew', () => {
  const mixed = 'lounge 4.2 x 3.9 in honey oak laminate, dining 3.1 x 2.9 in driftwood, how much';
  it.each([
    ['scotia in that or extra', /edges|[Ss]cotia/],
    ['beading in that?', /edges|[Ss]cotia/],
    ['do i pay for the whole width of the roll', /wasted in cutting/],
    ['and would the offcut be mine to keep?', /keep the offcuts/],
  ])('%s', async (text, said) => {
    const { jobs, reply } = await pricedInTalk(mixed, text);
    expect(reply).toMatch(said);
    expect(reply).not.toContain('supplied and fitted');
    expect(jobs).toEqual([
      'dining 3.1x2.9: Sherwood Laminate in Driftwood Grey',
      'lounge 4.2x3.9: Sherwood Laminate in Honey Oak',
    ]);
  });

  it.each(['why is the first one so much dearer', 'why is the bradford dearer than the moorland'])(
    '%s',
    async (text) => {
      const { reply } = await pricedInTalk(
        'study 3.8 x 3.5 in bradford slate, how much',
        'and the moorland navy',
        text,
      );
      expect(reply).toMatch(/wool/);
    },
  );
});
