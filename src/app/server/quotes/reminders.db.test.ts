import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { remindOfQuotes } from '#features/jobs/server/remind-of-quotes.ts';
import { setStatus } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { bookWithEstimate, readQuotePath, sendQuote } from '#tests/support/fixtures/quotes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { lockJob } from './quoted-job.ts';

const monday = new Date('2027-06-14T09:00:00Z');
let now = monday;
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = monday;
  await site.database.db.execute('truncate appointments, mails cascade');
});

/** What the jobs of three processes do at an instant. */
async function remindAt(instant: string) {
  now = new Date(instant);
  const { db } = site.database;
  const deps = { db, clock: () => now, publicUrl: site.origin, lockJob };
  await Promise.all([1, 2, 3].map(() => remindOfQuotes(deps)));
}

async function listReminders(): Promise<string[]> {
  const { rows } = (await site.database.db.execute(
    "select event_key from mails where event_key like 'quote-reminder:%' order by id",
  )) as unknown as { rows: { event_key: string }[] };
  return rows.map(({ event_key }) => event_key.replace(/^.*:/, ''));
}

const send = async () =>
  sendQuote(site, await bookWithEstimate(site, { preferredDates: ['2027-07-05'] }));

it('reminds of a quote after 3 and 7 days and on its last day, once each', async () => {
  await send();
  for (const early of ['2027-06-16T12:00:00Z', '2027-06-17T07:59:00Z']) await remindAt(early);
  expect(await listReminders()).toEqual([]);
  await remindAt('2027-06-17T08:00:00Z');
  await remindAt('2027-06-18T12:00:00Z');
  expect(await listReminders()).toEqual(['1-1']);
  await remindAt('2027-06-21T12:00:00Z');
  await remindAt('2027-07-14T12:00:00Z');
  await remindAt('2027-07-15T12:00:00Z');
  expect(await listReminders()).toEqual(['1-1', '1-2', '1-3']);
});

it('leaves out what was missed, and every link opens the quote', async () => {
  await send();
  const first = await readQuotePath(site);
  await remindAt('2027-06-22T12:00:00Z');
  await remindAt('2027-06-22T13:00:00Z');
  expect(await listReminders()).toEqual(['1-2']);
  const second = await readQuotePath(site, 'quote-reminder');
  expect(second).not.toBe(first);
  for (const path of [first, second])
    expect((await fetch(`${site.origin}/api/quotes/own/${path.split('/')[2]}`)).status).toBe(200);
});

it('stops where the office says so, where it is answered, and where a newer version is sent', async () => {
  const stopped = await send();
  const path = `/api/quotes/${stopped.id}/reminders`;
  await callAs(site, 'support', 'PATCH', path, { stopped: true });
  const answered = await send();
  await callAs(site, 'support', 'POST', `/api/quotes/${answered.id}/answer`, { state: 'declined' });
  const superseded = await send();
  await sendQuote(site, superseded.appointmentId);
  await remindAt('2027-06-17T12:00:00Z');
  expect(await listReminders()).toEqual(['2-1']);
  await callAs(site, 'support', 'PATCH', path, { stopped: false });
  await remindAt('2027-06-17T12:00:00Z');
  expect(await listReminders()).toEqual(['2-1', '1-1']);
});

it('rests while the appointment is cancelled', async () => {
  const { appointmentId } = await send();
  await setStatus(site, appointmentId, { status: 'cancelled' });
  await remindAt('2027-06-17T12:00:00Z');
  expect(await listReminders()).toEqual([]);
  await setStatus(site, appointmentId, { status: 'pending' });
  await remindAt('2027-06-18T12:00:00Z');
  expect(await listReminders()).toEqual(['1-1']);
});
