import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const disputed = 'My husband wants carpet in the lounge, I want LVT. Help!';
const ofFumes = 'is lvt better than laminate for asthma? worried about fumes';
const picked = /^(?:Both: .*\n)?(?:Of the two )?I’d choose laminate/i;

describe('two kinds of floor', () => {
  it.each([
    [[], disputed, /Carpet is the softest[\s\S]*LVT isn’t harmed/],
    [
      [disputed],
      'whats good about lvt over carpet in a lounge',
      /LVT isn’t harmed[\s\S]*Carpet is the softest/,
    ],
    [
      [disputed],
      'ok but he says itll be cold and noisy. is he right',
      /^(?=[\s\S]*Carpet is warm)(?=[\s\S]*LVT is warmer.*quiet for a hard floor)/,
    ],
    [
      [],
      'i mean is the LVT cold and noisy to live with, compared to carpet',
      /LVT is warmer[\s\S]*quiet for a hard floor[\s\S]*Carpet is warm/,
    ],
    [[], ofFumes, /^(?!.*sheet)Both: A hard floor holds the least dust/],
    [[ofFumes], 'so which would you pick for asthma, lvt or laminate?', /Of the two I’d choose/],
    [
      [ofFumes, 'so which would you pick for asthma, lvt or laminate?'],
      'just tell me one please. its for my daughters room too',
      picked,
    ],
  ])('after %j are weighed by "%s"', async (before, question, answer) => {
    expect(await replyTo(...before, question)).toMatch(answer);
  });

  it('leave the one chosen as what is asked about next', async () => {
    const reply = await replyTo(
      ofFumes,
      'right so which would you pick for asthma, lvt or laminate?',
      'is that one safe if she spills her drink on it? and how much is it for 3 x 2.6',
    );
    expect(reply).toMatch(/^Up to a point\. Sherwood Laminate .*splashes/);
    expect(reply).not.toMatch(/wool|blot/);
  });
});
