import { describe, expect, it } from 'vitest';
import { type Intent, intents } from '../nlu/classifier/intents.ts';
import { readingsOffered } from './suggestions.ts';

const offer = (confidence: number, ...first: Intent[]) =>
  readingsOffered({
    confidence,
    ranking: [...first, ...intents.filter((intent) => !first.includes(intent))],
  });

describe('the options offered for an uncertain message', () => {
  it('are the three most likely intents that can be offered', () => {
    const { offered } = offer(0.1, 'complaint', 'area', 'small_talk', 'slots', 'person', 'offers');
    expect(offered).toEqual(['area', 'slots', 'offers']);
  });

  it('admit that the message may be unanswerable', () => {
    expect(offer(0.1, 'area', 'price', 'cannot_answer').mayNotKnow).toBe(true);
    expect(offer(0.1, 'area', 'price', 'book', 'cannot_answer').mayNotKnow).toBe(false);
  });

  it('allow for small talk when it is clearly the most likely', () => {
    expect(offer(0.1, 'small_talk').mayBeChat).toBe(true);
    expect(offer(0, 'small_talk').mayBeChat).toBe(false);
    expect(offer(0.1, 'area', 'small_talk').mayBeChat).toBe(false);
  });
});
