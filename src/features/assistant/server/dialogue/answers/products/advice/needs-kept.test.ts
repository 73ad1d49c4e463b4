import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

describe('a floor is chosen by all that was told', () => {
  it.each([
    [
      ['my daughter has asthma and a dust allergy, it’s for her bedroom'],
      'shed like to keep carpet for warmth. which one is best then',
      /^I’d choose (?!Cavendish)[\s\S]*short pile[^\n]*less dust/,
    ],
    [
      ['my son has bad hay fever. is carpet ok in his room?'],
      'he wants something soft. which carpet would you go for',
      /^(?:[^\n]*\n)?I’d choose (?!Cavendish)/,
    ],
    [
      ['which floor for a kitchen? I’m standing up all day and have a bad back'],
      'which is softer to stand on though',
      /Camden Sheet Vinyl[^\n]*gives a little underfoot/,
    ],
    [[], 'bad knees, which floor is kindest to stand on in the kitchen', /^I’d choose Camden/],
    [
      [],
      'want a bit of give underfoot in the kitchen, what do you recommend',
      /^I’d choose Camden/,
    ],
    [
      ['I would like a new carpet for my lounge'],
      'Which of those two would be easier to vacuum? I have a walking stick.',
      /choose Moorland Twist[\s\S]*Moorland Twist[^\n]*light to vacuum/,
    ],
    [
      ['we’ve a crawling baby'],
      'carpet for the playroom that’s soft but cleanable, which would you pick',
      /^(?:I’d choose )?Moorland Twist/,
    ],
    [
      [],
      'need a floor for the living room, whole place has horrible old lino',
      /^I’d choose (?!Camden)/,
    ],
    [
      ['which floor for a living room, we’ve got no pets'],
      'and which is the warmest',
      /^(?![\s\S]*claw)/,
    ],
  ])('%j, then "%s"', async (before, question, answer) => {
    expect(await replyTo(...before, question)).toMatch(answer);
  });

  it('owns up to a recommendation that was none', async () => {
    const reply = await replyTo(
      'soft carpet for a bedroom please',
      'but she has a dust allergy, isn’t that too deep?',
    );
    expect(reply).not.toMatch(/choose Cavendish/);
  });

  it('takes fixing a heavy wardrobe for no wish to be soft', async () => {
    const reply = await replyTo(
      'I have a bad back and can’t move furniture, do your fitters do it',
      'which laminate is best for a hall',
    );
    expect(reply).toMatch(/Sherwood Laminate/);
    expect(reply).not.toMatch(/underfoot/);
  });
});
