import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DiaryDay } from '#features/booking/diary/contract.ts';
import type { VisitSlot } from '#features/booking/visit-slots.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { addFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const monday = new Date('2027-06-14T07:00:00Z');
const tuesday = '2027-06-15';
const slots: VisitSlot[] = ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM'];

let site: TestApp;
let jo: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => monday });
  await site.database.db.execute('truncate fitters cascade');
  jo = (await addFitter(site, { name: 'Jo Marsh' })).id;
  await addFitter(site, { name: 'Sam Reed' });
  await callAsAdmin(site, 'POST', `/api/fitters/${jo}/time-off`, {
    fromDay: '2027-06-16',
    toDay: '2027-06-16',
  });
});
beforeEach(() => site.database.db.execute('truncate appointments, mails cascade'));
afterAll(() => site.close());

const readDay = async (date: string): Promise<DiaryDay> =>
  (await callAsAdmin(site, 'GET', `/api/appointments/day?date=${date}`)).json();
const readJo = async (date: string) =>
  (await readDay(date)).fitters.find(({ name }) => name === 'Jo Marsh');

async function fixVisit(slot: VisitSlot, postcode: string, preferredTimes = slots) {
  const id = await book(site, { preferredDates: [tuesday], preferredTimes, postcode });
  const visit = { date: tuesday, slot };
  await setStatus(site, id, { status: 'confirmed', visit, fitterId: jo });
  return id;
}

it('a day shows who is where, who is free and how far they drive', async () => {
  const id = await fixVisit('11:00 AM - 1:00 PM', 'BA1 1AA');
  const { closed, fitters, slots: ofDay } = await readDay(tuesday);
  expect(closed).toBeNull();
  expect(ofDay.map(({ hasBegun }) => hasBegun)).toEqual([false, false, false, false]);
  const [first, second] = fitters.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(first).toMatchObject({
    name: 'Jo Marsh',
    states: ['free', 'visit', 'free', 'free'],
    visits: [{ appointmentId: id, postcode: 'BA1 1AA', fits: true }],
    shortest: null,
  });
  expect(second).toMatchObject({
    name: 'Sam Reed',
    states: ['free', 'free', 'free', 'free'],
    visits: [],
    travelMinutes: 0,
  });
  expect(first?.travelMinutes).toBe(2 * (first?.visits[0]?.travelMinutes ?? 0));
  expect((await readJo('2027-06-16'))?.states[0]).toBe('time-off');
  expect((await callAsAdmin(site, 'GET', '/api/appointments/day?date=2027-02-30')).status).toBe(
    400,
  );
});

it('names the order with the least driving, at times for which the customers asked', async () => {
  // Bath, Marlborough, Bath: the two in Bath belong together.
  const [first, second, third] = [
    await fixVisit('9:00 AM - 11:00 AM', 'BA1 1AA'),
    await fixVisit('11:00 AM - 1:00 PM', 'SN8 1AA'),
    await fixVisit('1:00 PM - 3:00 PM', 'BA1 2BB'),
  ];
  const fitter = await readJo(tuesday);
  expect(fitter?.shortest?.travelMinutes).toBeLessThan(fitter?.travelMinutes ?? 0);
  const order = fitter?.shortest?.visits.map(({ appointmentId }) => appointmentId);
  expect([order?.[0], order?.[2]]).toContain(second);
  expect(new Set(order)).toEqual(new Set([first, second, third]));
});

it('proposes no other time to a customer who asked for one only', async () => {
  await fixVisit('9:00 AM - 11:00 AM', 'BA1 1AA', ['9:00 AM - 11:00 AM']);
  await fixVisit('11:00 AM - 1:00 PM', 'SN8 1AA', ['11:00 AM - 1:00 PM']);
  await fixVisit('1:00 PM - 3:00 PM', 'BA1 2BB', ['1:00 PM - 3:00 PM']);
  expect((await readJo(tuesday))?.shortest).toBeNull();
});
