import { describe, expect, it } from 'vitest';
import { addDays, dayInLondon, daysBetween, weekdayOf } from '#platform/dates/london-time.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fc } from '#tests/support/properties.ts';
import { findDateProblem, leavesNoVisit } from './visit-dates.ts';
import { askedVisits, slotsOn, visitEnd, visitStart } from './visit-slots.ts';

const instant = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});
const someSlots = fc.uniqueArray(fc.constantFrom(...standardSlots), { minLength: 1, maxLength: 4 });

describe('a date for a visit', () => {
  it('is accepted exactly when it is from today in London to 180 days ahead and not a Sunday', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -200, max: 400 }), (now, days) => {
        const today = dayInLondon(now);
        const day = addDays(today, days);
        const fits = days >= 0 && days <= 180 && weekdayOf(day) !== 0;
        expect(findDateProblem(day, today) === undefined).toBe(fits);
      }),
    );
  });

  it('changes at midnight in London, not in UTC', () => {
    const before = dayInLondon(new Date('2026-07-14T22:59:59Z'));
    const after = dayInLondon(new Date('2026-07-14T23:00:00Z'));
    expect(findDateProblem('2026-07-14', before)).toBeUndefined();
    expect(findDateProblem('2026-07-14', after)).toBe('That day has passed: choose a later one');
  });

  it.each(['2026-07-14 ', '14/07/2026', '2026-07-32', 'tomorrow', '2027-02-29'])(
    'is not "%s"',
    (text) => {
      expect(findDateProblem(text, '2026-07-01')).toBe('Choose a date from the calendar');
    },
  );
});

describe('the requested visits', () => {
  it('are empty exactly when no chosen slot exists on any chosen day', () => {
    fc.assert(
      fc.property(
        instant,
        fc.uniqueArray(fc.integer({ min: 0, max: 180 }), { minLength: 1, maxLength: 4 }),
        someSlots,
        (now, ahead, times) => {
          const today = dayInLondon(now);
          const dates = ahead
            .map((days) => addDays(today, days))
            .filter((day) => findDateProblem(day, today) === undefined);
          if (dates.length === 0) return;
          const visits = askedVisits(dates, times);
          expect(visits.length === 0).toBe(leavesNoVisit(dates, times));
          for (const visit of visits) {
            expect(slotsOn(visit.date)).toContain(visit.slot);
            expect(dayInLondon(visitStart(visit))).toBe(visit.date);
            expect(visitEnd(visit).getTime() - visitStart(visit).getTime()).toBe(2 * 3_600_000);
            expect(daysBetween(today, visit.date)).toBeLessThanOrEqual(180);
          }
        },
      ),
    );
  });
});
