import { expect, it } from 'vitest';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fc } from '#tests/support/properties.ts';
import { visitEnd, visitStart } from '../visit-slots.ts';
import { type Diary, findBusyFitters, findFreeFitters } from './availability.ts';
import { openingTimes } from './opening-times.ts';

const minuteMs = 60_000;
/** A Saturday and a Monday around each clock change, and a day in summer and in winter. */
const days = ['2026-03-28', '2026-03-30', '2026-10-24', '2026-10-26', '2026-06-10', '2026-12-09'];
const ids = ['a', 'b', 'c'];

const id = fc.constantFrom(...ids);
const visit = fc.record({
  date: fc.constantFrom(...days),
  slot: fc.constantFrom(...standardSlots),
});
const busyTime = fc
  .record({
    fitterId: id,
    day: fc.constantFrom(...days),
    minute: fc.integer({ min: -120, max: 26 * 60 }),
    minutes: fc.integer({ min: 1, max: 36 * 60 }),
  })
  .map(({ fitterId, day, minute, minutes }) => {
    const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) + minute * minuteMs);
    return { fitterId, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
  });
const diary: fc.Arbitrary<Diary> = fc.record({
  fitters: fc.constant(
    ids.map((fitterId) => ({ id: fitterId, isActive: true, hours: openingTimes(), outcodes: [] })),
  ),
  timeOff: fc.array(
    fc.record({ fitterId: id, day: fc.constantFrom(...days) }).map(({ fitterId, day }) => ({
      fitterId,
      fromDay: day,
      toDay: day,
    })),
    { maxLength: 2 },
  ),
  closedDays: fc.constant(new Map()),
  visits: fc.array(
    fc.tuple(visit, id).map(([at, fitterId]) => ({ ...at, fitterId })),
    { maxLength: 3 },
  ),
  busyTimes: fc.array(busyTime, { maxLength: 6 }),
});

it('a fitter is free when they were without their calendar, and no minute of the slot is busy', () => {
  fc.assert(
    fc.property(diary, visit, (all, at) => {
      const before = findFreeFitters({ ...all, busyTimes: [] }, at);
      const isBusyAt = (fitterId: string, instant: number) =>
        all.busyTimes.some(
          (busy) =>
            busy.fitterId === fitterId && +busy.startsAt <= instant && instant < +busy.endsAt,
        );
      const expected = before.filter((fitter) => {
        for (let minute = +visitStart(at); minute < +visitEnd(at); minute += minuteMs)
          if (isBusyAt(fitter.id, minute)) return false;
        return true;
      });
      expect(findFreeFitters(all, at)).toEqual(expected);
    }),
  );
});

it('more busy times never make anybody free', () => {
  fc.assert(
    fc.property(diary, visit, busyTime, (all, at, one) => {
      const more = { ...all, busyTimes: [...all.busyTimes, one] };
      const free = findFreeFitters(all, at);
      for (const fitter of findFreeFitters(more, at)) expect(free).toContain(fitter);
      for (const busy of findBusyFitters(all.busyTimes, at))
        expect(findBusyFitters(more.busyTimes, at)).toContain(busy);
    }),
  );
});
