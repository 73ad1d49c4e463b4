import { describe, expect, it } from 'vitest';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { readMessage } from '../../conversation/message.ts';
import { emptyRecord } from '../../conversation/record.ts';
import { isNoShow } from '../requests/hand-over.ts';
import { readPressing } from './pressing-acts.ts';

const pressingOf = (text: string) =>
  readMessage(text, { today: '2026-12-01', knownPlaces: [] })
    .clauses.map((clause) => readPressing(clause, emptyRecord, isQuestion(clause.text))?.kind)
    .find((kind) => kind !== undefined);

describe('what goes before everything else', () => {
  it.each([
    ['fetch me a human being please', 'person'],
    ['find me a real person', 'person'],
    ['I would prefer a person', 'person'],
    ['I should still like a telephone call from a human being', 'callBack'],
    ['could I have a phone call about it', 'callBack'],
    ['Yes, have them ring', 'callBack'],
    ['water bubbling up thru the kitchen vinyl', 'water'],
    ['theres water seeping up between the boards', 'water'],
    ['Filled in your form a week ago. Not a peep.', 'complaint'],
    ["haven't heard back from you lot", 'complaint'],
    ['is this how you run things?', 'complaint'],
    ['wheres your fitters', 'complaint'],
    ['supposed to be here at 8', 'complaint'],
  ])('"%s" is %s', (text, kind) => {
    expect(pressingOf(text)).toBe(kind);
  });

  it.each([
    'No, no need for anyone to telephone.',
    "please don't ring me, email is better",
    'If the fitting turns out shoddy in year three, say?',
    'what if nobody turned up?',
    'supposing somebody slipped on it?',
    'do you need a person to be in',
    'where are they made',
    'can i run water over it',
    'Feet, dear. We never went metric in this house.',
  ])('"%s" is nothing pressing', (text) => {
    expect(pressingOf(text)).toBeUndefined();
  });
});

describe('somebody who waits for us now', () => {
  it.each([
    'NOBODY HAS TURNED UP. SAID 1 TO 3',
    'wheres your fitters',
    'supposed to be 8 o clock, so they were supposed to be here at 8',
    'no sign of them, nobody has shown up',
  ])('is in "%s"', (text) => expect(isNoShow(text)).toBe(true));

  it.each([
    'nobody turned up last week',
    'nobody rang me back, not a word',
    'the carpet never came up clean',
    'nobody came yesterday',
  ])('is not in "%s"', (text) => expect(isNoShow(text)).toBe(false));
});
