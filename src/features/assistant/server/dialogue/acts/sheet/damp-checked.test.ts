import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

describe('a floor that is damp', () => {
  it.each([
    'but what about the damp, would you check that before fitting',
    'we had damp in the hall, do you test the floor first?',
  ])('is tested: "%s"', async (text) => {
    const reply = await replyTo('which floor for a kitchen, what do you recommend', text);
    expect(reply).toMatch(/^We test it/);
    expect(reply).not.toMatch(/Then you wait|I don’t know about/);
  });

  it.each([
    'the floor in my front room is stone and it feels damp. old cottage. what can go on it',
    'what can go over a damp concrete base',
  ])('may have another floor: "%s"', async (text) => {
    expect(await replyTo(text)).toMatch(/LVT or sheet vinyl rather than laminate/);
  });
});
