import { expect, it } from 'vitest';
import { addDays } from '#platform/dates/london-time.ts';
import { fc } from '#tests/support/properties.ts';
import { dateOfDay, dayOfDate } from './calendar-days.ts';

it('converts days to local dates and back, across clock changes and leap days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
      const day = addDays('2024-01-01', days);
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    }),
  );
});
