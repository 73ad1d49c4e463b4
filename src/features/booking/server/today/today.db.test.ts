import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TodayAnswer, VisitReportInput } from '#features/booking/today/contract.ts';
import { book, readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { addFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { sendSketch } from '#tests/support/fixtures/sketches.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { VisitSlot } from '../../visit-slots.ts';

const monday = new Date('2027-06-14T07:00:00Z');
const tuesday = '2027-06-15';
const nine = '9:00 AM - 11:00 AM';
const eleven: VisitSlot = '11:00 AM - 1:00 PM';

let site: TestApp;
let now = monday;
let jo: string;
let other: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  await site.database.db.execute('truncate fitters cascade');
  jo = (await addFitter(site, { name: 'Jo Marsh', accountId: await staffId(site, 'fitter') })).id;
  other = (await addFitter(site, { name: 'Sam Reed' })).id;
});
beforeEach(async () => {
  now = monday;
  await site.database.db.execute('truncate appointments, mails cascade');
});
afterAll(() => site.close());

type Role = 'fitter' | 'support';

const readToday = async (role: Role = 'fitter'): Promise<TodayAnswer> =>
  (await fetch(`${site.origin}/api/today`, { headers: await staffHeaders(site, role) })).json();

async function fixVisit(
  slot: VisitSlot,
  fitterId = jo,
  overrides: Parameters<typeof book>[1] = {},
) {
  const id = await book(site, {
    preferredDates: [tuesday],
    preferredTimes: [slot],
    ...overrides,
  });
  const visit = { date: tuesday, slot };
  const answer = await setStatus(site, id, { status: 'confirmed', visit, fitterId });
  expect(answer.status).toBe(200);
  return id;
}

let reports = 0;
type Report = Partial<VisitReportInput> & Pick<VisitReportInput, 'kind' | 'appointmentId'>;

async function report(body: Report, role: Role = 'fitter') {
  reports += 1;
  const answer = await fetch(`${site.origin}/api/today/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, role)) },
    body: JSON.stringify({
      id: `report-${reports}-${Date.now()}`,
      visit: { date: tuesday, slot: nine },
      at: now.toISOString(),
      ...body,
    }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

describe('the coming days of a fitter', () => {
  it('hold only own visits, with what is needed on them', async () => {
    const estimateId = (await createEstimate(site, 'carpet')).replace('/estimate/', '');
    const sketch = await (await sendSketch(site, estimateId)).json();
    const id = await fixVisit(nine, jo, {
      requirements: 'Two cats',
      calculatorData: { estimateId },
    });
    await fixVisit(nine, other);
    const { visits, floors: _, ...rest } = await readToday();
    expect(rest).toEqual({
      today: '2027-06-14',
      fitter: { id: jo, name: 'Jo Marsh' },
      isLinked: true,
    });
    expect(visits).toMatchObject([
      {
        appointmentId: id,
        phone: '01632 960147',
        requirements: 'Two cats',
        arrivesAt: '09:00',
        travelMinutes: expect.any(Number),
        fits: true,
        estimate: {
          rooms: [{ name: 'Lounge', length: 5.9, width: 4.4 }, {}, {}, {}],
          sketches: [sketch],
        },
        measured: null,
        reports: [],
      },
    ]);
    expect(visits[0]).not.toHaveProperty('email');
  });

  it('are everybody’s for the office', async () => {
    await fixVisit(nine);
    await fixVisit(nine, other);
    const { fitter, visits } = await readToday('support');
    expect([fitter, visits.map((visit) => visit.fitter.name)]).toEqual([
      null,
      ['Jo Marsh', 'Sam Reed'],
    ]);
  });

  it('are empty for an account that belongs to no fitter', async () => {
    await fixVisit(nine);
    const unlinked = { name: 'Jo Marsh', colour: 'blue', outcodes: [], isActive: true };
    const { hours } = (await (await callAsAdmin(site, 'GET', '/api/fitters')).json())[0];
    const link = (accountId: string | null) =>
      callAsAdmin(site, 'PATCH', `/api/fitters/${jo}`, { ...unlinked, hours, accountId });
    await link(null);
    expect(await readToday()).toMatchObject({ isLinked: false, fitter: null, visits: [] });
    expect(await report({ kind: 'note', appointmentId: 'x', text: 'a' })).toMatchObject({
      status: 404,
    });
    await link(await staffId(site, 'fitter'));
  });
});

describe('a report', () => {
  it('of arriving, of a note and of the end is stored with the time of the device', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T10:30:00Z');
    const at = '2027-06-15T08:05:00.000Z';
    expect(await report({ kind: 'arrived', appointmentId: id, at })).toMatchObject({ status: 200 });
    await report({ kind: 'note', appointmentId: id, text: 'Floor is damp by the door' });
    await report({ kind: 'done', appointmentId: id });
    expect((await readToday()).visits[0]).toMatchObject({
      status: 'completed',
      reports: [
        { kind: 'arrived', at, by: 'Test fitter', text: null },
        { kind: 'note', text: 'Floor is damp by the door' },
        { kind: 'done', at: now.toISOString() },
      ],
    });
    await setStatus(site, id, { status: 'confirmed' });
    expect((await readToday()).visits[0]?.reports).toHaveLength(2);
  });

  it('counts once, however often and at how many times at once it is sent', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T10:30:00Z');
    for (const kind of ['arrived', 'done'] as const) {
      const same = { kind, appointmentId: id, id: `same-report-${kind}` };
      const answers = await Promise.all(Array.from({ length: 8 }, () => report(same)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await report(same)).toMatchObject({ status: 200, id: same.id });
    }
    const { history } = await readAppointment(site, id);
    const kinds = history.map(({ what }: { what: string }) => what);
    expect(kinds).toEqual(['booked', 'confirmed', 'arrived', 'completed']);
  });

  it('of rooms that were measured is priced and stored beside the customer’s estimate', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T10:30:00Z');
    const estimate = {
      flooringType: 'carpet' as const,
      rooms: [
        {
          name: 'Lounge',
          length: 4.25,
          width: 3.1,
          doorways: [{ kind: 'ramp' as const }],
          parts: [{ side: 'right' as const, width: 2.4, depth: 1.8 }],
        },
        { name: 'Stairs', stairs: { landing: { length: 2, width: 1 } } },
      ],
      extras: { uplift: true },
      underlayId: 'pu-underlay-11mm',
    };
    expect(await report({ kind: 'measured', appointmentId: id, estimate })).toMatchObject({
      status: 200,
    });
    const [visit] = (await readToday()).visits;
    expect(visit?.measured).toMatchObject({
      rooms: [
        {
          name: 'Lounge',
          length: 4.25,
          width: 3.1,
          doorways: [{ width: 0.76, kind: 'ramp' }],
          parts: [{ side: 'right', start: 0, width: 2.4, depth: 1.8 }],
        },
        { name: 'Stairs', stairs: { steps: 13, landing: { length: 2, width: 1 } } },
      ],
      extras: { uplift: true, doorTrims: 0 },
      underlay: { id: 'pu-underlay-11mm', price: 5.95 },
      totalCost: expect.any(Number),
    });
    expect(visit?.estimate).toBeNull();
    const { history, measured } = await readAppointment(site, id);
    const stored = await (
      await fetch(`${site.origin}/api/estimates/${measured.estimateId}`)
    ).json();
    expect(stored.measured).toEqual({ by: 'Test fitter', at: now.toISOString() });
    expect(stored).not.toHaveProperty('promisePercent');
    expect(history.at(-1)).toMatchObject({ what: 'measured', by: 'Test fitter' });
  });

  it('is refused where the visit has changed since, and nothing is stored', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T08:30:00Z');
    const moved = { visit: { date: tuesday, slot: eleven } };
    const path = `/api/appointments/${id}/visit`;
    await callAsAdmin(site, 'PATCH', path, { ...moved, fitterId: jo });
    expect(await report({ kind: 'arrived', appointmentId: id })).toMatchObject({
      status: 409,
      detail: 'This visit was moved to Tue 15 Jun 2027, 11:00 AM - 1:00 PM.',
    });
    await callAsAdmin(site, 'PATCH', path, { ...moved, fitterId: other });
    expect(await report({ kind: 'done', appointmentId: id, ...moved })).toMatchObject({
      status: 403,
      detail: 'This visit is another fitter’s now.',
    });
    await setStatus(site, id, { status: 'cancelled' });
    expect(await report({ kind: 'done', appointmentId: id, ...moved })).toMatchObject({
      status: 409,
      detail: 'This visit was cancelled.',
    });
    const { history } = await readAppointment(site, id);
    expect(history.at(-1)).toMatchObject({ what: 'cancelled' });
  });

  it('is refused before the day of the visit, except for a note', async () => {
    const id = await fixVisit(nine);
    for (const kind of ['arrived', 'done'] as const)
      expect((await report({ kind, appointmentId: id })).status).toBe(409);
    const note = { kind: 'note', appointmentId: id, text: 'Bring the long ruler' } as const;
    expect((await report(note)).status).toBe(200);
  });

  it('of the end is accepted when the office has completed the visit', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T10:30:00Z');
    await setStatus(site, id, { status: 'completed' });
    expect((await report({ kind: 'done', appointmentId: id })).status).toBe(200);
    expect(await report({ kind: 'arrived', appointmentId: id })).toMatchObject({
      status: 409,
      detail: 'This visit is completed already.',
    });
  });

  it('says the reason why a visit could not be made', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T10:30:00Z');
    expect(await report({ kind: 'could-not', appointmentId: id, text: ' ' })).toMatchObject({
      status: 400,
      detail: 'text: must not be empty.',
    });
    await report({ kind: 'could-not', appointmentId: id, text: 'Nobody at home' });
    expect((await readToday()).visits[0]).toMatchObject({
      status: 'confirmed',
      reports: [{ kind: 'could-not', text: 'Nobody at home' }],
    });
  });

  it('takes a time in the future as now, and a time long past as a week ago', async () => {
    const id = await fixVisit(nine);
    now = new Date('2027-06-15T10:30:00Z');
    const note = { kind: 'note', appointmentId: id } as const;
    await report({ ...note, text: 'one', at: '2031-01-01T00:00:00Z' });
    await report({ ...note, text: 'two', at: '2001-01-01T00:00:00Z' });
    expect((await readToday()).visits[0]?.reports.map(({ at }) => at)).toEqual([
      '2027-06-15T10:30:00.000Z',
      '2027-06-08T10:30:00.000Z',
    ]);
  });
});
