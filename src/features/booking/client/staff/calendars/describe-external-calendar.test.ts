import { expect, it } from 'vitest';
import { describeExternalCalendar } from './describe-external-calendar.ts';

const calendar = { host: 'calendar.example', succeededAt: '2026-06-08T08:05:00Z', error: null };

it('a calendar that is read says when', () => {
  expect(describeExternalCalendar(calendar)).toEqual({
    isWrong: false,
    text: 'Busy times from calendar.example, read 8 Jun 2026, 09:05',
  });
});

it('one that cannot be read says why, and which busy times count', () => {
  expect(describeExternalCalendar({ ...calendar, error: 'missing' })).toEqual({
    isWrong: true,
    text: 'We can’t read their calendar at calendar.example now. There is no calendar at this address. The busy times of 8 Jun 2026, 09:05 still count.',
  });
});
