import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../conversation/record.ts';
import { asksHours } from './certain-facts.ts';

describe('our hours', () => {
  it.each([
    'till when today',
    "and you're there until when in the week",
    'if its not today are you there tomorrow?',
    'are you open at the weekend',
    'do they ring at weekends',
    'will anyone answer on a saturday',
    'until what time are you open on saturday',
  ])('are asked for in "%s"', (text) => {
    expect(asksHours(text, emptyRecord)).toBe(true);
  });

  it.each(['n monday from?', 'tomorrow?', 'what about saturdays', 'and sunday'])(
    'are asked for in "%s" once they were told',
    (text) => {
      expect(asksHours(text, { ...emptyRecord, topic: 'When are you open?' })).toBe(true);
      expect(asksHours(text, emptyRecord)).toBe(false);
    },
  );

  it.each([
    'till when is the offer on',
    'are you there',
    'how long until it dries',
    'are you coming tomorrow',
  ])('are not asked for in "%s"', (text) => {
    expect(asksHours(text, emptyRecord)).toBe(false);
  });
});
