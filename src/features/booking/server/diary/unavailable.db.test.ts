import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  buildBooking,
  postBooking,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { FreeDay } from '../../diary/contract.ts';
import { askedVisits, type VisitSlot } from '../../visit-slots.ts';

const [morning, midday, afternoon, late] = standardSlots;
const sorry = /^Sorry, those times have been taken\. The nearest free: (.+)\.$/;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Books the only fitter. */
async function take(date: string, ...slots: VisitSlot[]) {
  for (const slot of slots) {
    const id = await book(site, { preferredDates: [date], preferredTimes: [slot] });
    expect((await setStatus(site, id, { status: 'confirmed' })).status).toBe(200);
  }
}
const refusal = async (answer: Response) => {
  expect(answer.status).toBe(409);
  return (await answer.json()).detail as string;
};

describe('a request whose every place is taken', () => {
  const day = weekdayFrom(8);
  const asked = { preferredDates: [day], preferredTimes: [morning, midday] };
  beforeAll(() => take(day, morning, midday));

  it('is refused with the nearest free times, and stores nothing', async () => {
    const before = await site.database.db.execute('select count(*) from appointments');
    const detail = await refusal(await postBooking(site.origin, buildBooking(asked)));
    expect(detail.match(sorry)?.[1]?.split('; ')).toEqual([
      expect.stringMatching(/, 1–3pm$/),
      expect.stringMatching(/, 3–5pm$/),
      expect.stringMatching(/, 9–11am$/),
    ]);
    expect(await site.database.db.execute('select count(*) from appointments')).toEqual(before);
  });

  it('is accepted with one free place', async () => {
    for (const more of [
      { preferredTimes: [morning, afternoon] },
      { preferredDates: [day, weekdayFrom(9)] },
    ])
      expect((await postBooking(site.origin, buildBooking({ ...asked, ...more }))).status).toBe(
        201,
      );
  });

  it('is refused to staff, and on the page of a visit', async () => {
    const byStaff = await fetch(`${site.origin}/api/appointments/by-staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
      body: JSON.stringify(buildBooking(asked)),
    });
    expect(await refusal(byStaff)).toMatch(sorry);
    const link = await bookForLink(site, { preferredDates: [weekdayFrom(9)] });
    const moved = await fetch(`${site.origin}/api${link.replace('/visit/', '/visits/')}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    expect(await refusal(moved)).toMatch(sorry);
  });

  it('is answered as before where it was stored before the place was taken', async () => {
    const date = weekdayFrom(12);
    const body = buildBooking({ preferredDates: [date], preferredTimes: [late] });
    const send = () => postBooking(site.origin, body, { 'idempotency-key': 'lost-answer' });
    const first = await (await send()).json();
    await setStatus(site, first.id, { status: 'confirmed' });
    const repeat = await send();
    expect([repeat.status, await repeat.json()]).toEqual([201, first]);
  });

  it('can be sent with the same key again once a place is free', async () => {
    const date = weekdayFrom(13);
    const taken = await book(site, { preferredDates: [date] });
    await setStatus(site, taken, { status: 'confirmed' });
    const body = buildBooking({ preferredDates: [date] });
    const send = () => postBooking(site.origin, body, { 'idempotency-key': 'try-again' });
    expect((await send()).status).toBe(409);
    await setStatus(site, taken, { status: 'cancelled' });
    expect((await send()).status).toBe(201);
  });
});

it('accepts exactly the requests that have a free place, in a diary that is half full', async () => {
  const days = Array.from({ length: 6 }, (_, i) => weekdayFrom(20 + i));
  for (const [i, date] of days.entries())
    await take(date, ...standardSlots.filter((_slot, n) => (i + n) % 2 === 0 || i === 2));
  const url = `${site.origin}/api/appointments/slots?from=${days[0]}&to=${days.at(-1)}`;
  const free = ((await (await fetch(url)).json()) as FreeDay[]).flatMap(({ date, slots }) =>
    slots.filter((each) => each.free > 0).map(({ slot }) => `${date} ${slot}`),
  );
  const someOf = <T>(all: readonly T[]) =>
    fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(someOf(days), someOf(standardSlots), async (dates, times) => {
      const body = buildBooking({ preferredDates: dates, preferredTimes: times });
      const { status } = await postBooking(site.origin, body);
      const hasPlace = askedVisits(dates, times).some(({ date, slot }) =>
        free.includes(`${date} ${slot}`),
      );
      expect(status).toBe(hasPlace ? 201 : 409);
    }),
    { numRuns: loopLength(40, 1_000) },
  );
});

it('says to call where nothing is free near the dates', async () => {
  await site.database.db.execute('truncate fitters cascade');
  expect(await refusal(await postBooking(site.origin))).toBe(
    'Sorry, those times have been taken. Please call us on 01632 960 147.',
  );
});
