import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuditLogEntry } from '#app/audit-log-contract.ts';
import { takeDueMail } from '#platform/server/mail/queries-sending.ts';
import { sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import {
  calm,
  deliverMails,
  type Mailbox,
  openMailbox,
  sendingTo,
} from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Appointment } from '../../contract.ts';

const slot = '9:00 AM - 11:00 AM';
const date = weekdayFrom(20);
const json = { 'content-type': 'application/json' };

let database: TestDatabase;
/** Two servers on one database, as behind a load balancer. */
let site: TestApp;
let other: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  database = await openTestDatabase();
  const clock = () => now;
  site = await startTestApp({ database, clock });
  other = await startTestApp({ database, clock });
  mailbox = await openMailbox();
});
afterAll(async () => {
  await site.close();
  await other.close();
  await database.close();
  await mailbox.close();
});
beforeEach(() => {
  now = new Date();
});
afterEach(async () => {
  await database.db.execute('truncate appointments, mails cascade');
  calm(mailbox);
});

const deliver = () => deliverMails(database.db, mailbox, () => now);
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const subjects = () =>
  mailbox.arrived.filter(({ to }) => to?.[0]?.address === 'ann@example.com').map((m) => m.subject);
const confirm = async (id: string, more = {}) => {
  const answer = await setStatus(site, id, { status: 'confirmed', undoable: true, ...more });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Appointment;
};
const undo = async (id: string, at = site) =>
  fetch(`${at.origin}/api/appointments/${id}/undo`, {
    method: 'POST',
    headers: await staffHeaders(site, 'support'),
  });

it('within ten seconds it is pending again, its place is free and no email is ever sent', async () => {
  const id = await book(site, { preferredDates: [date] });
  await deliver();
  calm(mailbox);
  const confirmed = await confirm(id);
  expect(confirmed.undoUntil).toBe(new Date(now.getTime() + 10_000).toISOString());
  await deliver();
  expect(mailbox.arrived).toEqual([]);
  pass(9.9);
  const answer = await undo(id, other);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    status: 'pending',
    visit: null,
    undoUntil: null,
    history: [
      { what: 'booked' },
      { what: 'confirmed', by: 'Test support', visit: { date, slot } },
      { what: 'confirmation-undone', by: 'Test support', visit: { date, slot } },
    ],
  });
  const headers = await staffHeaders(site, 'admin');
  const log: AuditLogEntry[] = await (
    await fetch(`${site.origin}/api/admin/history`, { headers })
  ).json();
  expect(log[0]).toMatchObject({
    what: 'confirmation-undone',
    before: { status: 'confirmed', visit: { date, slot } },
    after: { status: 'pending', visit: null },
  });
  pass(3_600);
  await deliver();
  expect(mailbox.arrived).toEqual([]);
  expect((await readAppointment(site, id)).mails).toHaveLength(2);

  const second = await book(site, { preferredDates: [date] });
  await confirm(second);
  expect((await setStatus(site, id, { status: 'confirmed' })).status).toBe(409);
});

it('what was undone can be confirmed again, and is emailed then', async () => {
  const id = await book(site, { preferredDates: [date] });
  await deliver();
  calm(mailbox);
  await confirm(id);
  await undo(id);
  await confirm(id);
  pass(10);
  await deliver();
  expect(mailbox.arrived).toHaveLength(2);
  expect(subjects()[0]).toMatch(/^Your visit is confirmed: /);
});

it('after ten seconds it is too late: the email leaves, and nothing changes', async () => {
  const id = await book(site, { preferredDates: [date] });
  await confirm(id);
  pass(10);
  const answer = await undo(id);
  expect(answer.status).toBe(409);
  expect((await answer.json()).detail).toMatch(/^It is too late to undo this/);
  await deliver();
  expect(subjects().at(-1)).toMatch(/^Your visit is confirmed: /);
  expect(await readAppointment(site, id)).toMatchObject({
    status: 'confirmed',
    visit: { date, slot },
  });
});

it('an email that a worker has taken cannot be withdrawn, whatever the clocks say', async () => {
  const id = await book(site, { preferredDates: [date] });
  await deliver();
  await confirm(id);
  const early = { id: 'fast-clock', now: new Date(now.getTime() + 11_000) };
  const until = new Date(now.getTime() + 60_000);
  expect(await takeDueMail(database.db, { ...early, until })).toBeDefined();
  expect((await undo(id)).status).toBe(409);
  const after = await readAppointment(site, id);
  expect(after).toMatchObject({ status: 'confirmed', visit: { date, slot } });
  expect(after.mails).toHaveLength(4);
});

it('a confirmation that did not ask for it is emailed at once and cannot be undone', async () => {
  const id = await book(site, { preferredDates: [date] });
  await confirm(id, { undoable: false });
  await deliver();
  expect(subjects().at(-1)).toMatch(/^Your visit is confirmed: /);
  expect((await undo(id)).status).toBe(409);
  expect((await undo('nobody')).status).toBe(404);
});

it('the email about the booking itself is sent, whether it is due before, during or after', async () => {
  for (const when of ['during', 'after'] as const) {
    calm(mailbox);
    const id = await book(site, { preferredDates: [date] });
    await confirm(id);
    if (when === 'during') await deliver();
    expect((await undo(id)).status).toBe(200);
    await deliver();
    expect(subjects(), when).toEqual(['We have your booking request']);
    expect((await readAppointment(site, id)).history).toHaveLength(3);
  }
  calm(mailbox);
  await confirm(await book(site, { preferredDates: [date] }));
  pass(11);
  await deliver();
  expect(subjects()).toEqual([expect.stringMatching(/^Your visit is confirmed: /)]);
});

it('a cancelled or moved visit is not confirmed any more, and its email says so', async () => {
  const id = await book(site, { preferredDates: [date] });
  await deliver();
  calm(mailbox);
  await confirm(id);
  await setStatus(site, id, { status: 'cancelled' });
  const answer = await undo(id);
  expect(answer.status).toBe(409);
  expect((await answer.json()).detail).toContain('cancelled by now');
  await deliver();
  expect(subjects()).toEqual(['Your visit is cancelled']);

  calm(mailbox);
  const link = await bookForLink(site, { email: 'ann@example.com', preferredDates: [date] });
  const mine: Appointment[] = await (
    await fetch(`${site.origin}/api/appointments?status=pending`, {
      headers: await staffHeaders(site, 'support'),
    })
  ).json();
  const moving = mine[0]?.id ?? '';
  await confirm(moving);
  const moved = await fetch(`${site.origin}/api${link.replace('/visit/', '/visits/')}/move`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ visit: { date: weekdayFrom(24), slot } }),
  });
  expect(moved.status).toBe(200);
  expect((await undo(moving)).status).toBe(409);
  await deliver();
  expect(subjects().at(-1)).toMatch(/^Your visit has moved: /);
});

it('of undo and many workers at the last moment one wins: an email or an undone confirmation, never both', async () => {
  const options = sendingTo(mailbox, {
    db: database.db,
    clock: () => new Date(now.getTime() + 10_000),
  });
  for (let run = 0; run < 8; run += 1) {
    const id = await book(site, { preferredDates: [date] });
    await deliver();
    calm(mailbox);
    await confirm(id);
    const undone = () => undo(id, run % 2 ? site : other);
    const [one, two] = await Promise.all([
      ...(run % 3 ? [undone(), undone()] : [undone(), undone()].reverse()),
      sendNextMail(options),
      sendNextMail(options),
    ]);
    while (await sendNextMail(options));
    const { status, visit } = await readAppointment(site, id);
    const statuses = [one, two].map((answer) => (answer as Response).status).toSorted();
    if (status === 'pending') {
      expect(statuses).toEqual([200, 409]);
      expect(visit).toBeNull();
      expect(mailbox.arrived).toEqual([]);
    } else {
      expect(statuses).toEqual([409, 409]);
      expect(mailbox.arrived).toHaveLength(2);
      await setStatus(site, id, { status: 'cancelled' });
    }
  }
});
