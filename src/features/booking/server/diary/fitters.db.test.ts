import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortWeekdayDate, weekdayDate } from '#platform/dates/short-dates.ts';
import {
  book,
  buildBooking,
  postBooking,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import {
  addFitter,
  buildFitter,
  callAsAdmin,
  readFitters,
} from '#tests/support/fixtures/fitters.ts';
import { seedAccount, staffHeaders } from '#tests/support/fixtures/staff.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { DiaryVisit } from '../../diary/contract.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const slot = '9:00 AM - 11:00 AM';
const email = 'ann@example.com';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
});

const readDay = async (date: string) =>
  (await (await fetch(`${site.origin}/api/appointments/slots?from=${date}&to=${date}`)).json())[0];
const countFree = async (date: string) =>
  (await readDay(date)).slots.map(({ free }: { free: number }) => free);
const readVisits = async (date: string): Promise<DiaryVisit[]> => {
  const answer = await fetch(`${site.origin}/api/appointments/visits?from=${date}&to=${date}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return answer.json();
};
const confirmOn = async (date: string, more: Partial<ReturnType<typeof buildBooking>> = {}) => {
  const id = await book(site, { email, preferredDates: [date], ...more });
  const answer = await setStatus(site, id, { status: 'confirmed' });
  expect(answer.status).toBe(200);
  return id;
};
const post = (path: string, body: unknown) => callAsAdmin(site, 'POST', path, body);
const edit = (id: string, body: unknown) => callAsAdmin(site, 'PATCH', `/api/fitters/${id}`, body);
const details = async (answer: Response) => [answer.status, (await answer.json()).detail];

describe('the free fitters of a day', () => {
  it('follow from who works then, their time off and closed days', async () => {
    const date = weekdayFrom(10);
    expect(await countFree(date)).toEqual([1, 1, 1, 1]);
    const mornings = buildFitter().hours.map(() => ({ from: '09:00', to: '13:30' }));
    const jo = await addFitter(site, { hours: mornings });
    expect(await countFree(date)).toEqual([2, 2, 1, 1]);
    const added = await post(`/api/fitters/${jo.id}/time-off`, { fromDay: date, toDay: date });
    expect(added.status).toBe(201);
    expect(await countFree(date)).toEqual([1, 1, 1, 1]);
    const [timeOff] = (await added.json()).timeOff;
    expect(timeOff).toMatchObject({ fromDay: date, toDay: date, reason: null });
    await callAsAdmin(site, 'DELETE', `/api/fitters/${jo.id}/time-off/${timeOff.id}`);
    expect(await countFree(date)).toEqual([2, 2, 1, 1]);
    await edit(jo.id, buildFitter({ isActive: false }));
    expect(await countFree(date)).toEqual([1, 1, 1, 1]);
    const days = [{ day: date, name: 'Stocktaking' }];
    const coming = async () => (await fetch(`${site.origin}/api/closed-days/coming`)).json();
    const words = weekdayDate(date);
    const period = expect.objectContaining({ from: date, to: date, name: 'Stocktaking', words });
    expect((await post('/api/closed-days', { days })).status).toBe(200);
    expect(await coming()).toContainEqual(period);
    expect(await readDay(date)).toMatchObject({
      closed: 'Stocktaking',
      slots: [{ free: 0 }, { free: 0 }, { free: 0 }, { free: 0 }],
    });
    const refused = await postBooking(site.origin, buildBooking({ preferredDates: [date] }));
    expect(await details(refused)).toEqual([
      400,
      `preferredDates[0]: We are closed on ${shortWeekdayDate(date)} (Stocktaking): please select another date`,
    ]);
    await callAsAdmin(site, 'DELETE', `/api/closed-days/${date}`);
    expect(await coming()).not.toContainEqual(period);
    expect(await countFree(date)).toEqual([1, 1, 1, 1]);
  });

  it('prefer the fitter of the area', async () => {
    const bath = await addFitter(site, { name: 'Bea Lowe', outcodes: ['BA1', 'BA2'] });
    const date = weekdayFrom(17);
    await confirmOn(date, { postcode: 'BA1 1AA' });
    await confirmOn(date);
    expect((await readVisits(date)).map(({ fitter, postcode }) => [postcode, fitter.name])).toEqual(
      [
        ['SN15 3HR', 'Fitter 1'],
        ['BA1 1AA', 'Bea Lowe'],
      ],
    );
    await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
    await edit(bath.id, buildFitter({ isActive: false }));
  });
});

describe('a day off with a booked visit', () => {
  it('is refused with the visits; other fitters take them when staff say so, else they are moved first', async () => {
    const date = weekdayFrom(24);
    const day = `Ann Price on ${shortWeekdayDate(date)}, ${slot}`;
    await confirmOn(date);
    const off = { fromDay: date, toDay: date, reason: 'Holiday' };
    const own = '/api/fitters/fitter-1/time-off';
    const alone = `1 visit is booked then, and nobody else is free: ${day}. Move or cancel it first.`;
    expect(await details(await post(own, off))).toEqual([409, alone]);
    expect(await details(await post(own, { ...off, reassign: true }))).toEqual([409, alone]);
    expect((await readFitters(site))[0]?.timeOff).toEqual([]);
    const jo = await addFitter(site, { name: 'Cy Dunn' });
    expect(await details(await post(own, off))).toEqual([
      409,
      `1 visit is booked then: ${day}. Other fitters are free to make it.`,
    ]);
    expect((await readVisits(date))[0]?.fitter.name).toBe('Fitter 1');
    expect((await post(own, { ...off, reassign: true })).status).toBe(201);
    const [visit] = await readVisits(date);
    expect(visit?.fitter.id).toBe(jo.id);
    const appointment = await callAsAdmin(site, 'GET', `/api/appointments/${visit?.appointmentId}`);
    expect((await appointment.json()).history.at(-1)).toMatchObject({
      what: 'assigned',
      by: 'Test admin',
      note: 'Cy Dunn',
    });
    expect(await details(await edit(jo.id, buildFitter({ isActive: false })))).toEqual([
      409,
      alone,
    ]);
    const closing = await post('/api/closed-days', { days: [{ day: date, name: 'Party' }] });
    expect(await details(closing)).toEqual([409, alone]);
    expect((await readDay(date)).closed).toBeUndefined();
  });

  it('is not mistaken for one on another day', async () => {
    const date = weekdayFrom(31);
    await confirmOn(date);
    const later = weekdayFrom(38);
    const answer = await post('/api/fitters/fitter-1/time-off', { fromDay: later, toDay: later });
    expect(answer.status).toBe(201);
  });

  const runs = loopLength(3, 40);
  it(`never wins together with a confirmation for it (${runs} runs)`, async () => {
    const own = '/api/fitters/fitter-1/time-off';
    for (let run = 0; run < runs; run += 1) {
      await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
      for (const { id, isActive, ...fitter } of await readFitters(site))
        if (id !== 'fitter-1' && isActive)
          await edit(id, buildFitter({ ...fitter, isActive: false }));
      const date = weekdayFrom(45);
      const id = await book(site, { email, preferredDates: [date] });
      const [confirmed, off] = await Promise.all([
        setStatus(site, id, { status: 'confirmed' }),
        post(own, { fromDay: date, toDay: date }),
      ]);
      expect([confirmed.status, off.status].toSorted()).toEqual(
        confirmed.status === 200 ? [200, 409] : [201, 409],
      );
      if (off.status !== 201) continue;
      const { timeOff } = await off.json();
      const added = timeOff.find(({ fromDay }: { fromDay: string }) => fromDay === date);
      await callAsAdmin(site, 'DELETE', `${own}/${added.id}`);
    }
  });
});

describe('a bank holiday', () => {
  const read = async () => (await callAsAdmin(site, 'GET', '/api/closed-days')).json();

  it('is closed until it is opened, and again when it is closed', async () => {
    const { closed, proposed } = await read();
    const [holiday] = closed;
    expect(closed.length).toBeGreaterThanOrEqual(7);
    expect(proposed).toEqual([]);
    const request = buildBooking({ preferredDates: [holiday.day] });
    const refused = await postBooking(site.origin, request);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`(${holiday.name})`);

    const opened = await (
      await callAsAdmin(site, 'DELETE', `/api/closed-days/${holiday.day}`)
    ).json();
    expect(opened).toEqual({ closed: closed.slice(1), proposed: [holiday], short: [] });
    expect((await postBooking(site.origin, request)).status).toBe(201);
    expect((await callAsAdmin(site, 'DELETE', `/api/closed-days/${holiday.day}`)).status).toBe(404);

    const renamed = { ...holiday, name: 'Off' };
    expect(await (await post('/api/closed-days', { days: [renamed] })).json()).toEqual({
      closed: [renamed, ...closed.slice(1)],
      proposed: [],
      short: [],
    });
  });
});

describe('wrong input', () => {
  it.each([
    [{ name: 'J' }, 'name: Name must be at least 2 characters'],
    [{ colour: 'pink' }, 'colour: Please select a colour from the list'],
    [{ hours: [] }, 'hours: Please enter the hours of Monday to Saturday'],
    [
      { hours: Array(6).fill({ from: '12:00', to: '09:00' }) },
      'hours[0].to: Please enter an end that is after the start',
    ],
    [{ outcodes: ['Bath'] }, 'outcodes[0]: Please enter first halves of postcodes, such as BS1'],
    [{ accountId: 'nobody' }, 'accountId: there is no staff account by this id.'],
  ])('of a fitter, %j, is refused: %s', async (wrong, detail) => {
    const answer = await post('/api/fitters', { ...buildFitter(), ...wrong });
    expect(await details(answer)).toEqual([400, detail]);
  });

  it.each([
    [{ fromDay: '2026-02-30', toDay: '2026-03-01' }, 'fromDay: Please select a valid date'],
    [
      { fromDay: '2026-03-02', toDay: '2026-03-01' },
      'toDay: Please select a last day that is not before the first',
    ],
    [{ fromDay: '2026-03-02', toDay: '2028-03-01' }, 'toDay: Please select at most 366 days'],
  ])('of time off, %j, is refused: %s', async (wrong, detail) => {
    expect(await details(await post('/api/fitters/fitter-1/time-off', wrong))).toEqual([
      400,
      detail,
    ]);
  });

  it('an account is of one fitter, an unknown fitter, period or day is a 404', async () => {
    const { id: accountId } = await seedAccount(site, { role: 'support' });
    await addFitter(site, { name: 'Di Ash', accountId });
    const twice = await post('/api/fitters', buildFitter({ accountId }));
    expect(await details(twice)).toEqual([409, 'accountId: this account is Di Ash’s already.']);
    expect((await edit('nobody', buildFitter())).status).toBe(404);
    expect((await callAsAdmin(site, 'DELETE', '/api/fitters/fitter-1/time-off/x')).status).toBe(
      404,
    );
    expect((await callAsAdmin(site, 'DELETE', '/api/closed-days/2026-03-03')).status).toBe(404);
    expect((await callAsAdmin(site, 'DELETE', '/api/closed-days/christmas')).status).toBe(404);
  });
});
