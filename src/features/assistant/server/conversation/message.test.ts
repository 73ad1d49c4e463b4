import { describe, expect, it } from 'vitest';
import { splitClauses } from './message.ts';
import { toPlainText } from './words/plain-text.ts';

describe('the clauses of a message', () => {
  it.each([
    ['3 things 1 is there a dog proof carpet 2 do you take the old one away 3 does it cost owt', 4],
    ['1) do you fit 2) do you measure', 2],
    ['friday between 1 and 3 would suit if you have it', 1],
    ['i have 2 rooms and 1 is done', 1],
    ['can u come 2 measure', 1],
    ['torn between wood and LVT. any thoughts?', 1],
    ['click or glued, which is better for a sunny room', 1],
    ['my wife wants carpet and I want laminate, who’s right', 1],
    ['we want carpet. which days are you open?', 2],
  ])('are counted in "%s"', (text, count) => {
    expect(splitClauses(toPlainText(text))).toHaveLength(count);
  });
});

describe('plain spelling', () => {
  it.each([
    ['vinyl probs', 'vinyl probably'],
    ['no probs', 'no problem'],
    ['is taht with teh underlay', 'is that with the underlay'],
    ['a different day', 'a different day'],
    ['to re-carpet', 'to recarpet'],
    ['can u come 2 measure', 'can you come to measure'],
    ['the lowest priced one', 'the cheapest one'],
  ])('of "%s" is "%s"', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});
