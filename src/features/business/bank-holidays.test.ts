import { expect, it } from 'vitest';
import { bankHolidaysOf, holidaysBetween } from './bank-holidays.ts';

// As published on GOV.UK for England and Wales.
it.each([
  [2021, '2021-01-01 2021-04-02 2021-04-05 2021-05-03 2021-05-31 2021-08-30 2021-12-27 2021-12-28'],
  [2024, '2024-01-01 2024-03-29 2024-04-01 2024-05-06 2024-05-27 2024-08-26 2024-12-25 2024-12-26'],
  [2025, '2025-01-01 2025-04-18 2025-04-21 2025-05-05 2025-05-26 2025-08-25 2025-12-25 2025-12-26'],
  [2026, '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28'],
  [2027, '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28'],
])('the bank holidays of %i', (year, days) => {
  expect(bankHolidaysOf(year).map(({ day }) => day)).toEqual(days.split(' '));
});

it('names the day that has a substitute', () => {
  expect(bankHolidaysOf(2022).slice(-2)).toEqual([
    { day: '2022-12-26', name: 'Boxing Day' },
    { day: '2022-12-27', name: 'Christmas Day' },
  ]);
});

it('has the holidays of a range, across the turn of the year', () => {
  const days = holidaysBetween('2026-12-25', '2027-04-01').map(({ day }) => day);
  expect(days).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2026-12-28',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
  ]);
});

it('has Christmas Day itself when it is a Saturday, and its substitute', () => {
  expect(holidaysBetween('2027-12-20', '2028-01-04')).toEqual([
    { day: '2027-12-25', name: 'Christmas Day' },
    { day: '2027-12-27', name: 'Christmas Day' },
    { day: '2027-12-28', name: 'Boxing Day' },
    { day: '2028-01-01', name: 'New Year’s Day' },
    { day: '2028-01-03', name: 'New Year’s Day' },
  ]);
});
