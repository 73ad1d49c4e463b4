import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  book,
  buildBooking,
  postBooking,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { changeSlots, resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
afterEach(() => resetFirm());

const nine = '9:00 AM - 11:00 AM';
const three = '3:00 PM - 5:00 PM';
const changeTimes = () => changeSlots('8:00-10:00, 10:00-12:00, 13:00-16:00');
const [eight, ten, one] = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '1:00 PM - 4:00 PM',
] as const;

async function read(path: string) {
  const answer = await fetch(site.origin + path, { headers: await staffHeaders(site, 'support') });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function changeVisit(id: string, visit: { date: string; slot: string }) {
  return fetch(`${site.origin}/api/appointments/${id}/visit`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify({ visit }),
  });
}

it('a fixed visit keeps its time when the firm changes its times, and takes those that overlap it', async () => {
  const date = weekdayFrom(40);
  const id = await book(site, { preferredDates: [date], preferredTimes: [nine] });
  await setStatus(site, id, { status: 'confirmed' });
  changeTimes();
  const [day] = await read(`/api/appointments/slots?from=${date}&to=${date}`);
  expect(day.slots).toEqual([
    { slot: eight, free: 0 },
    { slot: ten, free: 0 },
    { slot: one, free: 1 },
  ]);
  const board = await read(`/api/appointments/day?date=${date}`);
  expect(board.slots.map(({ slot }: { slot: string }) => slot)).toEqual([eight, nine, ten, one]);
  expect(board.fitters[0]).toMatchObject({
    states: ['visit', 'closed', 'visit', 'free'],
    visits: [{ appointmentId: id, slot: nine }],
  });
  expect((await changeVisit(id, { date, slot: one })).status).toBe(200);
  expect((await readAppointment(site, id)).visit).toMatchObject({ date, slot: one });
});

it('a time that is offered no longer is refused everywhere it can be chosen', async () => {
  const date = weekdayFrom(50);
  const [id, link] = [
    await book(site, { preferredDates: [date], preferredTimes: [nine, three] }),
    await bookForLink(site, { preferredDates: [date], preferredTimes: [three], confirm: true }),
  ];
  changeTimes();
  const booked = await postBooking(
    site.origin,
    buildBooking({ preferredDates: [date], preferredTimes: [nine] }),
  );
  expect(booked.status).toBe(400);
  expect((await booked.json()).detail).toContain('Choose one of our times');
  const changed = await changeVisit(id, { date, slot: nine });
  expect(changed.status).toBe(400);
  expect((await changed.json()).detail).toContain('Choose one of our times');
  const confirmed = await setStatus(site, id, { status: 'confirmed', visit: { date, slot: nine } });
  expect(confirmed.status).toBe(400);
  const own = `${site.origin}/api/visits/${link.split('/').at(-1)}`;
  const moved = await fetch(`${own}/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visit: { date, slot: nine } }),
  });
  expect(moved.status).toBe(400);
  const offered = await fetch(`${site.origin}/api/appointments/${id}/offer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify({ times: [{ date, slot: nine }] }),
  });
  expect(offered.status).toBe(400);
  expect((await read(`/api/visits/${link.split('/').at(-1)}`)).visit).toEqual({
    date,
    slot: three,
  });
  expect((await changeVisit(id, { date, slot: ten })).status).toBe(200);
});
