import { expect, it } from 'vitest';
import { describeExternalCalendar } from './describe-external-calendar.ts';

const calendar = {
  host: 'calendar.example',
  succeededAt: '2026-06-08T08:05:00Z',
  error: null,
  notices: [],
};

it('a calendar that is read says when', () => {
  expect(describeExternalCalendar(calendar)).toEqual({
    isWrong: false,
    notices: [],
    text: 'Busy times from calendar.example, read 8 Jun 2026, 09:05',
  });
});

it('one that cannot be read says why, and which busy times count', () => {
  expect(describeExternalCalendar({ ...calendar, error: 'missing' })).toEqual({
    isWrong: true,
    notices: [],
    text: 'We can’t read their calendar at calendar.example now. There is no calendar at this address. The busy times of 8 Jun 2026, 09:05 still count.',
  });
});

it('names the events that staff are to look at', () => {
  const notices = [
    { start: '2026-12-10T10:00:00', zone: 'Nowhere' },
    { start: '2026-12-10', zone: null },
    { start: 'soon', zone: null },
    { start: '', zone: null },
  ];
  expect(describeExternalCalendar({ ...calendar, notices }).notices).toEqual([
    'Their event of 10 Dec 2026, 10:00 is in the time zone “Nowhere”, which we don’t know. We take its times for London’s.',
    'We can’t read their event of 10 Dec 2026: they may be busy then.',
    'We can’t read their event that begins “soon”: they may be busy then.',
    'We can’t read their event without a start: they may be busy then.',
  ]);
});
