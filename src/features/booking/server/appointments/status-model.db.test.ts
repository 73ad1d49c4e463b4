import { afterAll, beforeAll, expect, it } from 'vitest';
import { instantInLondon } from '#platform/dates/london-time.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Status, statuses } from '../../transitions.ts';

let site: TestApp;
let clock = () => new Date();
beforeAll(async () => {
  site = await startTestApp({ clock: () => clock() });
});
afterAll(() => site.close());

/** The specification's rules, stated independently of the code; completing also needs the day of the visit. */
const allowed = new Set([
  'pending>confirmed',
  'confirmed>completed',
  'pending>cancelled',
  'confirmed>cancelled',
  'cancelled>pending',
  // Reopened: the visit stays where it is.
  'completed>confirmed',
]);

const places = 2;
const dates = [weekdayFrom(10), weekdayFrom(17)];

it('appointments and the diary agree with a simple model under random commands', async () => {
  const order = fc.record({
    appointment: fc.nat({ max: 3 }),
    to: fc.constantFrom(...statuses),
    isDayOfVisit: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 5, maxLength: 15 }), async (orders) => {
      const ids = [];
      for (let n = 0; n < 4; n += 1) ids.push(await book(site, { preferredDates: dates }));
      const model = ids.map((): { status: Status; date?: string } => ({ status: 'pending' }));
      for (const { appointment, to, isDayOfVisit } of orders) {
        const one = model[appointment];
        if (!one) continue;
        const taken = model.map(({ date }) => date);
        const free = dates.find((date) => !taken.includes(date));
        const goes =
          allowed.has(`${one.status}>${to}`) &&
          (to !== 'confirmed' || one.status === 'completed' || free !== undefined) &&
          (to !== 'completed' || isDayOfVisit);
        const visitDate = one.date;
        if (to === 'completed' && isDayOfVisit && visitDate)
          clock = () => instantInLondon(visitDate, '12:00');
        const answer = await setStatus(site, ids[appointment] ?? '', { status: to });
        clock = () => new Date();
        expect(answer.status).toBe(goes ? 200 : 409);
        if (goes) {
          if (to === 'confirmed' && one.status === 'pending') one.date = free;
          one.status = to;
          if (to === 'cancelled') one.date = undefined;
        }
      }
      for (const [n, id] of ids.entries()) {
        const { status, visit } = await readAppointment(site, id);
        expect({ status, date: visit?.date }).toEqual({ date: undefined, ...model[n] });
      }
      expect(model.filter(({ date }) => date).length).toBeLessThanOrEqual(places);
      await site.database.db.execute('delete from visits');
    }),
    { numRuns: loopLength(8, 15) },
  );
});
