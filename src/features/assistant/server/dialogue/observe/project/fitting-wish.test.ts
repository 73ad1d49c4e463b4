import { expect, it } from 'vitest';
import { type ConversationRecord, emptyRecord } from '../../../conversation/record.ts';
import { observeFittingWish } from './fitting-wish.ts';

const today = '2026-12-01';

it.each<[string, string, string]>([
  ['can you get it fitted before xmas', 'before Christmas', ''],
  ['can you do a living room before christmas??', 'before Christmas', ''],
  ['need it down by the 18th', 'by 18 December', ''],
  ['we need it fitted week of 14th dec', 'in the week of 14 December', ''],
  ['fitting w/c 14 December please', 'in the week of 14 December', ''],
  [
    'yes but put in the note we need it fitted week of 14th dec as guests come on the 21st',
    'in the week of 14 December (guests come on the 21st)',
    'yes',
  ],
  [
    'tuesday is fine, it has to be done by the end of january',
    'by the end of January',
    'tuesday is fine',
  ],
])('of "%s" the team reads "%s"', (text, wish, rest) => {
  const record: ConversationRecord = structuredClone(emptyRecord);
  expect(observeFittingWish(record, text, today)).toBe(rest);
  expect(record.fittingWanted).toBe(wish);
});

it.each([
  'can you come and measure before christmas',
  'do you fit before 8am',
  'could someone ring me before the 14th',
  'are you open the week of the 21st',
  'how soon can you fit it',
  'if I did do the whole salon its 6m by 4.5m in luxury vinyl, how much',
  'do my lounge, 4 by 3 and the hall 5 by 1',
  "it needn't be fitted before christmas",
])('"%s" says nothing of when it is wanted', (text) => {
  const record: ConversationRecord = structuredClone(emptyRecord);
  expect(observeFittingWish(record, text, today)).toBe(text);
  expect(record.fittingWanted).toBeUndefined();
});

it('an answer to how soon it is wanted needs no word of the fitting', () => {
  const record: ConversationRecord = { ...structuredClone(emptyRecord), asked: 'urgency' };
  observeFittingWish(record, 'before xmas if poss. and its permit parking here', today);
  expect(record.fittingWanted).toBe('before Christmas');
});

it('a week takes the place of a date before which it is', () => {
  const record: ConversationRecord = structuredClone(emptyRecord);
  observeFittingWish(record, 'can you get it fitted before xmas, yes or no', today);
  observeFittingWish(record, 'i mean before 25th dec. say the week of the 14th', today);
  expect(record.fittingWanted).toBe('in the week of 14 December');
});

it.each<[string, string | undefined]>([
  ['can you get it fitted before xmas', 'soon'],
  ['need it down by the 11th', 'urgent'],
  ['I want it laid before easter', undefined],
  ['the job has to be done by the end of february', 'flexible'],
])('%j is as soon as that day is', (text, urgency) => {
  const record: ConversationRecord = structuredClone(emptyRecord);
  observeFittingWish(record, text, today);
  expect(record.urgency).toBe(urgency);
});
