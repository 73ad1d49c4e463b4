import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

describe('a reminder of a question', () => {
  it('asks the question before that it is about', async () => {
    const reply = await replyTo(
      'tell me about the kennet',
      'does it come in red? and what would you say about underfloor heating',
      "you didn't say about the underfloor heating.",
    );
    expect(reply).toContain('2.5 tog');
  });

  it('of a claim is of what is claimed', async () => {
    const reply = await replyTo(
      'wool or polypropylene?',
      'my sister says wool gets moths, is that true?',
    );
    expect(reply).toContain('carpet moths');
  });

  it('is no question of its own', async () => {
    const reply = await replyTo(
      'Are you any good?',
      "you didn't answer me. where can i read the reviews?",
    );
    expect(reply).toContain("I don't know where they");
  });

  it.each([
    'the lady below complains about noise. whats quietest?',
    "No, I'm not complaining about you! which floor makes least noise for the neighbour below",
  ])('and a neighbour’s complaint are none of ours: %s', async (text) => {
    expect(await replyTo(text)).not.toContain('sorry');
  });
});

describe('questions that were answered with something else', () => {
  it.each([
    ['what happens on the day?', 'lay gripper, underlay and carpet'],
    ['how long will it take for a lounge and stairs?', '4–6 hours'],
    ['carpetright quoted me less. why should I pay you more?', 'compare like with like'],
    ['what if I hate it once its down?', 'samples'],
    ['will somebody be ringing me every night', 'never for adverts'],
    ['we have a conservatory, tiles or carpet?', 'looks like tiles'],
    ['Do I need a thick or thin underlay on stairs?', '8 mm is the usual choice'],
    ['Is 11mm underlay too thick for underfloor heating?', '2.5 tog'],
  ])('%s', async (question, told) => {
    expect(await replyTo(question)).toContain(told);
  });
});
