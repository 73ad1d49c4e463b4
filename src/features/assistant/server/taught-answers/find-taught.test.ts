import { describe, expect, it } from 'vitest';
import { type ConversationRecord, emptyRecord } from '../conversation/record.ts';
import { noteSaid } from '../conversation/said.ts';
import { taughtFinder } from './find-taught.ts';
import { QuestionIndex } from './question-index.ts';
import { readStartingAnswers } from './seed-taught-answers.ts';

const starting = readStartingAnswers(new Date(0));
const index = new QuestionIndex(starting);
const questionOf = (topic: string) => {
  const found = starting.find(({ id }) => id === `starting-${topic}`);
  if (!found) throw new Error(`There is no topic ${topic}`);
  return found;
};

/** A conversation in which a topic was answered just now. */
function conversationAfter(topic: string): ConversationRecord {
  const { question, answer } = questionOf(topic);
  const record = { ...structuredClone(emptyRecord), topic: question };
  noteSaid(record, [answer]);
  return record;
}

const answerOf = (text: string, record: ConversationRecord = emptyRecord) => {
  const found = taughtFinder(index, record)(text);
  return starting.find(({ answer }) => answer === found?.answer)?.id.replace('starting-', '');
};

describe('finding a taught answer in a conversation', () => {
  it.each([
    ['shedding', 'how long does it go on for', 'shedding-how-long'],
    ['shedding', 'and how long does that last', 'shedding-how-long'],
    ['levelling', 'do you do that or do i need a builder', 'prep-services'],
    ['levelling', 'how much is that', 'levelling-cost'],
    ['levelling', 'and how long does it take to dry', 'levelling-drying'],
    ['damp', 'how do you test it', 'moisture-test'],
    ['damp', 'is it one of those little meters', 'moisture-test'],
    ['moisture-test', 'and if its too wet?', 'too-wet'],
    ['maintenance-plans', 'and how much is it', 'plan-price'],
    ['burn-repair', 'how much would that be', 'repair-price'],
    ['asbestos', 'eek. so what now', 'asbestos-next'],
    ['guarantee', 'and on repairs?', 'repair-warranty'],
  ])('after %s, answers "%s" with %s', (topic, text, expected) => {
    expect(answerOf(text, conversationAfter(topic))).toBe(expected);
  });

  it.each([
    ['how long have you been at it', 'experience'],
    ['when will you have some more', 'back-in-stock'],
    ['how much', undefined],
    ['when can you come', undefined],
    ['who is it', undefined],
  ])('answers "%s", which names nothing, only where no other is near', (text, expected) => {
    expect(answerOf(text)).toBe(expected);
  });

  it('tells an answer again only where it is asked for again', () => {
    const record = conversationAfter('shedding');
    expect(answerOf('why is my new carpet shedding', record)).toBe('shedding');
    expect(answerOf('what gets the fluff off my clothes', record)).not.toBe('shedding');
  });

  it.each(['how much', 'how long', 'and that one?', 'what about it', 'can you do it'])(
    'finds nothing for "%s" where nothing was spoken of',
    (text) => {
      expect(answerOf(text)).toBeUndefined();
    },
  );

  it.each([
    ['we both work so how long does the fitting take for one carpet', 'fitting-time'],
    [
      'my husband says the old one has to go to the tip, do you take the old carpet away',
      'old-carpet',
    ],
    ['not sure if it matters but when can we walk on it, we have kids', 'walk-on'],
    ['my nan is 88 and lives alone so do you move the furniture', 'furniture'],
    ['we had a bad time with the last lot so are you insured', 'insured'],
  ])('finds the question inside "%s"', (text, topic) => {
    expect(answerOf(text)).toBe(topic);
  });

  it('is found by itself, whatever was spoken of before', () => {
    const after = conversationAfter('cancel-fitting');
    expect(answerOf('is the price in the estimate what i’ll actually pay', after)).toBe(
      'estimate-accuracy',
    );
  });
});
