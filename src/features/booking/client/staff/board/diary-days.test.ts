import { expect, it } from 'vitest';
import { dayOfWeek, openSheet, openView, requestsFor } from './diary-days.ts';

const today = '2026-11-26';

it.each([
  ['day', { view: 'week', week: '2026-11-30' }, { view: 'day', day: '2026-11-30' }],
  ['day', { view: 'week', week: '2026-12-03' }, { view: 'day', day: '2026-11-30' }],
  ['day', { view: 'week', week: '2026-11-23' }, { view: 'day', day: today }],
  ['day', { view: 'week', week: 'soon' }, { view: 'day', day: today }],
  ['week', { view: 'day', day: '2026-12-03' }, { view: 'week', week: '2026-11-30' }],
  ['week', { view: 'day' }, { view: 'week', week: '2026-11-23' }],
  ['week', { view: '' }, { view: 'week' }],
  ['', { view: 'day', day: '2026-12-03' }, { view: '' }],
] as const)('opens the view "%s" from %j at %j', (view, from, url) => {
  expect(openView(view, { week: '', day: '', ...from }, today)).toEqual(url);
});

it.each([
  [{ view: 'day', day: '2026-12-03' }, '2026-12-03', '2026-12-03'],
  [{ view: 'day' }, today, today],
  [{ view: 'week', week: '2026-12-03' }, '2026-11-30', '2026-12-05'],
  [{ view: 'week', week: 'soon' }, '2026-11-23', '2026-11-28'],
] as const)('prints what %j shows: from %s to %s', (shown, visitFrom, visitTo) => {
  const sheet = { view: 'print', visitFrom, visitTo };
  expect(openSheet({ week: '', day: '', ...shown }, today)).toEqual(sheet);
});

it('finds the requests for a day and time', () => {
  const nine = '9:00 AM - 11:00 AM';
  const three = '3:00 PM - 5:00 PM';
  // A Friday and a Saturday, which has no visits at three.
  const preferredDates = ['2026-12-11', '2026-12-12'];
  const requests = [
    { id: 'both', preferredDates, preferredTimes: [nine, three] },
    { id: 'nine', preferredDates: ['2026-12-11'], preferredTimes: [nine] },
  ] as const;
  const find = (date: string, slot: typeof nine | typeof three) =>
    requestsFor(
      requests.map(({ id, preferredDates: dates, preferredTimes: times }) => ({
        id,
        preferredDates: [...dates],
        preferredTimes: [...times],
      })),
      { date, slot },
    ).map(({ id }) => id);
  expect(find('2026-12-11', nine)).toEqual(['both', 'nine']);
  expect(find('2026-12-11', three)).toEqual(['both']);
  expect(find('2026-12-12', three)).toEqual([]);
  expect(find('2026-12-10', nine)).toEqual([]);
});

it.each([
  ['the day that was asked for', '2026-12-03', '2026-12-01', '2026-12-03'],
  ['today', '', '2026-12-01', '2026-12-01'],
  ['the Monday of another week', '', '2026-11-20', '2026-11-30'],
  ['the Monday on a Sunday', '2026-12-06', '2026-12-06', '2026-11-30'],
])('a phone shows of a week %s', (_, asked, today, shown) => {
  expect(dayOfWeek('2026-11-30', asked, today)).toBe(shown);
});
