import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, buildBooking, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const email = 'ann@example.com';
const business = 'hello@wyvernvale.example';
const date = weekdayFrom(10);
const visit = { date, slot: '1:00 PM - 3:00 PM' } as const;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const each of [email, ''])
    await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, each));
});

async function call(path: string, body: unknown) {
  return fetch(`${site.origin}/api/appointments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(body),
  });
}
const { preferredDates: _, preferredTimes: __, ...person } = buildBooking({ email });
const agreed = { ...person, preferredDates: [], preferredTimes: [], visit };
const readMails = async (id: string) =>
  (await findMailsAbout(site.database.db, [id])).map(({ eventKey, recipient }) => [
    eventKey.split(':')[0],
    recipient,
  ]);

it('fixes the agreed visit and emails the customer once, after the time to undo', async () => {
  const answer = await call('by-staff', agreed);
  expect(answer.status).toBe(201);
  const booked = await answer.json();
  expect(booked).toMatchObject({
    status: 'confirmed',
    visit,
    fitter: { id: 'fitter-1' },
    preferredDates: [date],
    preferredTimes: [visit.slot],
    history: [
      { what: 'booked', by: 'Test support' },
      { what: 'confirmed', by: 'Test support' },
    ],
  });
  expect(Date.parse(booked.undoUntil)).toBeGreaterThan(Date.now());
  expect(await readMails(booked.id)).toEqual([
    ['booking-confirmed', email],
    ['notice-confirmed', business],
  ]);
  const undone = await (await call(`${booked.id}/undo`, {})).json();
  expect(undone).toMatchObject({ status: 'pending', visit: null, mails: [] });
});

it('takes a customer without an email, whom nobody emails', async () => {
  const booked = await (await call('by-staff', { ...agreed, email: ' ' })).json();
  expect(booked).toMatchObject({ status: 'confirmed', email: '' });
  await setStatus(site, booked.id, { status: 'cancelled' });
  expect(await readMails(booked.id)).toEqual([
    ['notice-confirmed', business],
    ['notice-cancelled', business],
  ]);
});

it('stores preferred dates where no visit was agreed', async () => {
  const answer = await call('by-staff', {
    ...person,
    preferredDates: [date],
    preferredTimes: [visit.slot],
  });
  const booked = await answer.json();
  expect(booked).toMatchObject({ status: 'pending', visit: null });
  expect(await readMails(booked.id)).toEqual([
    ['booking-received', email],
    ['notice-received', business],
  ]);
});

it('takes the price given on the phone, and a later one in its place', async () => {
  const price = async (floor: string) =>
    (await createEstimate(site, floor)).replace('/estimate/', '');
  const first = await price('carpet');
  const booked = await (await call('by-staff', { ...agreed, estimateId: first })).json();
  expect(booked.calculatorData).toMatchObject({ estimateId: first });
  const second = await price('vinyl');
  const edit = async (body: object) =>
    fetch(`${site.origin}/api/appointments/${booked.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
      body: JSON.stringify(body),
    });
  const priced = await (await edit({ estimateId: second })).json();
  expect(priced.calculatorData).toMatchObject({
    estimateId: second,
    flooringType: 'vinyl',
  });
  expect(priced.history.at(-1)).toMatchObject({ what: 'priced', by: 'Test support' });
  const refused = await edit({ estimateId: 'none' });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    400,
    'estimateId: there is no estimate by this id.',
  ]);
});

it('says a conflict before anything is stored', async () => {
  const other = await book(site, { email, preferredDates: [date], preferredTimes: [visit.slot] });
  await setStatus(site, other, { status: 'confirmed' });
  const refused = await call('by-staff', { ...agreed, customerName: 'Bo Lee' });
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toBe(
    `There is no free place on ${shortWeekdayDate(date)}, ${visit.slot}: please choose another time.`,
  );
  const list = await fetch(`${site.origin}/api/appointments?search=Bo+Lee`, {
    headers: await staffHeaders(site, 'support'),
  });
  expect(await list.json()).toEqual([]);
});

it.each([
  [{ visit: undefined }, 'preferredDates: Please select at least one preferred date'],
  [{ email: 'ann@' }, 'email: Please enter a valid email address'],
  [
    { visit: { date: '2020-01-06', slot: visit.slot } },
    'visit: That day has passed: choose a later one',
  ],
  [{ visit: { date, slot: 'noon' } }, 'visit.slot: Choose one of our times'],
  [{ fitterId: 'nobody' }, 'fitterId: there is no fitter by this id.'],
  [{ estimateId: 'none' }, 'estimateId: there is no estimate by this id.'],
])('refuses %j', async (wrong, detail) => {
  const answer = await call('by-staff', { ...agreed, ...wrong });
  expect([answer.status, (await answer.json()).detail]).toEqual([400, detail]);
});
