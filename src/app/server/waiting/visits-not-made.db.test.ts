import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { setStatus } from '#tests/support/fixtures/bookings.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countWaiting, findWaiting } from './find-waiting.ts';

let site: TestApp;
let id: string;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(async () => {
  await clearVisits(site);
  [id = ''] = await fixVisitsToday(site, await linkFitter(site), [{ customerName: 'Ann Price' }]);
});
afterAll(() => site.close());

let reports = 0;
async function report(kind: 'arrived' | 'could-not', text?: string) {
  reports += 1;
  const answer = await callAsAdmin(site, 'POST', '/api/today/reports', {
    id: `report-number-${reports}`,
    appointmentId: id,
    visit: { date: dayInLondon(new Date()), slot: '9:00 AM - 11:00 AM' },
    at: new Date().toISOString(),
    kind,
    ...(text && { text }),
  });
  expect(answer.status).toBe(200);
}

const waiting = async () => {
  const now = new Date();
  const list = await findWaiting(site.database.db, now, 10);
  expect(await countWaiting(site.database.db, now)).toBe(list.length);
  return list.map(({ kind, name, about }) => [kind, name, about]);
};

it('a visit that could not be made waits for us until it is made, moved or cancelled', async () => {
  expect(await waiting()).toEqual([]);
  await report('could-not', 'Nobody at home');
  await report('could-not', 'Nobody at home, at noon either');
  expect(await waiting()).toEqual([['visit', 'Ann Price', 'Nobody at home, at noon either']]);
  await report('arrived');
  expect(await waiting()).toEqual([]);
  await report('could-not', 'The room is full');
  expect(await waiting()).toHaveLength(1);
  await setStatus(site, id, { status: 'cancelled' });
  expect(await waiting()).toEqual([]);
});
