import { describe, expect, it } from 'vitest';
import { QuestionIndex } from './question-index.ts';
import { readStartingAnswers } from './seed-taught-answers.ts';

const starting = readStartingAnswers(new Date(0));
const index = new QuestionIndex(starting);
const topicOf = (text: string, question?: string) =>
  index.rank(text, { question })[0]?.found.id.replace('starting-', '');
const likenessOf = (text: string) => index.rank(text)[0]?.likeness ?? 0;

/** Every wording that is left out, one of each topic, asked of the rest. */
function leaveOneOut(every: number): { right: number; asked: number } {
  let right = 0;
  let asked = 0;
  for (let turn = 0; turn < every; turn += 1) {
    const left = starting.map(({ id, question, alsoAsked }) => {
      const all = [question, ...alsoAsked];
      const out = Math.floor(((turn + 0.5) * all.length) / every);
      const [first = '', ...others] = all.filter((_, at) => at !== out);
      return { id, out: all[out] ?? '', question: first, alsoAsked: others };
    });
    const rest = new QuestionIndex(left);
    for (const { id, out } of left) {
      asked += 1;
      if (rest.rank(out)[0]?.found.id === id) right += 1;
    }
  }
  return { right, asked };
}

describe('the index of taught questions', () => {
  it.each([
    ['do u want a deposit up front', 'deposit'],
    ['Is there any finance?', 'finance'],
    ['can i pay by card', 'payment-methods'],
    ['will u take away the old carpet', 'old-carpet'],
    ['can you recylce my old carpet', 'recycling'],
    ['what are the trustpilot ratings like', 'reviews'],
    ['would you shift my settee', 'furniture'],
    ['my mate reckons laminate boxes have to sit indoors a couple of days', 'acclimatise'],
    ['how big a space is left by the wall under laminate', 'wall-gap'],
    ['the concrete is moist, will lvt stay down', 'damp'],
    ['can I back out once I have agreed to it', 'cancel-fitting'],
    ['is there any tax to add', 'vat'],
    ['a straightener left a scorch on the carpet', 'burn-repair'],
    ['do shops get checked more than once a year', 'plan-commercial'],
  ])('finds the topic of "%s"', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });

  it('finds every starting answer by its own question', () => {
    const lost = starting.filter(
      ({ id, question }) => index.rank(question)[0]?.found.id !== id || likenessOf(question) < 0.99,
    );
    expect(lost.map(({ question }) => question)).toEqual([]);
  });

  it('finds most topics by a wording that it has not seen', () => {
    const { right, asked } = leaveOneOut(4);
    expect(right / asked).toBeGreaterThan(0.55);
  });

  it.each([
    'yes please',
    'that is right',
    'ok',
    '🙂',
    '東京タワー',
    '',
    'sorry was putting baby down',
    'sound, will have a think',
    'Sophie Tanner, 12 Bluebell Walk',
    'right I had better feed the cats',
    'my brother works in a bank',
    'he supports Swindon Town',
  ])('finds nothing certain for "%s"', (text) => {
    expect(likenessOf(text)).toBeLessThan(0.5);
  });

  it('does not confuse kinds of floor', () => {
    const taught = [{ question: 'Can underfloor heating go under LVT?', alsoAsked: [] }];
    const [found] = new QuestionIndex(taught).rank('can underfloor heating go under carpet');
    expect(found?.likeness ?? 0).toBeLessThan(0.62);
  });

  it('uses any of several wordings, misspelt', () => {
    const taught = [{ question: 'Do you fit in boats?', alsoAsked: ['narrowboat flooring'] }];
    expect(new QuestionIndex(taught).rank('narrowboat floorin')[0]?.likeness).toBeGreaterThan(0.5);
  });

  it.each([
    ['how long does it go on for', 'Why is my new carpet shedding fluff?', 'shedding-how-long'],
    ['how much is that', 'Can you repair a burn in my carpet?', 'repair-price'],
    ['and what if it is too wet', 'Can you lay a floor on damp?', 'too-wet'],
    ['so what do i do now', 'asbestos tiles', 'asbestos-next'],
    ['how long', 'when will someone ring me', 'response-time'],
    ['how long does that take', 'How do you test for damp?', 'moisture-test'],
  ])('takes "%s" after "%s" as a question about it', (text, before, topic) => {
    expect(topicOf(text, before)).toBe(topic);
  });
});
