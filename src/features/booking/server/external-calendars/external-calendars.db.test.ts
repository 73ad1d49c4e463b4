import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import {
  busyAt,
  type CalendarServer,
  startCalendarServer,
  writeCalendar,
} from '#tests/support/calendars/calendar-server.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter, buildFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { FitterCalendars } from '../../calendars/contract.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';
import { readDueCalendars } from './read-due-calendars.ts';

const email = 'ann@example.com';
const morning = '9:00 AM - 11:00 AM';
const day = weekdayFrom(10);

let site: TestApp;
let calendar: CalendarServer;
let now = new Date();
beforeAll(async () => {
  [site, calendar] = await Promise.all([
    startTestApp({ clock: () => now, allowLoopbackCalendars: true }),
    startCalendarServer(),
  ]);
});
afterAll(() => Promise.all([site.close(), calendar.close()]));
beforeEach(async () => {
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
  await callAsAdmin(site, 'DELETE', path('fitter-1'));
  show();
});

const path = (id: string) => `/api/fitters/${id}/external-calendar`;
const show = (...events: Parameters<typeof writeCalendar>[0]) => {
  calendar.answer = { status: 200, text: writeCalendar(events) };
};
const connect = (url = calendar.url, id = 'fitter-1') =>
  callAsAdmin(site, 'POST', path(id), { url });
const readDue = () =>
  readDueCalendars({ db: site.database.db, clock: () => now, allowLoopback: true });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const details = async (answer: Response) => [answer.status, (await answer.json()).detail];

async function countFree(date = day): Promise<number[]> {
  const answer = await fetch(`${site.origin}/api/appointments/slots?from=${date}&to=${date}`);
  return (await answer.json())[0].slots.map(({ free }: { free: number }) => free);
}
async function readCalendars(id = 'fitter-1'): Promise<FitterCalendars | undefined> {
  const { fitters } = await (await callAsAdmin(site, 'GET', '/api/fitters/calendars')).json();
  return fitters.find(({ fitterId }: FitterCalendars) => fitterId === id);
}
async function confirm(preferredTimes: string[] = [morning]) {
  const id = await book(site, {
    email,
    preferredDates: [day],
    preferredTimes: preferredTimes as [],
  });
  const answer = await setStatus(site, id, { status: 'confirmed' });
  expect(answer.status).toBe(200);
  return id;
}

describe('a fitter’s own calendar', () => {
  it('makes them unavailable in every slot that it touches, for customers and for staff', async () => {
    expect(await countFree()).toEqual([1, 1, 1, 1]);
    const id = await book(site, { email, preferredDates: [day] });
    show(busyAt(day, '10:30', '11:30'), busyAt(day, '15:00', '17:00'));
    expect((await connect()).status).toBe(204);
    expect(await countFree()).toEqual([0, 0, 1, 0]);
    const availability = await callAsAdmin(
      site,
      'GET',
      `/api/fitters/availability?from=${day}&to=${day}`,
    );
    const [{ slots }] = await availability.json();
    expect(slots.map((slot: { fitters: { state: string }[] }) => slot.fitters[0]?.state)).toEqual([
      'busy',
      'busy',
      'free',
      'busy',
    ]);
    const confirmed = await setStatus(site, id, { status: 'confirmed' });
    expect(confirmed.status).toBe(409);
    const fixed = await callAsAdmin(site, 'PATCH', `/api/appointments/${id}/visit`, {
      visit: { date: day, slot: morning },
      fitterId: 'fitter-1',
    });
    expect(await details(fixed)).toEqual([
      409,
      `Fitter 1 is busy in their own calendar on ${shortWeekdayDate(day)}, ${morning}.`,
    ]);
  });

  it('does not touch a slot that ends when it begins, or begins when it ends', async () => {
    show(busyAt(day, '11:00', '13:00'));
    await connect();
    expect(await countFree()).toEqual([1, 0, 1, 1]);
  });

  it('moves no visit that is fixed: staff see a warning at it, and in the list of fitters', async () => {
    const id = await confirm();
    expect((await readAppointment(site, id)).isFitterBusy).toBe(false);
    show(busyAt(day, '09:00', '09:30'));
    await connect();
    const appointment = await readAppointment(site, id);
    expect(appointment).toMatchObject({
      isFitterBusy: true,
      visit: { date: day, slot: morning },
      fitter: { id: 'fitter-1' },
    });
    expect((await readCalendars())?.busyVisits).toEqual([
      { appointmentId: id, customerName: 'Ann Price', date: day, slot: morning },
    ]);
    const week = await callAsAdmin(site, 'GET', `/api/appointments/visits?from=${day}&to=${day}`);
    expect((await week.json())[0].isFitterBusy).toBe(true);
    const off = await callAsAdmin(site, 'POST', '/api/closed-days', {
      days: [{ day: weekdayFrom(60), name: 'Stocktaking' }],
    });
    expect(off.status).toBe(200);
  });

  it('does not keep a visit away from where it was when a move is undone', async () => {
    const id = await confirm();
    show(busyAt(day, '09:00', '11:00'));
    await connect();
    const visit = { date: day, slot: '1:00 PM - 3:00 PM' };
    const moved = await callAsAdmin(site, 'PATCH', `/api/appointments/${id}/visit`, {
      visit,
      undoable: true,
    });
    expect(moved.status).toBe(200);
    expect((await callAsAdmin(site, 'POST', `/api/appointments/${id}/undo`, {})).status).toBe(200);
    expect(await readAppointment(site, id)).toMatchObject({
      visit: { slot: morning },
      isFitterBusy: true,
    });
  });

  it('is not busy with the firm’s own visits', async () => {
    show({ ...busyAt(day, '09:00', '17:00'), uid: 'visit-a1@wyvernvale.example' });
    await connect();
    expect(await countFree()).toEqual([1, 1, 1, 1]);
  });

  it('is read again every 15 minutes, and loses what is not in it any more', async () => {
    show(busyAt(day, '09:00', '11:00'));
    await connect();
    expect(await readDue()).toBe(0);
    show(busyAt(day, '13:00', '15:00'));
    later(15);
    expect(await readDue()).toBe(1);
    expect(await countFree()).toEqual([1, 1, 0, 1]);
    expect(await readDue()).toBe(0);
  });

  it('is read by one process at a time', async () => {
    await connect();
    later(15);
    const before = calendar.requests;
    expect((await Promise.all([readDue(), readDue(), readDue()])).toSorted()).toEqual([0, 0, 1]);
    expect(calendar.requests - before).toBe(1);
  });

  it('keeps its busy times while it cannot be read, and says since when and why', async () => {
    show(busyAt(day, '09:00', '11:00'));
    await connect();
    const { succeededAt } = (await readCalendars())?.external ?? {};
    expect(succeededAt).toBe(now.toISOString());
    calendar.answer = { status: 404, text: '' };
    later(15);
    await readDue();
    expect((await readCalendars())?.external).toEqual({
      host: new URL(calendar.url).host,
      succeededAt,
      error: 'missing',
      notices: [],
    });
    expect(await countFree()).toEqual([0, 1, 1, 1]);
    calendar.answer = { status: 200, text: '<html>' };
    later(15);
    await readDue();
    expect((await readCalendars())?.external?.error).toBe('not-a-calendar');
    show();
    later(15);
    await readDue();
    expect((await readCalendars())?.external).toMatchObject({
      succeededAt: now.toISOString(),
      error: null,
    });
    expect(await countFree()).toEqual([1, 1, 1, 1]);
  });

  it('names events that staff are to look at, until they are readable', async () => {
    const strange = writeCalendar([busyAt(day, '09:00', '11:00')]).replace(
      /DTSTART.*/,
      'DTSTART:soon',
    );
    calendar.answer = { status: 200, text: strange };
    await connect();
    expect(await countFree()).toEqual([1, 1, 1, 1]);
    expect((await readCalendars())?.external?.notices).toEqual([
      { start: expect.any(String), zone: null },
    ]);
    show(busyAt(day, '09:00', '11:00'));
    later(15);
    await readDue();
    expect(await countFree()).toEqual([0, 1, 1, 1]);
    expect((await readCalendars())?.external?.notices).toEqual([]);
  });

  it('is not overwritten by a reading of the calendar before', async () => {
    await connect();
    later(15);
    const other = await startCalendarServer();
    other.answer = { status: 200, text: writeCalendar([busyAt(day, '09:00', '11:00')]) };
    await Promise.all([readDue(), connect(other.url)]);
    expect(await countFree()).toEqual([0, 1, 1, 1]);
    await other.close();
  });

  it('leaves nothing behind when it is disconnected', async () => {
    show(busyAt(day, '09:00', '17:00'));
    await connect();
    expect((await callAsAdmin(site, 'DELETE', path('fitter-1'))).status).toBe(204);
    expect(await countFree()).toEqual([1, 1, 1, 1]);
    expect((await readCalendars())?.external).toBeNull();
    expect((await callAsAdmin(site, 'DELETE', path('fitter-1'))).status).toBe(404);
  });

  it('is of one fitter only', async () => {
    const jo = await addFitter(site, { name: 'Jo Marsh' });
    show(busyAt(day, '09:00', '11:00'));
    await connect(calendar.url, jo.id);
    expect(await countFree()).toEqual([1, 2, 2, 2]);
    const inactive = buildFitter({ isActive: false });
    await callAsAdmin(site, 'PATCH', `/api/fitters/${jo.id}`, inactive);
  });
});

describe('an address that cannot be read', () => {
  it.each([
    ['nothing', 'url: Please enter an address that begins with https:// or webcal://'],
    [
      'ftp://example.com/x.ics',
      'url: Please enter an address that begins with https:// or webcal://',
    ],
    [
      `https://example.com/${'x'.repeat(2_000)}`,
      'url: Please enter an address of at most 2000 characters',
    ],
    [
      'http://169.254.169.254/latest',
      'url: This address is not on the public internet, or does not begin with https://.',
    ],
    [
      'webcal://10.0.0.1/x.ics',
      'url: This address is not on the public internet, or does not begin with https://.',
    ],
  ])('is refused: %s', async (url, detail) => {
    expect(await details(await connect(url))).toEqual([400, detail]);
    expect((await readCalendars())?.external).toBeNull();
  });

  it('is refused for what it answers, and leaves the calendar before', async () => {
    show(busyAt(day, '09:00', '11:00'));
    await connect();
    calendar.answer = { status: 403, text: '' };
    expect(await details(await connect())).toEqual([
      400,
      'url: The calendar does not let us read it. It may not be shared any more.',
    ]);
    expect(await countFree()).toEqual([0, 1, 1, 1]);
    expect((await connect(calendar.url, 'nobody')).status).toBe(400);
    show();
    expect((await connect(calendar.url, 'nobody')).status).toBe(404);
  });

  it('is nowhere in the history or in what staff are sent', async () => {
    await connect();
    const history = await (await callAsAdmin(site, 'GET', '/api/admin/history')).json();
    expect(history[0]).toMatchObject({ kind: 'calendar', what: 'connected', label: 'Fitter 1' });
    const sent = JSON.stringify([history, await readCalendars()]);
    expect(sent).not.toContain('private-9f2c');
  });
});
