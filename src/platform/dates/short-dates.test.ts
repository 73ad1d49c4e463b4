import { expect, it } from 'vitest';
import { readSourceFiles } from '#tests/support/source-files.ts';
import { shortDate, shortDateOf, shortInstant, shortWeekdayDate } from './short-dates.ts';

it('formats a day as day, short month and year', () => {
  expect(shortDate('2026-09-03')).toBe('3 Sep 2026');
  expect(shortWeekdayDate('2026-02-03')).toBe('Tue 3 Feb 2026');
});

it('formats an instant as London’s day and time', () => {
  expect(shortDateOf('2026-06-30T23:30:00Z')).toBe('1 Jul 2026');
  expect(shortInstant('2026-06-30T23:30:00Z')).toBe('1 Jul 2026, 00:30');
  expect(shortInstant('2026-01-30T23:30:00Z')).toBe('30 Jan 2026, 23:30');
});

it('is the only module that writes dates for people', () => {
  const others = readSourceFiles()
    .filter(({ file }) => !file.includes('platform/dates/'))
    .flatMap(({ file, text }) =>
      [
        ...text.matchAll(/toLocaleDateString|dateStyle|\b(?:month|year): '(?:numeric|long|short)/g),
      ].map(([found]) => `${file}: ${found}`),
    );
  expect(others).toEqual([]);
});
