import { describe, expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findDates } from './find-dates.ts';
import { findTimes } from './find-times.ts';

const read = (text: string) => readTokens(tidyText(text));
/** A Saturday. */
const today = '2026-11-21';

describe('a day', () => {
  it.each([
    ['today', '2026-11-21'],
    ['tomorow', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23'],
    ['weds', '2026-11-25'],
    ['on saturday', '2026-11-28'],
    ['next tuesday', '2026-11-24'],
    ['tuesday week', '2026-12-01'],
    ['a week on tuesday', '2026-12-01'],
    ['a fortnight today', '2026-12-05'],
    ['in 3 days', '2026-11-24'],
    ['in two weeks', '2026-12-05'],
    ['3rd dec', '2026-12-03'],
    ['the third of December', '2026-12-03'],
    ['december 3rd', '2026-12-03'],
    ['12/12', '2026-12-12'],
    ['3/12/26', '2026-12-03'],
    ['2026-12-03', '2026-12-03'],
    ['on the 3rd', '2026-12-03'],
    ['5 january', '2027-01-05'],
    ['monday 30', '2026-11-30'],
    ['thursday 3', '2026-12-03'],
    ['thursday 2', '2026-11-26'],
  ])('is found in "%s"', (text, day) => {
    expect(findDates(read(text), today)).toEqual([day]);
  });

  it.each(["we'd like it done soon", 'wed need it fitted', "we'd prefer the oak"])(
    'is not found in "%s"',
    (text) => {
      expect(findDates(read(text), today)).toEqual([]);
    },
  );

  it('can be one of several', () => {
    expect(findDates(read('next week, monday or thursday'), today)).toEqual([
      '2026-11-23',
      '2026-11-26',
    ]);
  });

  it.each([
    ['weds or thurs next week', ['2026-11-25', '2026-11-26']],
    [
      'Wednesday, Thursday or Friday next week in the morning',
      ['2026-11-25', '2026-11-26', '2026-11-27'],
    ],
    ['next tues or weds', ['2026-11-24', '2026-11-25']],
    ['monday and tuesday next week', ['2026-11-23', '2026-11-24']],
    ['this thursday or friday', ['2026-11-26', '2026-11-27']],
  ])('has the week of a whole list in "%s"', (text, days) => {
    expect(findDates(read(text), today)).toEqual(days);
    expect(findDates(read('thursday, or next week'), '2026-11-23')).toEqual(['2026-11-26']);
    expect(findDates(read('weds or thurs next week'), '2026-11-23')).toEqual([
      '2026-12-02',
      '2026-12-03',
    ]);
  });

  it.each([
    '31/02',
    'last tuesday',
    'every tuesday',
    '3 1/2 metres',
    '2nd bedroom',
    'i sat down',
    '01632 960 147',
  ])('is not found in "%s"', (text) => {
    expect(findDates(read(text), today)).toEqual([]);
  });
});

describe('a time', () => {
  it.each([
    ['tuesday morning', ['morning'], []],
    ['after 2pm', ['afternoon'], ['14:00']],
    ['10.30am or in the afternoon', ['morning', 'afternoon'], ['10:30']],
    ['half 9', ['morning'], ['09:30']],
    ['good morning', [], []],
  ])('is read in "%s"', (text, parts, clock) => {
    expect(findTimes(read(text))).toEqual({ parts, clock });
  });
});
