import { describe, expect, it } from 'vitest';
import { decisiveLikeness, findClosest, usableLikeness } from './closest-taught-answer.ts';

const likeness = (asked: string, taught: string) =>
  findClosest(asked, [{ question: taught }])?.likeness ?? 0;

describe('the similarity of two questions', () => {
  it.each([
    ['Do you fit carpet in boats?', 'do you fit carpet in boats'],
    ['will it flimble in a yurt', 'does it flimble in my yurt?'],
    ['Do you recycle old carpets?', 'would you recycle my old carpet please'],
    ['Is there parking at the unit?', 'is their parking by your unit'],
    ['Do you recycle underlay?', 'will you recylce the underlay'],
    ['Do you give trade discounts?', 'do u give discount to trade'],
  ])('uses the answer to "%s" for "%s"', (taught, asked) => {
    expect(likeness(asked, taught)).toBeGreaterThanOrEqual(decisiveLikeness);
  });

  it.each([
    ['Can underfloor heating go under LVT?', 'is lvt ok with underfloor heating'],
    ['Do you fit carpet in boats?', 'can you carpet a boat'],
  ])('uses the answer to "%s" for "%s" only if there is no other', (taught, asked) => {
    expect(likeness(asked, taught)).toBeGreaterThanOrEqual(usableLikeness);
  });

  it.each([
    ['Do you fit carpet in boats?', 'do you fit carpet in vans'],
    ['Can underfloor heating go under LVT?', 'can underfloor heating go under carpet'],
    ['Do you recycle old carpets?', 'do you sell old carpets'],
    ['How long does laminate last?', 'how long does a fitting take'],
    ['Do you work on bank holidays?', 'do you work in Bath'],
    ['Is there parking at the unit?', 'is there a guarantee at all'],
    ['What is it?', 'what is the price of it'],
  ])('does not use the answer to "%s" for "%s"', (taught, asked) => {
    expect(likeness(asked, taught)).toBeLessThan(usableLikeness);
  });

  it('is 1 for the same words and 0 without common words', () => {
    expect(likeness('WHO are you?', 'who are you')).toBeCloseTo(1);
    expect(findClosest('', [{ question: 'Hello' }])).toBeUndefined();
    expect(likeness('東京タワー', '東京タワー')).toBeCloseTo(1);
    expect(likeness('🙂', '🙂')).toBeGreaterThanOrEqual(0);
  });

  it('finds the most similar of several', () => {
    const taught = ['Do you fit in boats?', 'Do you fit in vans?'].map((question) => ({
      question,
    }));
    expect(findClosest('do you fit vans', taught)?.found.question).toBe('Do you fit in vans?');
  });
});
