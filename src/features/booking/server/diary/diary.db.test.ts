import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import {
  backdateVisit,
  book,
  dayBeforeOrdinaryWeek,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let clock = () => new Date();
beforeAll(async () => {
  site = await startTestApp({ clock: () => clock() });
});
afterAll(() => site.close());

describe('the statuses', () => {
  it('go from pending over confirmed to completed, with events', async () => {
    const date = weekdayFrom(20);
    const id = await book(site, { preferredDates: [date] });
    const confirmed = await setStatus(site, id, { status: 'confirmed' });
    expect(confirmed.status).toBe(200);
    const visit = { date, slot: '9:00 AM - 11:00 AM' };
    expect(await confirmed.json()).toMatchObject({ status: 'confirmed', visit });
    await backdateVisit(site, id);
    const completed = await (await setStatus(site, id, { status: 'completed' })).json();
    expect(completed).toMatchObject({ status: 'completed', visit: { slot: visit.slot } });
    expect(completed.history).toMatchObject([
      { what: 'booked', by: 'customer' },
      { what: 'confirmed', by: 'Test support', visit },
      { what: 'completed', by: 'Test support' },
    ]);
    const mails = completed.mails.length;
    const reopened = await (await setStatus(site, id, { status: 'confirmed' })).json();
    expect(reopened).toMatchObject({ status: 'confirmed', visit: { slot: visit.slot } });
    expect(reopened.history.at(-1)).toMatchObject({ what: 'reopened', by: 'Test support' });
    expect(reopened.mails).toHaveLength(mails);
  });

  it.each([
    [[], 'completed', 'Only a confirmed appointment can be completed; this one is pending.'],
    [[], 'pending', 'This appointment is already pending.'],
    [
      ['cancelled'],
      'confirmed',
      'Only a pending appointment can be confirmed; this one is cancelled.',
    ],
    [['cancelled'], 'cancelled', 'This appointment is already cancelled.'],
    [
      ['confirmed', 'completed'],
      'cancelled',
      'This appointment is completed: please reopen it first.',
    ],
  ])('after %j reject %s with a message and change nothing', async (before, status, detail) => {
    const id = await book(site, { preferredDates: [weekdayFrom(30)] });
    for (const step of before) {
      if (step === 'completed') await backdateVisit(site, id);
      expect((await setStatus(site, id, { status: step })).status).toBe(200);
    }
    const was = await readAppointment(site, id);
    const answer = await setStatus(site, id, { status });
    expect(answer.status).toBe(409);
    expect((await answer.json()).detail).toBe(detail);
    expect(await readAppointment(site, id)).toEqual(was);
  });

  it('reject completing before the day of the visit in London, and allow it from then on', async () => {
    const date = weekdayFrom(25);
    const id = await book(site, { preferredDates: [date] });
    await setStatus(site, id, { status: 'confirmed' });
    const midnight = instantInLondon(date, '00:00');
    try {
      clock = () => new Date(midnight.getTime() - 1);
      const early = await setStatus(site, id, { status: 'completed' });
      expect(early.status).toBe(409);
      expect((await early.json()).detail).toBe(
        `This visit is on ${shortWeekdayDate(date)}. You can complete it on the day or afterwards.`,
      );
      expect((await readAppointment(site, id)).status).toBe('confirmed');
      clock = () => midnight;
      expect((await setStatus(site, id, { status: 'completed' })).status).toBe(200);
    } finally {
      clock = () => new Date();
    }
  });

  it('reject an unknown status', async () => {
    expect((await setStatus(site, await book(site), { status: 'lost' })).status).toBe(400);
  });
});

describe('a confirmation', () => {
  it('fixes the requested visit that staff choose, and no other', async () => {
    const [first, second] = [weekdayFrom(40), weekdayFrom(43)];
    const asked = {
      preferredDates: [first, second],
      preferredTimes: ['9:00 AM - 11:00 AM' as const, '1:00 PM - 3:00 PM' as const],
    };
    const id = await book(site, asked);
    const other = { date: second, slot: '11:00 AM - 1:00 PM' };
    const refused = await setStatus(site, id, { status: 'confirmed', visit: other });
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toBe(
      'visit: must be one of the dates and times that the customer asked for.',
    );
    const visit = { date: second, slot: '1:00 PM - 3:00 PM' };
    const confirmed = await setStatus(site, id, { status: 'confirmed', visit });
    expect(await confirmed.json()).toMatchObject({ status: 'confirmed', visit });
  });

  it('fixes the first requested visit that is free, and is rejected with the reason when none is', async () => {
    const asked = {
      preferredDates: [weekdayFrom(50), weekdayFrom(53)],
      preferredTimes: ['11:00 AM - 1:00 PM' as const],
    };
    const confirm = async () => setStatus(site, await book(site, asked), { status: 'confirmed' });
    const third = await book(site, asked);
    expect((await (await confirm()).json()).visit.date).toBe(asked.preferredDates[0]);
    expect((await (await confirm()).json()).visit.date).toBe(asked.preferredDates[1]);
    const refused = await setStatus(site, third, { status: 'confirmed' });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      'There is no free place at any of the dates and times asked for: please agree another one.',
    );
    expect(await readAppointment(site, third)).toMatchObject({ status: 'pending', visit: null });
  });

  it('releases its place when cancelled, and can be requested again', async () => {
    const asked = { preferredDates: [weekdayFrom(60)] };
    const [one, other] = [await book(site, asked), await book(site, asked)];
    await setStatus(site, one, { status: 'confirmed' });
    expect((await setStatus(site, other, { status: 'confirmed' })).status).toBe(409);
    const cancelled = await (await setStatus(site, one, { status: 'cancelled' })).json();
    expect(cancelled).toMatchObject({ status: 'cancelled', visit: null });
    expect((await setStatus(site, other, { status: 'confirmed' })).status).toBe(200);
    expect((await setStatus(site, one, { status: 'pending' })).status).toBe(200);
    expect((await setStatus(site, one, { status: 'confirmed' })).status).toBe(409);
  });

  it('never fixes the last slot on a Saturday', async () => {
    const weekday = dayBeforeOrdinaryWeek(70);
    const saturday = addDays(weekday, 6 - new Date(weekday).getUTCDay());
    const id = await book(site, {
      preferredDates: [saturday],
      preferredTimes: ['3:00 PM - 5:00 PM', '1:00 PM - 3:00 PM'],
    });
    const confirmed = await (await setStatus(site, id, { status: 'confirmed' })).json();
    expect(confirmed.visit).toEqual({ date: saturday, slot: '1:00 PM - 3:00 PM' });
  });
});

describe('the free slots', () => {
  const read = async (query: string) => fetch(`${site.origin}/api/appointments/slots${query}`);

  it('are listed for every day but Sundays, without the last slot on Saturdays', async () => {
    const from = dayBeforeOrdinaryWeek(80);
    const days = await (await read(`?from=${from}&to=${addDays(from, 6)}`)).json();
    expect(days).toHaveLength(6);
    for (const { date, slots } of days)
      expect(slots).toHaveLength(new Date(date).getUTCDay() === 6 ? 3 : 4);
  });

  it('lose a place by each confirmed visit', async () => {
    const date = weekdayFrom(90);
    const id = await book(site, { preferredDates: [date] });
    const free = async () => (await (await read(`?from=${date}&to=${date}`)).json())[0].slots[0];
    expect(await free()).toEqual({ slot: '9:00 AM - 11:00 AM', free: 1 });
    await setStatus(site, id, { status: 'confirmed' });
    expect(await free()).toEqual({ slot: '9:00 AM - 11:00 AM', free: 0 });
  });

  it('begin today and end with the last day that can be booked', async () => {
    const today = dayInLondon(new Date());
    const days = await (await read(`?from=${addDays(today, -30)}&to=${addDays(today, 20)}`)).json();
    expect(days[0].date >= today).toBe(true);
    const late = await (
      await read(`?from=${addDays(today, 170)}&to=${addDays(today, 200)}`)
    ).json();
    expect(late.at(-1).date <= addDays(today, 180)).toBe(true);
  });

  it.each([
    ['?from=2026-02-30', 'from: must be a day that exists.'],
    ['?from=tomorrow', 'from: must be a day as yyyy-mm-dd.'],
    ['?from=2026-05-02&to=2026-05-01', 'to: must not be before from.'],
    ['?from=2026-01-01&to=2026-12-31', 'to: must be at most 62 days after from.'],
  ])('are refused for %s', async (query, detail) => {
    const answer = await read(query);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(detail);
  });
});

describe('with two fitters', () => {
  it('a slot is given twice, never a third time, and again after a cancellation', async () => {
    const pair = await startTestApp({ fitters: 2 });
    const preferredDates = [weekdayFrom(20)];
    const ids = await Promise.all([1, 2, 3].map(() => book(pair, { preferredDates })));
    const confirm = async (id: string | undefined) =>
      (await setStatus(pair, id ?? '', { status: 'confirmed' })).status;
    expect([await confirm(ids[0]), await confirm(ids[1]), await confirm(ids[2])]).toEqual([
      200, 200, 409,
    ]);
    await setStatus(pair, ids[0] ?? '', { status: 'cancelled' });
    expect(await confirm(ids[2])).toBe(200);
    await pair.close();
  });
});
