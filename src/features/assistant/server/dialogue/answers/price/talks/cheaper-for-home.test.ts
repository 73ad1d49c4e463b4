import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a contract carpet that is turned down is not offered again', () => {
  it.each([
    'show me something cheaper then, but not the office one',
    'anything cheaper? no office stuff',
    'cheaper please, i dont want the rental one',
    'cheaper please, not the loop',
  ])('%s', async (text) => {
    const { reply } = await pricedInTalk(
      'lounge 4 x 3.5 and bedroom 3 x 3 in bradford oat, how much',
      text,
    );
    expect(reply).not.toContain('Kennet');
  });
});
