import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('why one price differs from another is answered by what each is for', () => {
  const job = ['lounge 4 x 3.5 in moorland sage how much', 'and in bradford oat?'];
  it.each([
    'hang on, why is it more now?',
    'why has it gone up?',
    'how come its different to before',
    'hold on you said less before. why is it dearer now',
  ])('%s', async (text) => {
    const { reply } = await pricedInTalk(...job, text);
    expect(reply).toMatch(
      /Moorland Twist in Sage, 4 × 3.5 m.*\n?.*Bradford Twist in Oat|Bradford Twist in Oat, 4 × 3.5 m[\s\S]*Moorland/,
    );
    expect(reply).not.toMatch(/team|don’t know/);
  });
});
