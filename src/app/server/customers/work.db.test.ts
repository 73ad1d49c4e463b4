import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import {
  callAs,
  emptyTables,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
  readTimeline,
} from '#tests/support/fixtures/customers.ts';
import { seedAccount, staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ joinsCustomers: true });
});
beforeEach(() => emptyTables(site, ['customers', 'appointments', 'enquiries', 'mails', 'changes']));
afterAll(() => site.close());

const today = dayInLondon(new Date());
const call = (method: string, path: string, body?: unknown) =>
  callAs(site, 'support', method, path, body);

/** A customer with an appointment. */
async function seedCustomer(overrides = {}): Promise<string> {
  await book(site, overrides);
  await joinNow(site);
  const [customer] = await listCustomers(site);
  return customer?.id ?? '';
}

/** Two customers at one postcode with one name, who are suggested to be one. */
async function seedPair() {
  const one = await seedCustomer();
  await book(site, { phone: '01632 960999', email: 'a.price@example.com' });
  await joinNow(site);
  const other = (await listCustomers(site)).find(({ id }) => id !== one)?.id ?? '';
  return { one, other };
}

describe('two customers who may be one', () => {
  it('have the earliest first contact of both once they are merged', async () => {
    const { one, other } = await seedPair();
    const own = (await readCustomer(site, one)).firstContactAt;
    const early = '2026-02-02T10:00:00.000Z';
    await site.database.db.execute(
      sql`update customer_records set at = ${early} where customer_id = ${other}`,
    );
    expect((await readCustomer(site, other)).firstContactAt).toBe(early);
    expect((await readCustomer(site, one)).firstContactAt).toBe(own);
    await call('POST', `/api/customers/${one}/merge`, { with: other });
    expect((await readCustomer(site, one)).firstContactAt).toBe(early);
    const headers = await staffHeaders(site, 'admin');
    const file = await fetch(`${site.origin}/api/customers/export.csv`, { headers });
    expect(await file.text()).toContain(early);
  });

  it('are suggested, merged and taken apart again', async () => {
    const { one, other } = await seedPair();
    expect((await readCustomer(site, one)).suggestions).toMatchObject([
      { id: other, kinds: ['person'], recordCount: 1 },
    ]);
    expect((await call('POST', `/api/customers/${one}/merge`, { with: other })).status).toBe(200);
    expect(await listCustomers(site)).toMatchObject([{ id: one, recordCount: 2 }]);
    expect(await readCustomer(site, other)).toMatchObject({ id: one, merged: [{ id: other }] });
    const entries = (await readTimeline(site, one)).filter(({ kind }) => kind === 'appointment');
    expect(entries).toHaveLength(2);
    const again = await call('POST', `/api/customers/${one}/merge`, { with: other });
    expect(again.status).toBe(409);
    expect((await call('POST', `/api/customers/${other}/unmerge`)).status).toBe(200);
    expect(await listCustomers(site)).toHaveLength(2);
    expect((await call('POST', `/api/customers/${other}/unmerge`)).status).toBe(409);
  });

  it('are two people once staff say so, until they take it back', async () => {
    const { one, other } = await seedPair();
    const dismissed = await call('POST', `/api/customers/${one}/dismissals`, { with: other });
    expect(await dismissed.json()).toMatchObject({ suggestions: [], dismissed: [{ id: other }] });
    expect((await readCustomer(site, other)).suggestions).toEqual([]);
    const restored = await call('DELETE', `/api/customers/${other}/dismissals/${one}`);
    expect(await restored.json()).toMatchObject({ suggestions: [{ id: one }], dismissed: [] });
  });

  it('nobody is merged with themselves or with somebody unknown', async () => {
    const id = await seedCustomer();
    expect((await call('POST', `/api/customers/${id}/merge`, { with: id })).status).toBe(409);
    expect((await call('POST', `/api/customers/${id}/merge`, { with: 'none' })).status).toBe(404);
    expect((await call('GET', '/api/customers/none')).status).toBe(404);
  });
});

it('a contact that staff checked is marked as verified by them', async () => {
  const id = await seedCustomer();
  const body = { kind: 'phone', value: '+441632960147' };
  const answer = await call('POST', `/api/customers/${id}/verified-contacts`, body);
  const { contacts } = await answer.json();
  expect(contacts).toMatchObject([
    { kind: 'email', verifiedAt: null },
    { kind: 'phone', verifiedAt: expect.any(String), verifiedBy: 'Test support' },
  ]);
  const others = { ...body, value: '+441632960148' };
  const refused = await call('POST', `/api/customers/${id}/verified-contacts`, others);
  expect(refused.status).toBe(404);
});

it('a note is on the timeline and found by its words; its author or an admin deletes it', async () => {
  const id = await seedCustomer();
  const note = { content: 'Prefers mornings. Two spaniels.' };
  expect((await call('POST', `/api/customers/${id}/notes`, note)).status).toBe(200);
  expect(await listCustomers(site, 'spaniels')).toHaveLength(1);
  const [entry] = await readTimeline(site, id);
  expect(entry).toMatchObject({ kind: 'note', text: note.content, by: 'Test support' });
  expect((await call('POST', `/api/customers/${id}/notes`, { content: ' ' })).status).toBe(400);
  const own = await callAs(site, 'admin', 'POST', `/api/customers/${id}/notes`, {
    content: 'Paid.',
  });
  expect(own.status).toBe(200);
  const [admins] = await readTimeline(site, id);
  const path = (noteId = '') => `/api/customers/${id}/notes/${noteId}`;
  expect((await call('DELETE', path(admins?.id))).status).toBe(403);
  expect((await callAs(site, 'admin', 'DELETE', path(admins?.id))).status).toBe(200);
  expect((await call('DELETE', path(entry?.id))).status).toBe(200);
  expect((await call('DELETE', path(entry?.id))).status).toBe(404);
  expect(await listCustomers(site, 'spaniels')).toEqual([]);
});

it('a second request shows whose it is in its row and its sheet', async () => {
  const id = await book(site);
  await enquire(site);
  await book(site, { phone: '01632 960999', email: 'a.price@example.com' });
  await joinNow(site);
  const customer = { id: expect.any(String), otherRequests: 1 };
  for (const path of ['/api/contact-submissions', `/api/appointments?search=960147`])
    expect(await (await call('GET', path)).json()).toMatchObject([
      { customer: { ...customer, suggestions: null } },
    ]);
  expect(await (await call('GET', '/api/appointments')).json()).toMatchObject([
    { customer: { otherRequests: 0, suggestions: null } },
    { customer: { otherRequests: 1, suggestions: null } },
  ]);
  expect(await (await call('GET', `/api/appointments/${id}`)).json()).toMatchObject({
    customer: { ...customer, suggestions: 1 },
  });
});

describe('a next step', () => {
  it('has a date and an owner, is changed and done, and one at a time', async () => {
    const id = await seedCustomer();
    const ownerId = await staffId(site, 'admin');
    const step = { content: 'Ring about the stairs', dueOn: addDays(today, 2), ownerId };
    const path = `/api/customers/${id}/steps`;
    expect((await call('POST', path, step)).status).toBe(200);
    expect((await call('POST', path, step)).status).toBe(409);
    expect(await listCustomers(site)).toMatchObject([
      { step: { content: step.content, dueOn: step.dueOn, ownerName: 'Test admin' } },
    ]);
    const { steps } = await readCustomer(site, id);
    const own = `${path}/${steps[0]?.id}`;
    const moved = await call('PATCH', own, { dueOn: today });
    expect(await moved.json()).toMatchObject({ steps: [{ dueOn: today }] });
    expect(await (await call('PATCH', own, { isDone: true })).json()).toMatchObject({ steps: [] });
    expect((await readTimeline(site, id)).find(({ kind }) => kind === 'step')).toMatchObject({
      text: step.content,
      by: 'Test support',
    });
    const reopened = await call('PATCH', own, { isDone: false });
    expect(await reopened.json()).toMatchObject({ steps: [{ content: step.content }] });
  });

  it.each([
    [{ dueOn: 'soon' }, 'dueOn'],
    [{ content: '' }, 'content'],
    [{ ownerId: 'nobody' }, 'ownerId'],
  ])('with %j is refused by name', async (change, field) => {
    const id = await seedCustomer();
    const ownerId = await staffId(site, 'support');
    const step = { content: 'Ring', dueOn: today, ownerId, ...change };
    const answer = await call('POST', `/api/customers/${id}/steps`, step);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toContain(field);
  });

  it('is not for a fitter to do', async () => {
    const id = await seedCustomer();
    const { id: ownerId } = await seedAccount(site, { role: 'fitter' });
    const step = { content: 'Ring', dueOn: today, ownerId };
    expect((await call('POST', `/api/customers/${id}/steps`, step)).status).toBe(400);
  });
});

describe('an erasure', () => {
  const tables = [
    'customers',
    'customer_records',
    'customer_contacts',
    'customer_notes',
    'customer_steps',
    'customer_dismissals',
    'appointments',
    'enquiries',
  ];
  const countRows = async () => {
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const { rows } = (await site.database.db.execute(`select ${counts.join(', ')}`)) as unknown as {
      rows: Record<string, number>[];
    };
    return rows[0];
  };
  const none = Object.fromEntries(tables.map((table) => [table, 0]));
  const addWork = async (id: string) => {
    const ownerId = await staffId(site, 'support');
    await call('POST', `/api/customers/${id}/notes`, { content: 'Two spaniels.' });
    await call('POST', `/api/customers/${id}/steps`, { content: 'Ring', dueOn: today, ownerId });
  };

  it('from the page takes everything that was joined, whatever its email address', async () => {
    const { one, other } = await seedPair();
    await enquire(site, { email: 'ap@example.com' });
    await joinNow(site);
    await addWork(one);
    await call('POST', `/api/customers/${one}/merge`, { with: other });
    expect((await call('POST', `/api/customers/${one}/erase`)).status).toBe(403);
    const answer = await callAs(site, 'admin', 'POST', `/api/customers/${one}/erase`);
    expect(await answer.json()).toMatchObject({ appointments: 2, leads: 1, otherEmails: [] });
    expect(await countRows()).toEqual(none);
    const log = await callAs(site, 'admin', 'GET', '/api/admin/history');
    expect(JSON.stringify(await log.json())).not.toContain('Ann Price');
  });

  it('by email address takes the customer along', async () => {
    const id = await seedCustomer();
    await addWork(id);
    const body = { email: 'ANN@example.com' };
    const answer = await callAs(site, 'admin', 'POST', '/api/admin/person/erase', body);
    expect(await answer.json()).toMatchObject({ appointments: 1, otherEmails: [] });
    expect(await countRows()).toEqual(none);
  });

  it('by email address leaves what was sent with another one, and names that', async () => {
    await seedCustomer();
    await enquire(site, { email: 'other@example.com' });
    await joinNow(site);
    const body = { email: 'ann@example.com' };
    const answer = await callAs(site, 'admin', 'POST', '/api/admin/person/erase', body);
    expect(await answer.json()).toMatchObject({
      appointments: 1,
      leads: 0,
      otherEmails: ['other@example.com'],
    });
    expect(await listCustomers(site, 'ann@example.com')).toEqual([]);
    expect(await listCustomers(site, 'SN15')).toEqual([]);
    expect(await listCustomers(site)).toMatchObject([{ recordCount: 1 }]);
  });
});
