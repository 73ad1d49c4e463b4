import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInLondon } from '#platform/london-time.ts';
import {
  book,
  buildBooking,
  postBooking,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/bookings.ts';
import { keepEstimate } from '#tests/support/keep-estimate.ts';
import { staffHeaders } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const staff = () => staffHeaders(site, 'support');

describe('a booking that is sent', () => {
  it('is answered with its id and status and nothing else, and stored as staff see it', async () => {
    const answer = await postBooking(
      site.origin,
      buildBooking({ postcode: 'sn153hr', budget: '1000-2500', requirements: 'Stairs too' }),
    );
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toEqual({ id: expect.any(String), status: 'pending' });
    expect(await readAppointment(site, body.id)).toMatchObject({
      ...buildBooking(),
      id: body.id,
      status: 'pending',
      postcode: 'SN15 3HR',
      budget: '1000-2500',
      requirements: 'Stairs too',
      calculatorData: null,
      outsideArea: false,
      distanceMiles: expect.any(Number),
      quotedAmount: null,
      notes: null,
      visit: null,
      history: [{ by: 'customer', what: 'booked', visit: null }],
      mails: [
        { kind: 'booking-received', to: 'ann@example.com', state: 'waiting' },
        { kind: 'notice-received', to: 'hello@wyvernvale.example', state: 'waiting' },
      ],
    });
  });

  it('is accepted from outside the area, and flagged', async () => {
    const far = await readAppointment(site, await book(site, { postcode: 'EH1 1YZ' }));
    expect(far).toMatchObject({ outsideArea: true, status: 'pending' });
    expect(far.distanceMiles).toBeGreaterThan(25);
    const unknown = await readAppointment(site, await book(site, { postcode: 'QQ1 1QQ' }));
    expect(unknown).toMatchObject({ outsideArea: false, distanceMiles: null });
  });

  it('shows the sums of the stored estimate, not those that the browser claims', async () => {
    const estimateId = (await keepEstimate(site, 'laminate')).split('/').at(-1);
    const estimate = await (await fetch(`${site.origin}/api/estimates/${estimateId}`)).json();
    const id = await book(site, {
      calculatorData: { totalCost: 1, rooms: [{ area: 1 }], estimateId, basket: ['a-product'] },
    });
    expect((await readAppointment(site, id)).calculatorData).toEqual({
      estimateId,
      flooringType: 'laminate',
      totalCost: estimate.breakdown.total,
      totalArea: estimate.totalArea,
      rooms: estimate.rooms.map(({ name, area }: { name: string; area: number }) => ({
        name,
        area,
      })),
      basket: ['a-product'],
    });
  });

  it('is kept although its estimate is unknown', async () => {
    const id = await book(site, {
      calculatorData: { totalCost: 9, estimateId: 'nobody-has-this' },
    });
    expect((await readAppointment(site, id)).calculatorData).toBeNull();
  });

  it('is refused with every field that is wrong, in the order of the form and in its words', async () => {
    const answer = await postBooking(site.origin, {
      ...buildBooking(),
      customerName: 'A',
      phone: '123',
      preferredDates: ['2020-01-01'],
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      detail: 'customerName: Name must be at least 2 characters',
      errors: [
        { field: 'customerName', message: 'Name must be at least 2 characters' },
        { field: 'phone', message: 'Please enter a valid phone number' },
        { field: 'preferredDates[0]', message: 'Please select a date that is not in the past' },
      ],
    });
  });

  it('is refused when the field that people do not see is filled in', async () => {
    const answer = await postBooking(site.origin, {
      ...buildBooking(),
      website: 'http://x.example',
    });
    expect(answer.status).toBe(400);
  });

  it.each(['null', '[]', '"text"', '{"flooringTypes":"carpet"}', '{'])(
    'is refused when its body is %s',
    async (body) => {
      const answer = await fetch(`${site.origin}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe('staff', () => {
  it.each([
    ['GET', '/api/appointments'],
    ['GET', '/api/appointments/any'],
    ['PATCH', '/api/appointments/any/status'],
    ['PATCH', '/api/appointments/any'],
    ['GET', '/api/mails'],
    ['POST', '/api/mails/any/retry'],
  ])('alone may %s %s', async (method, path) => {
    const init = {
      method,
      ...(method === 'PATCH' && {
        headers: { 'content-type': 'application/json' },
        body: '{"status":"cancelled"}',
      }),
    };
    expect((await fetch(`${site.origin}${path}`, init)).status).toBe(401);
    const headers = { ...init.headers, ...(await staff()) };
    expect([200, 404]).toContain(
      (await fetch(`${site.origin}${path}`, { ...init, headers })).status,
    );
  });

  it('note an amount and words on an appointment, and take them off again', async () => {
    const id = await book(site);
    const edit = async (body: unknown) =>
      fetch(`${site.origin}/api/appointments/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...(await staff()) },
        body: JSON.stringify(body),
      });
    const edited = await (await edit({ quotedAmount: 1081.99, notes: ' Two flights ' })).json();
    expect(edited).toMatchObject({ quotedAmount: 1081.99, notes: 'Two flights' });
    expect(edited.history.at(-1)).toMatchObject({ by: 'Test support', what: 'edited' });
    expect(await (await edit({ quotedAmount: null })).json()).toMatchObject({
      quotedAmount: null,
      notes: 'Two flights',
    });
    for (const quotedAmount of [-1, 1.005, 2_000_000, '5'])
      expect((await edit({ quotedAmount })).status).toBe(400);
  });

  it('change nothing by an id that does not exist', async () => {
    expect((await setStatus(site, 'nobody', { status: 'cancelled' })).status).toBe(404);
  });
});

describe('the statuses', () => {
  it('go from pending over confirmed to completed, with a history', async () => {
    const date = weekdayFrom(20);
    const id = await book(site, { preferredDates: [date] });
    const confirmed = await setStatus(site, id, { status: 'confirmed' });
    expect(confirmed.status).toBe(200);
    const visit = { date, slot: '9:00 AM - 11:00 AM' };
    expect(await confirmed.json()).toMatchObject({ status: 'confirmed', visit });
    const completed = await (await setStatus(site, id, { status: 'completed' })).json();
    expect(completed).toMatchObject({ status: 'completed', visit });
    expect(completed.history).toMatchObject([
      { what: 'booked', by: 'customer' },
      { what: 'confirmed', by: 'Test support', visit },
      { what: 'completed', by: 'Test support' },
    ]);
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
      'This appointment is completed and cannot be changed any more.',
    ],
  ])('after %j refuse %s in a sentence and change nothing', async (before, status, detail) => {
    const id = await book(site, { preferredDates: [weekdayFrom(30)] });
    for (const step of before) await setStatus(site, id, { status: step });
    const was = await readAppointment(site, id);
    const answer = await setStatus(site, id, { status });
    expect(answer.status).toBe(409);
    expect((await answer.json()).detail).toBe(detail);
    expect(await readAppointment(site, id)).toEqual(was);
  });

  it('refuse a status that does not exist', async () => {
    expect((await setStatus(site, await book(site), { status: 'lost' })).status).toBe(400);
  });
});

describe('a confirmation', () => {
  it('fixes the visit that staff choose out of those asked for, and no other', async () => {
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

  it('takes the first asked-for visit that is free, and is refused with the reason when none is', async () => {
    const asked = {
      preferredDates: [weekdayFrom(50), weekdayFrom(53)],
      preferredTimes: ['11:00 AM - 1:00 PM' as const],
    };
    const confirm = async () => setStatus(site, await book(site, asked), { status: 'confirmed' });
    expect((await (await confirm()).json()).visit.date).toBe(asked.preferredDates[0]);
    expect((await (await confirm()).json()).visit.date).toBe(asked.preferredDates[1]);
    const third = await book(site, asked);
    const refused = await setStatus(site, third, { status: 'confirmed' });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      'There is no free place at any of the dates and times asked for: please agree on another one.',
    );
    expect(await readAppointment(site, third)).toMatchObject({ status: 'pending', visit: null });
  });

  it('leaves its place to others once it is cancelled, and can be asked for again', async () => {
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
    const weekday = weekdayFrom(70);
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

  it('are told for every day but Sundays, without the last slot on Saturdays', async () => {
    const from = weekdayFrom(80);
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
