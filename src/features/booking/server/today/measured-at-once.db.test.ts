import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { VisitReportInput, WorkingEstimate } from '#features/booking/today/contract.ts';
import { readAreas, toMeasureRequest } from '#features/calculator/client/measure/measured-job.ts';
import { startingState } from '#features/calculator/client/state/calculator-state.ts';
import type { EstimateInput } from '#features/calculator/contract.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const visit = { date: '2027-06-15', slot: '9:00 AM - 11:00 AM' } as const;
const dayBefore = new Date('2027-06-14T07:00:00Z');
let site: TestApp;
let now = dayBefore;
let fitterId: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  await site.database.db.execute('truncate fitters cascade');
  fitterId = (await addFitter(site, { name: 'Jo Marsh' })).id;
});
beforeEach(async () => {
  await site.database.db.execute('truncate appointments, mails cascade');
  now = dayBefore;
});
afterAll(() => site.close());

async function bookWith(estimate: EstimateInput): Promise<string> {
  const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(estimate),
  });
  const { id: estimateId } = await answer.json();
  const id = await book(site, {
    preferredDates: [visit.date],
    preferredTimes: [visit.slot],
    calculatorData: { estimateId },
  });
  await setStatus(site, id, { status: 'confirmed', visit, fitterId });
  now = new Date('2027-06-15T10:30:00Z');
  return id;
}

async function readVisit() {
  const headers = await staffHeaders(site, 'support');
  const day = await (await fetch(`${site.origin}/api/today`, { headers })).json();
  return day.visits[0] as { estimate: WorkingEstimate; measured: WorkingEstimate };
}

/** What a device sends whose form begins with an estimate, with the sides of some rooms changed. */
function fillIn(known: WorkingEstimate, lengths: Record<string, string>): EstimateInput {
  const { job, areaIds } = readAreas(known, []);
  const state = { ...startingState, ...job, flooring: 'carpet' as const };
  const rooms = state.rooms.map((room) => ({ ...room, length: lengths[room.name] ?? room.length }));
  const request = toMeasureRequest({ ...state, rooms }, areaIds);
  if (!request) throw new Error('The form has nothing to send.');
  return request;
}

async function send(appointmentId: string, estimate: EstimateInput, after: string | null = null) {
  const reportId = crypto.randomUUID();
  const about = { id: reportId, appointmentId, visit, at: now.toISOString(), after };
  const report: VisitReportInput = { ...about, kind: 'measured', estimate };
  const answer = await fetch(`${site.origin}/api/today/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(report),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return reportId;
}

const lengthsOf = ({ rooms }: WorkingEstimate) => rooms.map(({ name, length }) => [name, length]);

it('two who begin with the customer’s estimate keep what each of them measured', async () => {
  const id = await bookWith({
    flooringType: 'carpet',
    rooms: [
      { id: 1, name: 'Lounge', length: 5, width: 4 },
      { id: 2, name: 'Kitchen', length: 3, width: 3 },
    ],
    extras: { uplift: true, doorTrims: 1, levelling: [1] },
  });
  const { estimate } = await readVisit();
  await send(id, fillIn(estimate, { Lounge: '5.2' }));
  await send(id, fillIn(estimate, { Kitchen: '3.1' }));
  const { measured } = await readVisit();
  expect(lengthsOf(measured)).toEqual([
    ['Lounge', 5.2],
    ['Kitchen', 3.1],
  ]);
  expect(measured.extras).toMatchObject({ uplift: true, doorTrims: 1, levelling: [1] });
});

it('two who begin with what was measured keep what each of them changed', async () => {
  const id = await bookWith({
    flooringType: 'carpet',
    rooms: [
      { id: 1, name: 'Lounge', length: 5, width: 4, link: 1 },
      { id: 2, name: 'Bay', length: 1, width: 2, link: 1 },
      { id: 3, name: 'Kitchen', length: 3, width: 3, floor: { flooringType: 'vinyl' } },
      { id: 4, name: 'Stairs', stairs: {} },
    ],
    extras: { doorTrims: 1, levelling: [2] },
  });
  const first = await send(id, fillIn((await readVisit()).estimate, {}));
  const { measured: known } = await readVisit();
  await send(id, fillIn(known, { Lounge: '5.2' }), first);
  await send(id, fillIn(known, { Kitchen: '3.1' }), first);
  const { measured } = await readVisit();
  expect(lengthsOf(measured).slice(0, 3)).toEqual([
    ['Lounge', 5.2],
    ['Bay', 1],
    ['Kitchen', 3.1],
  ]);
  expect(measured.extras).toMatchObject({ doorTrims: 1, levelling: [2] });
});
