import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Dashboard } from '#app/dashboard-contract.ts';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { addDays } from '#platform/dates/london-time.ts';
import { backdateVisit, book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { joinNow } from '#tests/support/fixtures/customers.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const json = { 'content-type': 'application/json' };
/** A Wednesday in summer: in London it is 10 o'clock. */
const morning = new Date('2027-06-16T09:00:00Z');

let site: TestApp;
let now = morning;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, fitters: 5 });
});
beforeEach(async () => {
  now = morning;
  await site.database.db.execute(
    'truncate customers, appointments, enquiries, chat_messages, chat_notes, chat_conversations cascade',
  );
});
afterAll(() => site.close());

const hoursAgo = (hours: number) => new Date(morning.getTime() - hours * 3_600_000);
/** Does something at another time. */
async function at<T>(time: Date, act: () => Promise<T>): Promise<T> {
  now = time;
  const result = await act();
  now = morning;
  return result;
}
async function read(): Promise<Dashboard> {
  const headers = await staffHeaders(site, 'support');
  return (await fetch(`${site.origin}/api/admin/dashboard`, { headers })).json();
}
async function patch(path: string, body: unknown) {
  const headers = { ...json, ...(await staffHeaders(site, 'support')) };
  const answer = await fetch(`${site.origin}/api/${path}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}
async function enquire(firstName: string, message = '', more = {}) {
  const answer = await fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      firstName,
      lastName: 'Moss',
      email: 'moss@example.com',
      phone: '07700 900123',
      message,
      ...more,
    }),
  });
  return (await answer.json()).id as string;
}
async function handOver() {
  const { id } = await beginStoredTalk(site.database.db, 'Question 1', now);
  await handOverConversation(site.database.db, id, { summary: 'Asks for a person.', now });
  return id;
}

it('is empty before anything happens, with twelve weeks that begin on Mondays', async () => {
  const { weeks, ...rest } = await read();
  expect(rest).toEqual({ today: '2027-06-16', visits: [], queue: [], unlistedCount: 0 });
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ from: '2027-03-29', bookings: 0, quoted: 0 });
  expect(weeks.at(-1)?.from).toBe('2027-06-14');
});

it('lists the visits of the London day in order, with place and phone', async () => {
  const preferredTimes = ['11:00 AM - 1:00 PM', '9:00 AM - 11:00 AM'] as const;
  const bookAt = async (customerName: string, date: string, slot = preferredTimes[0]) => {
    const id = await at(hoursAgo(48), () =>
      book(site, { customerName, preferredDates: [date], preferredTimes: [slot] }),
    );
    await at(hoursAgo(40), () => setStatus(site, id, { status: 'confirmed' }));
    return id;
  };
  await bookAt('Late Today', '2027-06-16');
  const early = await bookAt('Early Today', '2027-06-16', preferredTimes[1] as never);
  await bookAt('Tomorrow', '2027-06-17');
  const cancelled = await bookAt('Cancelled', '2027-06-16');
  await setStatus(site, cancelled, { status: 'cancelled' });
  await setStatus(site, early, { status: 'completed' });
  const { visits } = await read();
  expect(visits.map(({ customerName, status }) => [customerName, status])).toEqual([
    ['Early Today', 'completed'],
    ['Late Today', 'confirmed'],
  ]);
  expect(visits[0]).toEqual({
    appointmentId: early,
    slot: '9:00 AM - 11:00 AM',
    status: 'completed',
    purpose: 'measure',
    customerName: 'Early Today',
    address: '1 High Street, Chippenham',
    postcode: 'SN15 3HR',
    phone: '01632 960147',
  });
  await backdateVisit(site, early);
  expect((await read()).visits).toHaveLength(1);
});

it('lists what waits by the time left, and drops what was answered', async () => {
  const lead = await at(hoursAgo(5), () => enquire('Five', 'x'.repeat(200)));
  const chat = await at(hoursAgo(20), handOver);
  const preferredDates = ['2027-06-24'];
  const pending = await at(hoursAgo(30), () => book(site, { preferredDates }));
  const answered = await at(hoursAgo(9), () => enquire('Answered'));
  await patch(`contact-submissions/${answered}`, { followedUp: true });
  const cancelled = await at(hoursAgo(9), () => book(site, { preferredDates }));
  await setStatus(site, cancelled, { status: 'cancelled' });
  const { queue } = await read();
  const items = queue.flatMap((row) => row.items);
  expect(items.map(({ kind, id, since }) => [kind, id, since])).toEqual([
    ['appointment', pending, hoursAgo(30).toISOString()],
    ['chat', chat, hoursAgo(20).toISOString()],
    ['lead', lead, hoursAgo(5).toISOString()],
  ]);
  expect(queue.map(({ name, phone }) => [name, phone])).toEqual([
    ['Ann Price', '01632 960147'],
    [expect.stringMatching(/^Visitor \d{4}$/), null],
    ['Five Moss', '07700 900123'],
  ]);
  expect(items[0]?.due).toBe('2027-06-16T09:00:00.000Z');
  expect(items[1]).toMatchObject({ about: 'Question 1' });
  expect(items[2]?.about).toHaveLength(120);
  await patch(`chat/conversations/${chat}`, { status: 'resolved' });
  await setStatus(site, pending, { status: 'confirmed' });
  expect((await read()).queue.flatMap((row) => row.items.map(({ kind }) => kind))).toEqual([
    'lead',
  ]);
});

it('names everybody once, with all that they wait for', async () => {
  const contact = { email: 'ann@example.com', phone: '01632 960200' };
  const lead = await at(hoursAgo(5), () => enquire('Ann', 'Do you fit sisal?', contact));
  const other = await at(hoursAgo(6), () => enquire('Bea'));
  const pending = await at(hoursAgo(7), () =>
    book(site, { ...contact, customerName: 'Ann Moss', preferredDates: ['2027-06-24'] }),
  );
  await joinNow(site);
  const { queue } = await read();
  expect(queue.map(({ name, phone, items }) => [name, phone, items.map(({ id }) => id)])).toEqual([
    ['Ann Moss', contact.phone, [pending, lead]],
    ['Bea Moss', '07700 900123', [other]],
  ]);
  expect(queue[0]?.customerId).toEqual(expect.any(String));
});

it('asks for the quotes of visits that were measured, after what is late', async () => {
  const measured = await at(hoursAgo(90), () =>
    book(site, { customerName: 'Measured', preferredDates: ['2027-06-24'] }),
  );
  await at(hoursAgo(80), () => setStatus(site, measured, { status: 'confirmed' }));
  await site.database.db.execute(sql`update appointments set
    measured_estimate = '{"id": "rooms"}',
    visit_starts_at = ${hoursAgo(70).toISOString()} where id = ${measured}`);
  const lead = await at(hoursAgo(40), () => enquire('Late'));
  const kinds = async () =>
    (await read()).queue.flatMap(({ items }) => items.map(({ kind, id }) => [kind, id]));
  expect(await kinds()).toEqual([
    ['lead', lead],
    ['quote', measured],
  ]);
  await site.database.db.execute(sql`update appointments set quoted_pence = 90000`);
  expect(await kinds()).toEqual([['lead', lead]]);
});

it('lists fifty of what waits, whatever their kinds, and counts the others', async () => {
  await site.database.db.execute(sql`insert into enquiries
    (id, first_name, last_name, email, phone, source, followed_up, created_at)
    select 'lead-' || n, 'Lead', 'Moss', 'moss@example.com', '07700 900123', 'contact_form', false,
      ${hoursAgo(2).toISOString()}::timestamptz + interval '1 second' * n
    from generate_series(1, 49) as n`);
  await at(hoursAgo(11), () => book(site, { preferredDates: ['2027-06-24'] }));
  expect(await read()).toMatchObject({ unlistedCount: 0 });
  await at(hoursAgo(20), () => enquire('Oldest'));
  const { queue, unlistedCount } = await read();
  expect(queue.flatMap(({ items }) => items)).toHaveLength(50);
  expect(queue[0]?.name).toBe('Oldest Moss');
  expect(unlistedCount).toBe(1);
});

it('sums bookings and sent quotes by weeks in London; what was cancelled is left out', async () => {
  const bookIn = async (time: string, quotedAmount: number | null) => {
    const id = await at(new Date(time), () =>
      book(site, { preferredDates: [addDays(time.slice(0, 10), 9)] }),
    );
    await patch(`appointments/${id}`, { quotedAmount, quoteSent: quotedAmount !== null });
    return id;
  };
  // A Sunday in UTC that is a Monday in London, and the last moment of the week before.
  await bookIn('2027-06-13T23:00:00Z', 100.5);
  await bookIn('2027-06-13T22:59:59Z', 40);
  await bookIn('2027-06-16T08:00:00Z', null);
  await bookIn('2027-03-28T23:00:00Z', 7);
  await bookIn('2027-03-28T22:59:59Z', 9_000);
  const id = await bookIn('2027-06-15T08:00:00Z', 5_000);
  await setStatus(site, id, { status: 'cancelled' });
  const typed = await bookIn('2027-06-07T08:00:00Z', 300);
  await patch(`appointments/${typed}`, { quoteSent: false });
  const { weeks } = await read();
  expect(weeks.filter(({ bookings }) => bookings > 0)).toEqual([
    { from: '2027-03-29', bookings: 1, quoted: 7 },
    { from: '2027-06-07', bookings: 2, quoted: 40 },
    { from: '2027-06-14', bookings: 2, quoted: 100.5 },
  ]);
});
