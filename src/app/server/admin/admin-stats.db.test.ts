import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { appointments } from '#features/booking/server/schema.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { backdateVisit, book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let now = new Date();
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, fitters: 50 });
});
beforeEach(async () => {
  await site.database.db.execute('truncate appointments, enquiries cascade');
});
afterAll(() => site.close());

async function readStats() {
  const headers = await staffHeaders(site, 'support');
  return (await fetch(`${site.origin}/api/admin/stats`, { headers })).json();
}

/** Books, quotes and moves an appointment through statuses, each at the given instant. */
async function bookAndQuote(
  quotedAmount: number | null,
  steps: [status: string, at: string][],
  quoteSent = quotedAmount !== null,
) {
  const first = steps[0]?.[1] ?? '2027-03-20T10:00:00Z';
  now = new Date(new Date(first).getTime() - 86_400_000);
  const date = weekdayFrom(40, dayInLondon(now));
  const id = await book(site, { preferredDates: [date] });
  const answer = await fetch(`${site.origin}/api/appointments/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify({ quotedAmount, quoteSent }),
  });
  expect(answer.status).toBe(200);
  for (const [status, at] of steps) {
    now = new Date(at);
    if (status === 'completed') await backdateVisit(site, id);
    const answer = await setStatus(site, id, { status });
    expect(answer.status, await answer.text()).toBe(200);
  }
  return id;
}

/** The ids that a tile opens. */
async function listFigure(figure: string): Promise<string[]> {
  const headers = await staffHeaders(site, 'support');
  const answer = await fetch(`${site.origin}/api/appointments?figure=${figure}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()).map(({ id }: { id: string }) => id).sort();
}

it('everything is 0 before anything happened', async () => {
  expect(await readStats()).toEqual({
    newLeads: 0,
    pendingAppointments: 0,
    activeQuotes: 0,
    monthlyRevenue: 0,
  });
});

it('open appointments with an amount are quotes; those sent and confirmed or completed this month are its revenue', async () => {
  await bookAndQuote(1000.5, []);
  await bookAndQuote(null, []);
  await bookAndQuote(200.25, [['confirmed', '2027-04-02T09:00:00Z']]);
  await bookAndQuote(40, [
    ['confirmed', '2027-04-02T09:00:00Z'],
    ['completed', '2027-04-03T09:00:00Z'],
  ]);
  await bookAndQuote(7, [
    ['confirmed', '2027-04-02T09:00:00Z'],
    ['cancelled', '2027-04-03T09:00:00Z'],
  ]);
  await bookAndQuote(null, [['confirmed', '2027-04-02T09:00:00Z']]);
  now = new Date('2027-04-10T09:00:00Z');
  expect(await readStats()).toEqual({
    newLeads: 0,
    pendingAppointments: 2,
    activeQuotes: 2,
    monthlyRevenue: 240.25,
  });
});

it('counts only amounts sent to the customer as revenue, and lists what each figure counts', async () => {
  const confirmed: [string, string][] = [['confirmed', '2027-04-02T09:00:00Z']];
  // Visits of different days: one is not put back into the place of another.
  const done = (day: number): [string, string][] => [
    ['confirmed', `2027-04-0${day}T09:00:00Z`],
    ['completed', `2027-04-0${day}T10:00:00Z`],
  ];
  const sold = await bookAndQuote(300, confirmed);
  const typed = await bookAndQuote(70, confirmed, false);
  const soldAndDone = await bookAndQuote(20, done(5));
  const measured = await bookAndQuote(null, confirmed);
  const measuredAndDone = await bookAndQuote(null, done(6));
  const typedAndDone = await bookAndQuote(5, done(7), false);
  await bookAndQuote(null, done(8));
  const estimate = { id: 'e', flooringType: 'carpet', totalPence: 100, totalArea: 1, rooms: [] };
  await site.database.db
    .update(appointments)
    .set({ measuredEstimate: estimate })
    .where(inArray(appointments.id, [measured, measuredAndDone]));
  now = new Date('2027-04-10T09:00:00Z');
  expect(await readStats()).toMatchObject({ activeQuotes: 5, monthlyRevenue: 320 });
  expect(await listFigure('active-quotes')).toEqual(
    [sold, typed, measured, measuredAndDone, typedAndDone].sort(),
  );
  expect(await listFigure('monthly-revenue')).toEqual([sold, soldAndDone].sort());
});

it('an amount that is changed has to be sent again, and only an amount can be sent', async () => {
  const id = await bookAndQuote(300, [['confirmed', '2027-04-02T09:00:00Z']]);
  const headers = { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) };
  const edit = async (body: object) => {
    const answer = await fetch(`${site.origin}/api/appointments/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  expect(await edit({ notes: 'Two cats' })).toMatchObject({ quoteSent: true });
  expect(await edit({ quotedAmount: 310 })).toMatchObject({ quoteSent: false });
  expect((await readStats()).monthlyRevenue).toBe(0);
  const sent = await edit({ quoteSent: true });
  expect(sent.history.at(-1)).toMatchObject({ what: 'quote-sent', note: '£310.00' });
  expect((await readStats()).monthlyRevenue).toBe(310);
  expect(await edit({ quotedAmount: null })).toMatchObject({ quoteSent: false });
  expect(await edit({ quoteSent: true })).toMatchObject({
    status: 400,
    detail: 'quoteSent: needs a quoted amount.',
  });
});

it('a visit confirmed in one month and completed in the next is revenue once in each', async () => {
  await bookAndQuote(90, [
    ['confirmed', '2027-03-25T09:00:00Z'],
    ['completed', '2027-04-03T09:00:00Z'],
  ]);
  for (const [day, revenue] of [
    ['2027-03-28', 90],
    ['2027-04-10', 90],
    ['2027-05-10', 0],
  ] as const) {
    now = new Date(`${day}T09:00:00Z`);
    expect((await readStats()).monthlyRevenue, day).toBe(revenue);
  }
});

it.each([
  // In London it is 31 March, 23:59 summer time.
  ['2027-03-31T22:59:00Z', '2027-03-31T22:59:30Z', 55],
  ['2027-03-31T22:59:00Z', '2027-03-31T23:00:00Z', 0],
  ['2027-03-31T23:00:00Z', '2027-04-30T22:59:59Z', 55],
  ['2027-03-31T23:00:00Z', '2027-04-30T23:00:00Z', 0],
  ['2027-12-31T23:59:59Z', '2027-12-31T23:59:59.999Z', 55],
  ['2027-12-31T23:59:59Z', '2028-01-01T00:00:00Z', 0],
])('the month begins and ends in London: confirmed %s, asked %s, £%i', async (at, asked, sum) => {
  await bookAndQuote(55, [['confirmed', at]]);
  now = new Date(asked);
  expect((await readStats()).monthlyRevenue).toBe(sum);
});

it('counts enquiries without a follow-up', async () => {
  now = new Date('2027-04-10T09:00:00Z');
  const headers = { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) };
  const ids: string[] = [];
  for (const firstName of ['Ann', 'Ben']) {
    const answer = await fetch(`${site.origin}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName,
        lastName: 'Price',
        email: 'ann@example.com',
        phone: '01632 960147',
        message: '',
        source: 'contact_form',
      }),
    });
    ids.push((await answer.json()).id);
  }
  expect((await readStats()).newLeads).toBe(2);
  await fetch(`${site.origin}/api/contact-submissions/${ids[0]}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ followedUp: true }),
  });
  expect((await readStats()).newLeads).toBe(1);
});
