import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { contactStep, projectStep, scheduleStep } from '../../booking-form.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const today = dayInLondon(new Date());
const words = fc.constantFrom('', ' ', 'A', 'Ab', ' A ', 'Ann Price', 'x'.repeat(101), '1 High St');
const anything = fc.oneof(words, fc.constant(null), fc.constant(undefined), fc.integer());
const dates = fc.array(
  fc.oneof(
    fc.integer({ min: -3, max: 185 }).map((days) => addDays(today, days)),
    fc.constantFrom('2026-02-30', '', 'soon'),
  ),
  { maxLength: 5 },
);
const changes = fc.record(
  {
    flooringTypes: fc.oneof(fc.array(fc.constantFrom('carpet', 'other', 'marble')), anything),
    projectSize: fc.oneof(fc.constantFrom('small', 'large', 'huge'), anything),
    urgency: fc.oneof(fc.constantFrom('urgent', 'planning', 'now'), anything),
    budget: fc.oneof(fc.constantFrom('under-1000', 'lots'), fc.constant(null), fc.constant('')),
    requirements: fc.oneof(words, fc.constant('x'.repeat(2_001))),
    customerName: anything,
    email: fc.oneof(
      fc.constantFrom('a@b.co', 'a@b', ' a@b.co ', 'a b@c.de'),
      fc.emailAddress(),
      anything,
    ),
    phone: fc.oneof(
      fc.constantFrom(
        '01632 960147',
        '+33 6 12 34 56 78',
        '0163296',
        '0000000000000000000',
        'phone me now',
      ),
      anything,
    ),
    address: anything,
    postcode: fc.oneof(fc.constantFrom('sn15 3hr', 'SN15', 'SN153HR', '12345', 'W1A1AA'), anything),
    preferredDates: fc.oneof(dates, anything),
    preferredTimes: fc.oneof(
      fc.array(fc.constantFrom(...standardSlots, '8 o’clock'), { maxLength: 5 }),
      anything,
    ),
  },
  { requiredKeys: [] },
);

/** The form's errors, step after step, in the server's notation. */
function askForm(body: unknown): string[] {
  return [projectStep, contactStep, scheduleStep].flatMap((step) =>
    (step.safeParse(body).error?.issues ?? []).map(({ path, message }) => {
      const [field, index] = path;
      return `${String(field)}${index === undefined ? '' : `[${String(index)}]`}: ${message}`;
    }),
  );
}

it('the server accepts what the form accepts, and rejects the rest with the same messages', async () => {
  let [accepted, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(changes, async (change) => {
      const body = JSON.parse(JSON.stringify({ ...buildBooking(), ...change }));
      const formErrors = askForm(body);
      const answer = await postBooking(site.origin, body);
      if (formErrors.length === 0) {
        expect(answer.status).toBe(201);
        accepted += 1;
        return;
      }
      expect(answer.status).toBe(400);
      const { errors } = await answer.json();
      const serverErrors = errors.map(
        ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
      );
      // A rule about several fields is checked only once each of them is valid.
      const between = formErrors.filter(
        (line) => line.includes('on weekdays only') && !serverErrors.includes(line),
      );
      expect(serverErrors).toEqual(formErrors.filter((line) => !between.includes(line)));
      if (between.length > 0) expect(serverErrors.length).toBeGreaterThan(0);
      refused += 1;
    }),
    {
      numRuns: 300,
      examples: [[{}], [{ preferredDates: [] }], [{ customerName: 'Ab', postcode: 'W1A1AA' }]],
    },
  );
  expect(accepted).toBeGreaterThan(1);
  expect(refused).toBeGreaterThan(1);
});
