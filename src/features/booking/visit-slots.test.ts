import { afterEach, expect, it } from 'vitest';
import { formatSlot } from '#features/business/slot-times.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fc } from '#tests/support/properties.ts';
import { changeFirm, changeSlots, resetFirm } from '#tests/support/reference-firm.ts';
import { explainNoVisit, findVisitProblem, leavesNoVisit } from './visit-dates.ts';
import {
  inOrder,
  isAtSameTime,
  slotHours,
  slotsOn,
  type VisitSlot,
  visitSlots,
} from './visit-slots.ts';

const set = changeSlots;
afterEach(resetFirm);

const monday = '2026-12-07';
const saturday = '2026-12-12';

it('are the standard ones unless the firm sets others', () => {
  expect(visitSlots()).toEqual(standardSlots);
});

it('follow the times of the firm, on Saturdays within the opening hours', () => {
  set('8:00-10:30, 10:30-12:00, 12:00-16:00, 16:00-18:00');
  const [early, second, noon, late] = visitSlots();
  expect(visitSlots()).toEqual([
    '8:00 AM - 10:30 AM',
    '10:30 AM - 12:00 PM',
    '12:00 PM - 4:00 PM',
    '4:00 PM - 6:00 PM',
  ]);
  expect(slotsOn(monday)).toEqual(visitSlots());
  expect(slotsOn(saturday)).toEqual([second, noon]);
  expect(slotsOn('2026-12-13')).toEqual([]);
  expect(leavesNoVisit([saturday], [early, late as VisitSlot])).toBe(true);
  expect(explainNoVisit([early, late as VisitSlot])).toBe(
    '8:00 AM - 10:30 AM, 4:00 PM - 6:00 PM are on weekdays only: please select another time or a weekday',
  );
});

it('stay within the hours of each day of the week, also where it is not Saturday that differs', () => {
  const long = { opens: '07:30', closes: '17:00' };
  const short = { opens: '07:30', closes: '15:00' };
  changeFirm({
    hours: { weekly: [long, long, long, long, short, null, null] },
    visits: {
      slots: [
        { from: '07:30', to: '10:00' },
        { from: '13:00', to: '16:30' },
      ],
    },
  });
  const [early, late] = visitSlots();
  const friday = '2026-12-11';
  expect(slotsOn(monday)).toEqual([early, late]);
  expect(slotsOn(friday)).toEqual([early]);
  expect(slotsOn(saturday)).toEqual([]);
  expect(findVisitProblem({ date: saturday, slot: early }, monday)).toBe(
    'We’re closed on Saturdays: choose another day',
  );
  expect(findVisitProblem({ date: friday, slot: late as VisitSlot }, monday)).toBe(
    '1:00 PM - 4:30 PM is outside our hours that day',
  );
});

it('are refused once they are offered no longer', () => {
  const [nine] = standardSlots;
  expect(findVisitProblem({ date: monday, slot: nine }, monday)).toBeUndefined();
  set('8:00-10:00');
  expect(findVisitProblem({ date: monday, slot: nine }, monday)).toBe('Choose one of our times');
  expect(slotHours(nine)).toEqual({ from: '09:00', to: '11:00' });
});

it.each([
  ['9:00 AM - 11:00 AM', '9–11am'],
  ['11:00 AM - 1:00 PM', '11am–1pm'],
  ['8:30 AM - 12:00 PM', '8.30am–12pm'],
  ['12:00 PM - 1:15 PM', '12–1.15pm'],
] as const)('%s is %s in a sentence', (slot, words) => {
  expect(formatSlot(slot)).toBe(words);
});

const minutesOfDay = 24 * 60;
const time = (minute: number) => `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, '0')}`;
const anySpan = fc
  .uniqueArray(fc.integer({ min: 0, max: minutesOfDay - 1 }), { minLength: 2, maxLength: 2 })
  .map((ends) => ends.toSorted((a, b) => a - b) as [number, number]);

it('say their times, keep their order, and overlap as their minutes do', () => {
  fc.assert(
    fc.property(anySpan, anySpan, (a, b) => {
      const [one, other] = [a, b].map(([from, to]) => {
        set(`${time(from)}-${time(to)}`);
        const [slot] = visitSlots();
        expect(slotHours(slot)).toEqual({
          from: time(from).padStart(5, '0'),
          to: time(to).padStart(5, '0'),
        });
        return slot;
      }) as [VisitSlot, VisitSlot];
      const overlaps = Math.max(a[0], b[0]) < Math.min(a[1], b[1]);
      expect(isAtSameTime({ date: monday, slot: one }, { date: monday, slot: other })).toBe(
        overlaps,
      );
      expect(isAtSameTime({ date: monday, slot: one }, { date: saturday, slot: one })).toBe(false);
      if (a[0] < b[0]) expect(inOrder([other, one, other])).toEqual([one, other]);
    }),
  );
});
