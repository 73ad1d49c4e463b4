import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import {
  backdateVisit,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { offerAndReadToken, offerTimes } from '#tests/support/fixtures/offers.ts';
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
async function report(
  kind: 'arrived' | 'could-not',
  text?: string,
  date = dayInLondon(new Date()),
) {
  reports += 1;
  const answer = await callAsAdmin(site, 'POST', '/api/today/reports', {
    id: `report-number-${reports}`,
    appointmentId: id,
    visit: { date, slot: '9:00 AM - 11:00 AM' },
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

it('its customer can be offered other times, and we wait for them until the offer ends', async () => {
  await backdateVisit(site, id);
  const day = addDays(dayInLondon(new Date()), -400);
  const times = [{ date: weekdayFrom(12), slot: '11:00 AM - 1:00 PM' as const }];
  const begun = await offerTimes(site, id, times);
  expect([begun.status, (await begun.json()).detail]).toEqual([409, 'This visit has begun.']);
  await report('could-not', 'Nobody at home', day);
  const token = await offerAndReadToken(site, id, times);
  expect(await waiting()).toEqual([]);
  const mail = (await findMailsAbout(site.database.db, [id])).at(-1);
  expect(JSON.stringify(mail)).toContain('Other times for your visit');
  const link = `${site.origin}/api/visits/${token}`;
  const own = await (await fetch(link)).json();
  expect(own).toMatchObject({ visit: null, canMove: false, canCancel: false });
  expect(own.offer.times).toHaveLength(1);
  const { db } = site.database;
  await db.execute(`update visit_offers set expires_at = now() - interval '1 second'`);
  expect(await waiting()).toMatchObject([['visit', 'Ann Price', 'Nobody at home']]);
  expect((await fetch(link)).status).toBe(410);
  await db.execute(`update visit_offers set expires_at = now() + interval '1 day'`);
  const accepted = await fetch(`${link}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visit: times[0] }),
  });
  expect(accepted.status).toBe(200);
  expect(await readAppointment(site, id)).toMatchObject({ status: 'confirmed', visit: times[0] });
  expect(await waiting()).toEqual([]);
});
