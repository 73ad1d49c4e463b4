import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisitReportInput } from '#features/booking/today/contract.ts';
import type { EstimateInput } from '#features/calculator/contract.ts';
import { book, readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const visit = { date: '2027-06-15', slot: '9:00 AM - 11:00 AM' } as const;
const dayBefore = new Date('2027-06-14T07:00:00Z');
const atVisit = new Date('2027-06-15T10:30:00Z');

let site: TestApp;
let now = dayBefore;
let fitterId: string;
let id: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  await site.database.db.execute('truncate fitters cascade');
  const accountId = await staffId(site, 'fitter');
  fitterId = (await addFitter(site, { name: 'Jo Marsh', accountId })).id;
});
beforeEach(async () => {
  await site.database.db.execute('truncate appointments, mails cascade');
  now = dayBefore;
  id = await book(site, { preferredDates: [visit.date], preferredTimes: [visit.slot] });
  await setStatus(site, id, { status: 'confirmed', visit, fitterId });
  now = atVisit;
});
afterAll(() => site.close());

async function read() {
  const answer = await fetch(`${site.origin}/api/today`, {
    headers: await staffHeaders(site, 'fitter'),
  });
  return answer.json();
}

async function measure(
  reportId: string,
  after: string | null,
  estimate: EstimateInput,
  role: 'fitter' | 'support' = 'fitter',
) {
  const report: VisitReportInput = {
    id: reportId,
    appointmentId: id,
    visit,
    at: now.toISOString(),
    kind: 'measured',
    after,
    estimate,
  };
  const answer = await fetch(`${site.origin}/api/today/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, role)) },
    body: JSON.stringify(report),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [first] = (await read()).visits;
  return first.measured;
}

const lounge = { id: 'lounge', name: 'Lounge', length: 5, width: 4 };
const kitchen = { id: 'kitchen', name: 'Kitchen', length: 3, width: 3 };
const carpet = (...rooms: EstimateInput['rooms']): EstimateInput => ({
  flooringType: 'carpet',
  rooms,
});
const sidesOf = ({ rooms }: { rooms: { name: string; length: number }[] }) =>
  rooms.map(({ name, length }) => [name, length]);

describe('what is measured', () => {
  it('is a version each time, and the panel has them all with who measured them', async () => {
    await measure('report-one', null, carpet(lounge));
    await measure('report-two', 'report-one', carpet({ ...lounge, length: 5.2 }), 'support');
    const { measured } = await readAppointment(site, id);
    expect(measured).toMatchObject({
      version: 2,
      by: 'Test support',
      at: now.toISOString(),
      totalArea: 20.8,
      earlier: [{ version: 1, by: 'Test fitter' }],
    });
    const [first] = measured.earlier;
    const kept = await (await fetch(`${site.origin}/api/estimates/${first.estimateId}`)).json();
    expect(sidesOf(kept)).toEqual([['Lounge', 5]]);
  });

  it('changes and adds areas, and never takes away what another device measured since', async () => {
    await measure('report-base', null, carpet(lounge));
    await measure('report-other', 'report-base', carpet({ ...lounge, length: 5.1 }, kitchen));
    const late = { ...lounge, id: 'hall', name: 'Hall', width: 1 };
    expect(sidesOf(await measure('report-late', 'report-base', carpet(lounge, late)))).toEqual([
      ['Lounge', 5.1],
      ['Kitchen', 3],
      ['Hall', 5],
    ]);
    expect(sidesOf(await measure('report-last', 'report-late', carpet(kitchen)))).toEqual([
      ['Kitchen', 3],
    ]);
  });

  it('by two who began with nothing is kept of both, whatever the areas are called', async () => {
    await measure('report-mine', null, carpet({ name: 'Kitchen', length: 3, width: 3 }));
    const both = await measure(
      'report-theirs',
      null,
      carpet(
        { name: 'Lounge', length: 5, width: 4, link: 1 },
        { name: 'Kitchen', length: 2, width: 2, link: 1 },
      ),
    );
    expect(both.rooms).toMatchObject([
      { name: 'Kitchen' },
      { name: 'Lounge', link: 1 },
      { name: 'Kitchen 2', link: 1 },
    ]);
  });

  it('has a floor for each area, of those that the day offers', async () => {
    const added = await addProduct(site, {
      name: 'Mendip Twist',
      category: 'carpet',
      price: 30,
      rollWidths: [4, 5],
      colorOptions: [{ name: 'Oat' }, { name: 'Slate' }],
    });
    const { floors } = await read();
    expect(floors).toContainEqual({
      id: added.id,
      name: 'Mendip Twist',
      kind: 'Carpet',
      flooringType: 'carpet',
      price: 30,
      unit: 'm²',
      rollWidths: [4, 5],
      fittingIncluded: false,
      colours: ['Oat', 'Slate'],
    });
    const twist = { flooringType: 'carpet', productId: added.id, colour: 'Oat' } as const;
    const measured = await measure(
      'report-floors',
      null,
      carpet(
        { ...lounge, floor: { ...twist, carpetWidth: 5 } },
        { ...kitchen, floor: { flooringType: 'vinyl', toBeChosen: true } },
      ),
    );
    expect(measured).toMatchObject({
      measured: { by: 'Test fitter' },
      rooms: [
        { id: 'lounge', floor: 0 },
        { id: 'kitchen', floor: 1 },
      ],
      floors: [
        { name: 'Mendip Twist in Oat', carpetWidth: 5, isWidthChosen: true },
        { name: 'Luxury vinyl (to be chosen)', toBeChosen: true },
      ],
    });
    expect((await readAppointment(site, id)).measured.rooms).toMatchObject([
      { name: 'Lounge', floor: 'Mendip Twist in Oat' },
      { name: 'Kitchen', floor: 'Luxury vinyl (to be chosen)' },
    ]);
  });
});
