import { describe, expect, it } from 'vitest';
import { achievementOf, outcomeOf, type TalkFacts } from './outcome.ts';

const monday = new Date('2026-11-23T09:00:00Z');
const hoursLater = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
const talk: TalkFacts = {
  achieved: [],
  handedOverAt: null,
  staffRepliedAt: undefined,
  hasWrongAnswer: false,
  isUnfinished: false,
  hasAnswer: true,
  lastOutcome: 'answered',
};

describe('a conversation', () => {
  it.each<[string, Partial<TalkFacts>]>([
    ['answered', {}],
    ['priced', { achieved: ['priced'], isUnfinished: true }],
    ['booked', { achieved: ['booked', 'priced'], hasWrongAnswer: true }],
    ['handedOver', { achieved: ['called_back'], handedOverAt: monday }],
    ['wrong', { hasWrongAnswer: true }],
    ['wrong', { hasWrongAnswer: true, achieved: ['priced'] }],
    ['left', { isUnfinished: true }],
    ['left', { hasAnswer: false }],
    ['left', { lastOutcome: 'not_understood' }],
  ])('counts as %s: %j', (outcome, facts) => {
    expect(outcomeOf({ ...talk, ...facts }, hoursLater(1))).toBe(outcome);
  });

  it.each([
    ['waiting', undefined, 24],
    ['late', undefined, 24.1],
    ['handedOver', 24, 100],
    ['late', 24.1, 100],
  ])(
    'that was handed over counts as %s with a reply after %s hours, seen after %s',
    (outcome, reply, seen) => {
      const staffRepliedAt = reply === undefined ? undefined : hoursLater(reply);
      const facts = { ...talk, handedOverAt: monday, staffRepliedAt, hasWrongAnswer: true };
      expect(outcomeOf(facts, hoursLater(seen))).toBe(outcome);
    },
  );
});

describe('a turn', () => {
  const card = {
    kind: 'price' as const,
    version: 1 as const,
    id: 'a',
    rooms: [],
    includeInstallation: true,
  };
  it('priced where its card has a sum that the conversation had not', () => {
    const priced = { ...card, total: 12 };
    expect(achievementOf({ put: [priced], known: [] })).toBe('priced');
    expect(achievementOf({ put: [priced], known: [priced] })).toBeNull();
    expect(achievementOf({ put: [card], known: [] })).toBeNull();
  });
});
