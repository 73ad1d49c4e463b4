import { expect, it } from 'vitest';
import { addDays } from '#platform/london-time.ts';
import { fc } from '#tests/support/properties.ts';
import { dateOfDay, dayOfDate } from './calendar-days.ts';

it('a day of the browser and a day as text are one and the same, clock changes and leap days too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
      const day = addDays('2024-01-01', days);
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    }),
  );
});
