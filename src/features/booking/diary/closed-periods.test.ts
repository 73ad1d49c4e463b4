import { expect, it } from 'vitest';
import { describeClosedPeriod, joinClosedDays, sayHours } from './closed-periods.ts';

const day = (date: string, name: string) => ({ day: date, name });

it('joins closed days in a row for one reason, across a Sunday too', () => {
  expect(
    joinClosedDays([
      day('2026-12-04', 'Training'),
      day('2026-12-21', 'Holiday'),
      day('2026-12-22', 'Holiday'),
      day('2026-12-25', 'Christmas Day'),
      day('2026-12-26', 'Holiday'),
      day('2026-12-28', 'Holiday'),
      day('2026-12-30', 'Holiday'),
    ]),
  ).toMatchObject([
    { from: '2026-12-04', to: '2026-12-04', name: 'Training' },
    { from: '2026-12-21', to: '2026-12-22', name: 'Holiday' },
    { from: '2026-12-25', to: '2026-12-25', name: 'Christmas Day' },
    { from: '2026-12-26', to: '2026-12-28', name: 'Holiday' },
    { from: '2026-12-30', to: '2026-12-30', name: 'Holiday' },
  ]);
  expect(joinClosedDays([])).toEqual([]);
});

it('describes a day and a period', () => {
  expect(describeClosedPeriod({ from: '2026-12-25', to: '2026-12-25' })).toBe('Fri 25 Dec');
  expect(describeClosedPeriod({ from: '2026-12-21', to: '2026-12-24' })).toBe(
    'Mon 21 Dec to Thu 24 Dec',
  );
});

it('keeps days apart that have hours of their own, and says them', () => {
  const short = { name: 'Christmas', opens: '10:00', closes: '15:00' };
  const periods = joinClosedDays([
    { day: '2026-12-23', name: 'Christmas' },
    { day: '2026-12-24', ...short },
    { day: '2026-12-25', ...short },
  ]);
  expect(periods.map((period) => [period.from, period.to, sayHours(period)])).toEqual([
    ['2026-12-23', '2026-12-23', null],
    ['2026-12-24', '2026-12-25', '10am–3pm'],
  ]);
});
