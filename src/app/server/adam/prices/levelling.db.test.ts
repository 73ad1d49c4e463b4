import { expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();
const replyTo = async (...texts: readonly string[]) => (await sayInTurn(answer, texts)).reply;

const priced = 'whats 5.5 x 4 in lvt, how much';
const withIt = 'With levelling of the whole floor, £396.00, it’s £1,217.40 in all.';

it.each([
  ['so whats 5.5 x 4 in lvt with levelling'],
  ['lvt 5.5 x 4 plus levelling, how much'],
  [priced, 'so whats the total with levelling for the whole floor then'],
  [priced, 'what is it with levelling'],
  [priced, 'what does it come to with the levelling'],
  [priced, 'add the levelling please'],
  [priced, 'just do 22 x 18 for me and add it'],
  [priced, 'no 22 square metres times 18 pounds, the levelling!'],
  [priced, 'its metres, 5.5 by 4. levelling is 22 m2. just tell me lvt plus levelling'],
])('a price with levelling: %s %s', async (...texts) => {
  const reply = await replyTo(...texts);
  expect(reply).toContain(withIt);
  expect(reply).not.toContain('feet or in metres');
});

it.each(['does that 821 include the levelling?', 'is levelling in that?', 'do you do levelling?'])(
  'a question adds none: %s',
  async (question) => {
    const texts = [priced, question, 'ok and how much in laminate'];
    expect(await replyTo(...texts)).not.toContain('levelling');
  },
);

it('stays with the job, until it is taken out', async () => {
  const texts = [priced, 'add the levelling', 'and what in laminate'];
  expect(await replyTo(...texts)).toContain('With levelling of the whole floor, £396.00');
  expect(await replyTo(...texts, 'no levelling then, what is it in lvt')).not.toContain('£396.00');
});

it.each([
  'and what do you charge for levelling',
  'whats levelling a metre',
  'levelling rate per m2?',
])('the rate alone, where that is asked for: %s', async (text) => {
  const reply = await replyTo(priced, text);
  expect(reply).toContain('£18.00 per m²');
  expect(reply).not.toContain('in all');
});
