import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../conversation/record.ts';
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
  const booking = { kind: 'booking' as const, proposed: true, askedAgain: 0 };
  it('booked where it sent the booking that was read back', () => {
    const before = { ...emptyRecord, draft: booking };
    expect(achievementOf(before, { ...emptyRecord, formsSent: 1 })).toBe('booked');
  });

  it('asked the team to get in touch where it sent an enquiry or took a call-back', () => {
    const before = { ...emptyRecord, draft: { ...booking, kind: 'enquiry' as const } };
    expect(achievementOf(before, { ...emptyRecord, formsSent: 1 })).toBe('called_back');
    expect(achievementOf(emptyRecord, { ...emptyRecord, callBackSent: true })).toBe('called_back');
  });

  it('achieved nothing where the record keeps an earlier price or request', () => {
    const later = { ...emptyRecord, formsSent: 1, callBackSent: true };
    expect(achievementOf(later, { ...later, unsure: 1 })).toBeNull();
  });
});
