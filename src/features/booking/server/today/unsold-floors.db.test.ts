import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisitReportInput } from '#features/booking/today/contract.ts';
import type { EstimateInput } from '#features/calculator/contract.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const visit = { date: '2027-06-15', slot: '9:00 AM - 11:00 AM' } as const;
let site: TestApp;
let now = new Date('2027-06-14T07:00:00Z');
let id: string;
let fitterId: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  await site.database.db.execute('truncate fitters cascade');
  fitterId = (await addFitter(site, { name: 'Jo Marsh' })).id;
});
beforeEach(async () => {
  await site.database.db.execute('truncate appointments, mails cascade');
  now = new Date('2027-06-14T07:00:00Z');
  id = await book(site, { preferredDates: [visit.date], preferredTimes: [visit.slot] });
  await setStatus(site, id, { status: 'confirmed', visit, fitterId });
  now = new Date('2027-06-15T10:30:00Z');
});
afterAll(() => site.close());

const remove = (productId: string) =>
  site.database.db.execute(`delete from products where id = '${productId}'`);

async function measure(estimate: EstimateInput, after: string | null = null) {
  const reportId = crypto.randomUUID();
  const at = now.toISOString();
  const about = { id: reportId, appointmentId: id, visit, at, after };
  const report: VisitReportInput = { ...about, kind: 'measured', estimate };
  const headers = await staffHeaders(site, 'support');
  const answer = await fetch(`${site.origin}/api/today/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(report),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const day = await (await fetch(`${site.origin}/api/today`, { headers })).json();
  return { reportId, measured: day.visits[0].measured };
}

const lounge = { id: 'lounge', name: 'Lounge', length: 5, width: 4 };
const kitchen = { id: 'kitchen', name: 'Kitchen', length: 3, width: 3 };
const carpet = (...rooms: EstimateInput['rooms']): EstimateInput => ({
  flooringType: 'carpet',
  rooms,
});
const twist = () =>
  addProduct(site, { name: 'Twist', category: 'carpet', price: 30, rollWidths: [2, 4] });

describe('what is measured with a floor that is sold no more', () => {
  it('is kept, with that floor to be chosen', async () => {
    const { id: productId } = await twist();
    const floor = { flooringType: 'carpet', productId, colour: 'Oat', carpetWidth: 2 } as const;
    const rooms = carpet({ ...lounge, floor }, { ...kitchen, floor: { flooringType: 'vinyl' } });
    await remove(productId);
    expect((await measure(rooms)).measured).toMatchObject({
      rooms: [{ name: 'Lounge' }, { name: 'Kitchen' }],
      floors: [{ name: 'Premium carpet (to be chosen)' }, { name: 'Luxury vinyl' }],
    });
  });

  it('is kept where the whole job is of that floor, and its underlay is gone too', async () => {
    const { id: productId } = await twist();
    await remove(productId);
    const job = { ...carpet(lounge), productId, carpetWidth: 2, underlayId: 'gone' } as const;
    expect((await measure(job)).measured).toMatchObject({
      rooms: [{ name: 'Lounge' }],
      floors: [{ name: 'Premium carpet (to be chosen)' }],
    });
  });

  it('is kept where somebody else had measured with it', async () => {
    const { id: productId } = await twist();
    await measure(carpet({ ...kitchen, floor: { flooringType: 'carpet', productId } }));
    await remove(productId);
    expect((await measure(carpet(lounge))).measured.rooms).toHaveLength(2);
  });
});
