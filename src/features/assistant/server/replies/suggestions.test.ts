import { describe, expect, it } from 'vitest';
import { type Intent, intents } from '../nlu/classifier/intents.ts';
import { readingsOffered } from './suggestions.ts';

const offer = (confidence: number, ...first: Intent[]) =>
  readingsOffered({
    confidence,
    ranking: [...first, ...intents.filter((intent) => !first.includes(intent))],
  });

describe('what is offered where Adam is not sure', () => {
  it('is the likeliest three of what he can tell', () => {
    const { offered } = offer(0.1, 'complaint', 'area', 'small_talk', 'slots', 'person', 'offers');
    expect(offered).toEqual(['area', 'slots', 'offers']);
  });

  it('says so where it may be nothing he knows of', () => {
    expect(offer(0.1, 'area', 'price', 'cannot_answer').mayNotKnow).toBe(true);
    expect(offer(0.1, 'area', 'price', 'book', 'cannot_answer').mayNotKnow).toBe(false);
  });

  it('is friendly where a friendly word is ahead of the rest, but not where nothing is', () => {
    expect(offer(0.1, 'small_talk').mayBeChat).toBe(true);
    expect(offer(0, 'small_talk').mayBeChat).toBe(false);
    expect(offer(0.1, 'area', 'small_talk').mayBeChat).toBe(false);
  });
});
