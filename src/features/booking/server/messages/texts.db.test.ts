import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findTextsAbout } from '#platform/server/text-messages/queries.ts';
import { buildBooking, readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { VisitSlot } from '../../visit-slots.ts';
import { findOffers } from '../queries-offers.ts';
import { remindCustomers } from './remind-customers.ts';
import { findStaleText, noteUnsentText } from './unsent-texts.ts';

const friday = new Date('2027-06-11T07:00:00Z');
const monday = new Date('2027-06-14T09:00:00Z');
const morning = new Date('2027-06-15T08:40:00Z');
const tuesday = '2027-06-15';
const slot: VisitSlot = '9:00 AM - 11:00 AM';

let site: TestApp;
let now = friday;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, sendsTexts: true });
});
beforeEach(async () => {
  now = friday;
  await site.database.db.execute('truncate appointments, mails, text_messages cascade');
});
afterAll(() => site.close());

const call = async (method: string, url: string, body: object) =>
  fetch(site.origin + url, {
    method,
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(body),
  });

async function fixVisit(phone: string, email = '') {
  const body = buildBooking({ phone, preferredDates: [tuesday], preferredTimes: [slot] });
  const visit = { date: tuesday, slot };
  const answer = await call('POST', '/api/appointments/by-staff', { ...body, email, visit });
  expect(answer.status).toBe(201);
  return (await answer.json()).id as string;
}
const remind = (sendsTexts: boolean) => {
  now = monday;
  const { db } = site.database;
  return remindCustomers({ db, clock: () => now, publicUrl: 'https://a.example', sendsTexts });
};
const notify = (appointmentId: string) =>
  call('POST', '/api/today/on-the-way', {
    id: 'message-0123456',
    appointmentId,
    visit: { date: tuesday, slot },
    minutes: 15,
  });
const readTexts = (id: string) => findTextsAbout(site.database.db, id);

it('a customer without an email is reminded by text, once, and staff see it', async () => {
  const id = await fixVisit('07700 900123');
  await Promise.all([remind(true), remind(true)]);
  expect(await readTexts(id)).toMatchObject([
    {
      recipient: '+447700900123',
      body: `Wyvern Vale Flooring: our fitter will see you tomorrow, Tue 15 Jun 2027, ${slot}. To change it, call 01632 960 147.`,
    },
  ]);
  expect((await readAppointment(site, id)).history.at(-1)).toMatchObject({
    what: 'text',
    note: 'reminder of tomorrow’s visit',
  });
});

it('no text goes to customers with an email, to other numbers, or while texts are off', async () => {
  const ids = [await fixVisit('07700 900123', 'ann@example.com')];
  await remind(true);
  await site.database.db.execute('truncate appointments cascade');
  now = friday;
  ids.push(await fixVisit('01632 960147'));
  await remind(true);
  expect((await notify(ids[1] ?? '')).status).toBe(409);
  await site.database.db.execute('truncate appointments cascade');
  now = friday;
  ids.push(await fixVisit('07700 900123'));
  await remind(false);
  for (const id of ids) expect(await readTexts(id)).toEqual([]);
});

it('“on our way” is a text to a customer without an email', async () => {
  const id = await fixVisit('07700 900123');
  now = morning;
  expect((await notify(id)).status).toBe(200);
  expect((await notify(id)).status).toBe(200);
  const texts = await readTexts(id);
  expect(texts).toMatchObject([
    {
      body: 'Your fitter is on the way to you and should be there in about 15 minutes. Not at home? Please call us on 01632 960 147 straight away.',
    },
  ]);
  expect((await readAppointment(site, id)).history.at(-1)).toMatchObject({
    what: 'on-the-way',
    note: 'in about 15 minutes, by text',
  });
});

it('a text is out of date like the email in whose place it is sent, and staff see that it was not sent', async () => {
  const id = await fixVisit('07700 900123');
  await remind(true);
  const { db } = site.database;
  const [text] = await readTexts(id);
  if (!text) throw new Error('No text was queued.');
  expect(await findStaleText(db, text, now)).toBeUndefined();
  expect(await findStaleText(db, text, morning)).toBe('its day has passed');
  await setStatus(site, id, { status: 'cancelled' });
  expect(await findStaleText(db, text, now)).toBe('the booking has changed since');
  await db.transaction((tx) => noteUnsentText(tx, text, 'the booking has changed since', now));
  expect((await readAppointment(site, id)).history.at(-1)).toMatchObject({
    what: 'text-not-sent',
    note: 'the booking has changed since',
  });
});

it('erasing a person erases their texts and what was offered to them', async () => {
  const id = await fixVisit('07700 900123');
  await remind(true);
  const { db } = site.database;
  await db.execute(`update appointments set email = 'ann@example.com' where id = '${id}'`);
  const times = [{ date: '2027-06-17', slot }];
  expect((await call('POST', `/api/appointments/${id}/offer`, { times })).status).toBe(200);
  const answer = await fetch(`${site.origin}/api/admin/person/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'admin')) },
    body: JSON.stringify({ email: 'ann@example.com' }),
  });
  expect(answer.status).toBe(200);
  expect(await readTexts(id)).toEqual([]);
  expect(await findOffers(db, [id])).toEqual([]);
});

const correctPhone = async (id: string, phone: string) =>
  expect((await call('PATCH', `/api/appointments/${id}/details`, { phone })).status).toBe(204);
const recipientsOf = async (id: string) => (await readTexts(id)).map(({ recipient }) => recipient);

it('a waiting text goes to the corrected number, and one on its way to the old number is dropped', async () => {
  const id = await fixVisit('07700 900123');
  await remind(true);
  const [onItsWay] = await readTexts(id);
  if (!onItsWay) throw new Error('No text was queued.');
  await correctPhone(id, '+44 7700 900456');
  expect(await recipientsOf(id)).toEqual(['+447700900456']);
  const { db } = site.database;
  const [text = onItsWay] = await readTexts(id);
  expect(await findStaleText(db, text, now)).toBeUndefined();
  expect(await findStaleText(db, onItsWay, now)).toBe('the phone number was corrected');
});

it('a waiting text is dropped where the corrected number takes none', async () => {
  const id = await fixVisit('07700 900123');
  await remind(true);
  await correctPhone(id, '01632 960111');
  const [text] = await readTexts(id);
  if (!text) throw new Error('No text was queued.');
  expect(await findStaleText(site.database.db, text, now)).toBe('the phone number was corrected');
});

it('a text that was sent keeps the number it went to', async () => {
  const id = await fixVisit('07700 900123');
  await remind(true);
  await site.database.db.execute(`update text_messages set state = 'sent'`);
  await correctPhone(id, '07700 900456');
  expect(await recipientsOf(id)).toEqual(['+447700900123']);
});
