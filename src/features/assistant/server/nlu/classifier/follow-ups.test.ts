import { describe, expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import {
  featuresOf,
  followUpMeanings,
  followUps,
  readFollowUp,
  readFollowUpPhrases,
  trainFollowUps,
} from './follow-ups.ts';
import { scoreLabels } from './model.ts';

const read = (text: string) => readFollowUp(readTokens(tidyText(text)));

describe('what is said about a price', () => {
  it.each([
    ['what do all the parts come to then', 'breakdown'],
    ['so vat and gripper are in there', 'included'],
    ['what does the labour side work out at', 'fittingPart'],
    ['same again without fitting please', 'supplyOnly'],
    ['and what if your men lay it', 'fitted'],
    ['does that include taking the old lino up', 'work'],
    ['would it have a join in it', 'joins'],
    ['will that price go up after you measure', 'firm'],
    ['so is that under 900', 'budget'],
    ['whats the difference between those two', 'difference'],
  ])('%s: %s', (text, label) => {
    expect(read(text)).toBe(label);
  });

  it.each([
    'when could you come and measure',
    'do you have it in navy',
    'is it any good with a dog',
    'my number is 07700 900123',
    'thanks, that is lovely',
    'and the hall, 3 by 1',
  ])('%s: about something else', (text) => {
    expect(read(text)).toBe('other');
  });

  it('has messages for every label', () => {
    const said = new Set(readFollowUpPhrases().map(({ label }) => label));
    expect([...said].sort()).toEqual(Object.keys(followUpMeanings).sort());
  });

  it('reads messages that it was not trained with', () => {
    const phrases = readFollowUpPhrases();
    const parts = 5;
    const read = { right: 0, wrong: 0, falsely: 0 };
    const asked = phrases.filter(({ label }) => label !== 'other').length;
    for (let part = 0; part < parts; part += 1) {
      const model = trainFollowUps(phrases.filter((_, at) => at % parts !== part));
      for (const { text, label } of phrases.filter((_, at) => at % parts === part)) {
        const likely = scoreLabels(model, featuresOf(readTokens(tidyText(text))));
        const most = Math.max(...likely);
        const found = most < 0.5 ? 'other' : followUps[likely.indexOf(most)];
        if (found === 'other') continue;
        if (found === label) read.right += 1;
        else if (label === 'other') read.falsely += 1;
        else read.wrong += 1;
      }
    }
    expect(read.right / asked).toBeGreaterThan(0.4);
    expect(read.wrong / asked).toBeLessThan(0.04);
    expect(read.falsely / (phrases.length - asked)).toBeLessThan(0.06);
  });
});
