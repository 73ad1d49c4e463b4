import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { readAppointment } from '#tests/support/fixtures/bookings.ts';
import { joinNow, listCustomers, readTimeline } from '#tests/support/fixtures/customers.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countWaiting, findPromised, findWaiting } from './find-waiting.ts';

let site: TestApp;
let fitterId: string;
beforeAll(async () => {
  site = await startTestApp({ joinsCustomers: true });
  fitterId = await linkFitter(site);
});
beforeEach(() => clearVisits(site));
afterAll(() => site.close());

let reports = 0;
async function report(appointmentId: string, kind: string, more = {}) {
  reports += 1;
  const answer = await callAsAdmin(site, 'POST', '/api/today/reports', {
    id: `quote-report-${reports}`,
    appointmentId,
    visit: { date: dayInLondon(new Date()), slot: '9:00 AM - 11:00 AM' },
    at: new Date().toISOString(),
    kind,
    ...more,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function waiting(now = new Date()) {
  const list = await findWaiting(site.database.db, now, 10);
  expect(await countWaiting(site.database.db, now)).toBe(list.length);
  return list.map(({ kind, name }) => [kind, name]);
}

it('asks for the quote after a measure is done, until it is sent', async () => {
  const [id = ''] = await fixVisitsToday(site, fitterId, [{ customerName: 'Ann Price' }]);
  expect(await waiting()).toEqual([]);
  await report(id, 'done');
  expect(await waiting()).toEqual([['quote', 'Ann Price']]);
  // Nobody was promised it within a day.
  expect(await findPromised(site.database.db, new Date(), 10)).toEqual([]);
  expect(await waiting(inDays(31))).toEqual([]);
  await callAsAdmin(site, 'PATCH', `/api/appointments/${id}`, { quotedAmount: 300 });
  expect(await waiting()).toHaveLength(1);
  await callAsAdmin(site, 'PATCH', `/api/appointments/${id}`, { quoteSent: true });
  expect(await waiting()).toEqual([]);
});

it('asks for no quote after a repair', async () => {
  const [id = ''] = await fixVisitsToday(site, fitterId, [{ purpose: 'repair' }]);
  await report(id, 'done');
  expect(await waiting()).toEqual([]);
});

it('shows measured rooms, their price, notes and the quote on the timeline, and the price in the CSV file', async () => {
  const [id = ''] = await fixVisitsToday(site, fitterId, [{}]);
  const rooms = ['Lounge', 'Hall'].map((name) => ({ name, length: 4, width: 3 }));
  const hallReport = 'report-of-the-hall';
  await report(id, 'measured', {
    id: hallReport,
    estimate: { flooringType: 'vinyl', rooms: rooms.slice(1) },
  });
  await report(id, 'measured', { after: hallReport, estimate: { flooringType: 'vinyl', rooms } });
  await report(id, 'note', { text: 'Door sticks' });
  await report(id, 'note', { text: 'Two cats' });
  await report(id, 'done');
  const { totalCost } = (await readAppointment(site, id)).measured;
  await callAsAdmin(site, 'PATCH', `/api/appointments/${id}`, {
    quotedAmount: 1250,
    quoteSent: true,
  });
  await joinNow(site);
  const [customer] = await listCustomers(site);
  const timeline = await readTimeline(site, customer?.id ?? '');
  const events = timeline.filter(({ kind }) => kind === 'event').reverse();
  expect(events.map(({ state, text, total }) => [state, text, total])).toEqual([
    ['measured', 'Lounge, Hall', totalCost],
    ['note', 'Door sticks', null],
    ['note', 'Two cats', null],
    ['quote-sent', '£1,250.00', null],
  ]);
  expect(timeline.find(({ kind }) => kind === 'appointment')).toMatchObject({
    state: 'completed',
    total: 1250,
  });
  const headers = await staffHeaders(site, 'admin');
  const file = await fetch(`${site.origin}/api/appointments/export.csv`, { headers });
  expect(await file.text()).toContain(`,${totalCost.toFixed(2)},1250.00,true,`);
});
