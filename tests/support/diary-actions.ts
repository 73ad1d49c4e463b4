import type { VisitSlot } from '#features/booking/visit-slots.ts';
import { weekdayFrom } from './fixtures/bookings.ts';
import { standardSlots } from './fixtures/visit-slots.ts';
import { fc } from './properties.ts';

/** How many customers the histories have. */
export const customers = 4;

// Few days and slots, so that the actors meet.
export const days = [weekdayFrom(20), weekdayFrom(27)];
export const slots: VisitSlot[] = standardSlots.slice(0, 2);

const someone = fc.nat(customers - 1);
const time = fc.record({ date: fc.constantFrom(...days), slot: fc.constantFrom(...slots) });
const fitterId = fc.constantFrom('fitter-1', 'fitter-2');
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('confirm' as const, 'cancel' as const, 'restore' as const),
      who: someone,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('fix' as const),
      who: someone,
      visit: time,
      fitterId: fc.option(fitterId, { nil: undefined }),
      undoable: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('undo' as const), who: someone }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('offer' as const, 'accept' as const),
      who: someone,
      visit: time,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('withdraw' as const, 'decline' as const),
      who: someone,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('swap' as const), who: someone, other: someone }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('own-move' as const), who: someone, visit: time }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('off' as const, 'fewer-hours' as const, 'close' as const),
      fitterId,
      date: fc.constantFrom(...days),
      reassign: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('back' as const), fitterId }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('busy' as const), fitterId, visit: time }),
  },
);
/** Several actors at once, then a pause that may end the time to undo. */
export const diaryStep = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  seconds: fc.constantFrom(0, 0, 4, 30),
});
/** What one of the actors does to the diary. */
export type DiaryAction = typeof action extends fc.Arbitrary<infer T> ? T : never;
