import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const email = 'ann@example.com';
const slot = '9:00 AM - 11:00 AM';
const [date, later] = [weekdayFrom(10), weekdayFrom(17)];

let site: TestApp;
let jo: string;
beforeAll(async () => {
  site = await startTestApp();
  ({ id: jo } = await addFitter(site));
});
afterAll(() => site.close());
let one: string;
let other: string;
beforeEach(async () => {
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
  one = await confirmed(date, 'fitter-1');
  other = await confirmed(later, jo);
});

async function confirmed(on: string, fitterId: string) {
  const id = await book(site, { email, preferredDates: [on] });
  expect((await setStatus(site, id, { status: 'confirmed', fitterId })).status).toBe(200);
  return id;
}

async function post(path: string, body: unknown = {}) {
  return fetch(`${site.origin}/api/appointments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(body),
  });
}
const swap = (id: string, otherId: string) => post(`${id}/swap`, { with: otherId });
const details = async (answer: Response) => [answer.status, (await answer.json()).detail];
const readPlaces = async () =>
  Promise.all(
    [one, other].map(async (id) => {
      const { visit, fitter } = await readAppointment(site, id);
      return [visit.date, fitter.id];
    }),
  );
const countMoved = async (id: string) =>
  (await findMailsAbout(site.database.db, [id])).filter(({ eventKey }) =>
    eventKey.startsWith('booking-moved'),
  ).length;

it('gives each customer the time and the fitter of the other, and emails both', async () => {
  expect((await swap(one, other)).status).toBe(200);
  expect(await readPlaces()).toEqual([
    [later, jo],
    [date, 'fitter-1'],
  ]);
  expect([await countMoved(one), await countMoved(other)]).toEqual([1, 1]);
});

it.each(['one', 'other'])(
  'undone at the %s puts both back, and nobody is emailed',
  async (which) => {
    await swap(one, other);
    const undone = await post(`${which === 'one' ? one : other}/undo`);
    expect(undone.status, await undone.clone().text()).toBe(200);
    expect(await readPlaces()).toEqual([
      [date, 'fitter-1'],
      [later, jo],
    ]);
    expect([await countMoved(one), await countMoved(other)]).toEqual([0, 0]);
  },
);

it('swapped back within ten seconds nobody is emailed', async () => {
  await swap(one, other);
  await swap(other, one);
  expect([await countMoved(one), await countMoved(other)]).toEqual([0, 0]);
});

it('is refused with the reason, and nothing changes', async () => {
  const pending = await book(site, { email, customerName: 'Bo Lee', preferredDates: [date] });
  const same = await confirmed(date, jo);
  expect(await details(await swap(one, same))).toEqual([
    409,
    'Both visits are at the same time: give them to other fitters instead.',
  ]);
  expect(await details(await swap(one, one))).toEqual([400, 'with: must be another appointment.']);
  expect(await details(await swap(one, pending))).toEqual([409, 'Bo Lee has no fixed visit yet.']);
  expect((await swap(one, 'unknown')).status).toBe(404);
  expect(await readPlaces()).toEqual([
    [date, 'fitter-1'],
    [later, jo],
  ]);
  expect((await readAppointment(site, one)).visit.slot).toBe(slot);
});
