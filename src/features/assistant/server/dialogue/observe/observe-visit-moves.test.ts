import { expect, it } from 'vitest';
import { readMessage } from '../../conversation/message.ts';
import { emptyRecord } from '../../conversation/record.ts';
import { leavesIt } from '../requests/leave-it.ts';
import { observeVisit } from './observe-visit.ts';

const today = '2026-12-01';

it.each([
  'Actually, could we make it Wednesday instead of Tuesday? Same time of day.',
  'sorry make it wednesday',
  'can we swap to wednesday',
  'Wednesday rather than Tuesday please',
  'hmm no, wednesday',
  'wednesday morning is better sorry. and carpet for the bedroom as well',
])('a weekday takes the place of the one asked for, in its week: %s', (text) => {
  const record = structuredClone(emptyRecord);
  record.visit.dates = ['2026-12-08'];
  record.draft = { kind: 'booking', proposed: true, askedAgain: 0 };
  observeVisit(record, readMessage(text, { today, knownPlaces: [] }), today);
  expect(record.visit.dates).toEqual(['2026-12-09']);
});

it.each(['How long would I have to wait for it?', 'when would i have to wait until'])(
  'a question about waiting leaves nothing: %s',
  (text) => {
    expect(leavesIt(text)).toBe(false);
  },
);

it.each([
  ["Saturday's no good, could we do the Monday after instead?", ['2026-12-07']],
  ['could it be the day before', ['2026-12-04']],
  ['the week after would be better', ['2026-12-12']],
  ['the 5th is out now', []],
])('a day is counted from the one agreed, or asked for again: %s', (text, dates) => {
  const record = structuredClone(emptyRecord);
  record.visit.dates = ['2026-12-05'];
  record.draft = { kind: 'booking', proposed: true, askedAgain: 0 };
  observeVisit(record, readMessage(text, { today, knownPlaces: [] }), today);
  expect(record.visit).toMatchObject({ dates });
  expect(record.visit.from).toBeUndefined();
});
