import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

const replyTo = async (...texts: string[]) => (await sayInTurn(answer, texts)).reply;

describe('a range that was offered for less', () => {
  it.each([
    'moorlands ok then. whats that with my old carpet taken up',
    'ok the moorland then, with the old carpet up',
    'lets say the moorland. with the old one taken away, how much',
  ])('is priced in the colour that was offered, with what was asked for: %s', async (text) => {
    const reply = await replyTo('carpet for a lounge 5 x 4, how much', 'anything cheaper?', text);
    expect(reply).toContain('Moorland Twist in Sage, supplied and fitted: £726.05');
    expect(reply).toContain('£756.05 in all');
    expect(reply).not.toContain('£1,100.45');
  });
});
