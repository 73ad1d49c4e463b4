import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import {
  book,
  endUndo,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { addFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { VisitSlot } from '../../visit-slots.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const [morning, noon]: VisitSlot[] = ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM'];
const email = 'ann@example.com';

let site: TestApp;
// It stands still in a test: nobody is too late to undo, however long a busy machine takes.
let now = new Date();
let jo: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  ({ id: jo } = await addFitter(site));
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date();
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
});

const date = weekdayFrom(10);
const later = weekdayFrom(17);

async function call(method: string, path: string, body?: unknown) {
  return fetch(`${site.origin}/api/appointments/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(await staffHeaders(site, 'support')),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const change = (id: string, body: unknown) => call('PATCH', `${id}/visit`, body);
const undo = (id: string) => call('POST', `${id}/undo`);
const details = async (answer: Response) => [answer.status, (await answer.json()).detail];
const readKinds = async (id: string) =>
  (await readAppointment(site, id)).mails.map(({ kind }: { kind: string }) => kind);

/** A visit whose confirmation has been emailed. */
async function confirmed(on = date) {
  const id = await book(site, { email, preferredDates: [on] });
  expect((await setStatus(site, id, { status: 'confirmed' })).status).toBe(200);
  return id;
}

describe('staff', () => {
  it('confirm a pending appointment at a time that was not asked for', async () => {
    const id = await book(site, { email, preferredDates: [date] });
    const visit = { date: later, slot: noon };
    const answer = await change(id, { visit, fitterId: jo });
    expect(await answer.json()).toMatchObject({
      status: 'confirmed',
      visit,
      fitter: { id: jo, name: 'Jo Marsh', colour: 'blue' },
    });
    expect((await readKinds(id)).filter((kind: string) => kind.startsWith('booking-'))).toEqual([
      'booking-received',
      'booking-confirmed',
    ]);
  });

  it('move a visit; within ten seconds Undo puts it back and nobody is emailed', async () => {
    const id = await confirmed();
    const mails = await readKinds(id);
    const visit = { date: later, slot: noon };
    const moved = await (await change(id, { visit, undoable: true })).json();
    expect(moved).toMatchObject({ status: 'confirmed', visit });
    expect(Date.parse(moved.undoUntil)).toBeGreaterThan(now.getTime());
    const undone = await (await undo(id)).json();
    expect(undone).toMatchObject({ status: 'confirmed', visit: { date, slot: morning } });
    expect(undone.history.at(-1)).toMatchObject({ what: 'move-undone', by: 'Test support' });
    expect(await readKinds(id)).toEqual(mails);
    expect(await details(await undo(id))).toEqual([
      409,
      'It is too late to undo this: the customer is being emailed. You can still cancel the appointment.',
    ]);
  });

  it('move a visit twice within ten seconds: the customer is emailed once, with the final time', async () => {
    const id = await confirmed();
    await change(id, { visit: { date: later, slot: noon }, undoable: true });
    const final = { date: weekdayFrom(18), slot: morning };
    expect((await change(id, { visit: final, undoable: true })).status).toBe(200);
    const { db } = site.database;
    const moved = (await findMailsAbout(db, [id])).filter(({ eventKey }) =>
      eventKey.startsWith('booking-moved'),
    );
    expect(moved).toHaveLength(1);
    expect(moved[0]?.subject).toContain(shortWeekdayDate(final.date));
    const message = JSON.stringify(moved[0]?.message);
    expect(message).toContain('SEQUENCE:2');
    expect(message).toContain(`${shortWeekdayDate(date)}, ${morning}`);
    expect(message).not.toContain(`${shortWeekdayDate(later)}, ${noon}`);
    expect(await (await undo(id)).json()).toMatchObject({ visit: { date, slot: morning } });
  });

  it('move a visit back by hand within ten seconds: nobody is emailed', async () => {
    const id = await confirmed();
    const mails = await readKinds(id);
    await change(id, { visit: { date: later, slot: noon }, undoable: true });
    await change(id, { visit: { date, slot: morning }, undoable: true });
    expect(await readKinds(id)).toEqual(mails);
  });

  it('move a visit just confirmed: one confirmation is sent, and Undo makes it pending', async () => {
    const id = await book(site, { email, preferredDates: [date] });
    await setStatus(site, id, { status: 'confirmed', undoable: true });
    await change(id, { visit: { date: later, slot: noon }, undoable: true });
    expect((await readKinds(id)).filter((kind: string) => /booking-(con|mov)/.test(kind))).toEqual([
      'booking-confirmed',
    ]);
    expect(await (await undo(id)).json()).toMatchObject({ status: 'pending', visit: null });
  });

  it('cannot undo a move when the time before has been given away, and nothing changes then', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    await change(one, { visit: { date: later, slot: noon }, undoable: true });
    const third = await confirmed();
    expect(await details(await undo(one))).toEqual([
      409,
      'The time before has been given to somebody else by now: please move the visit again.',
    ]);
    expect(await readAppointment(site, one)).toMatchObject({ visit: { date: later, slot: noon } });
    for (const id of [other, third])
      expect(await readAppointment(site, id)).toMatchObject({ visit: { date } });
  });

  it('give a visit to another fitter without an email, unless that one cannot make it', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const mails = await readKinds(one);
    const visit = { date, slot: morning };
    expect(await details(await change(one, { visit, fitterId: jo }))).toEqual([
      409,
      `Jo Marsh has another visit on ${shortWeekdayDate(date)}, ${morning}.`,
    ]);
    await setStatus(site, other, { status: 'cancelled' });
    const given = await (await change(one, { visit, fitterId: jo })).json();
    expect(given.fitter.id).toBe(jo);
    expect(given.history.at(-1)).toMatchObject({ what: 'assigned', note: 'Jo Marsh' });
    expect(await readKinds(one)).toEqual(mails);
    const off = { fromDay: later, toDay: later };
    expect((await callAsAdmin(site, 'POST', `/api/fitters/${jo}/time-off`, off)).status).toBe(201);
    const away = { visit: { date: later, slot: morning }, fitterId: jo };
    expect(await details(await change(one, away))).toEqual([
      409,
      `Jo Marsh has time off on ${shortWeekdayDate(later)}.`,
    ]);
    expect(await details(await change(one, { visit, fitterId: 'nobody' }))).toEqual([
      400,
      'fitterId: there is no fitter by this id.',
    ]);
    expect((await readAppointment(site, one)).fitter.id).toBe(jo);
  });

  it('choose the fitter when they confirm', async () => {
    const id = await book(site, { email, preferredDates: [date] });
    const answer = await setStatus(site, id, { status: 'confirmed', fitterId: jo });
    expect((await answer.json()).fitter.id).toBe(jo);
  });

  it.each([
    [{ date: '2020-01-06', slot: morning }, 400, 'visit: That day has passed: choose a later one'],
    [
      { date: weekdayFrom(400), slot: morning },
      400,
      'visit: We book up to 180 days ahead: choose an earlier day',
    ],
  ])('cannot fix a visit at %j', async (visit, status, detail) => {
    const id = await book(site, { email, preferredDates: [date] });
    expect(await details(await change(id, { visit }))).toEqual([status, detail]);
  });

  it('cannot move what is cancelled or unknown, nor undo when the mails are on their way', async () => {
    const id = await confirmed();
    const visit = { date: later, slot: noon };
    await change(id, { visit, undoable: true });
    await endUndo(site, id);
    expect((await undo(id)).status).toBe(409);
    await setStatus(site, id, { status: 'cancelled' });
    expect(await details(await change(id, { visit }))).toEqual([
      409,
      'This appointment is cancelled: please restore it first.',
    ]);
    expect((await change('unknown', { visit })).status).toBe(404);
  });
});
