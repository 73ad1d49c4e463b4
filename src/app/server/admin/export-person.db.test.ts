import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointments } from '#features/booking/server/schema.ts';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { callAs, enquire, joinNow, listCustomers } from '#tests/support/fixtures/customers.ts';
import { sendSketch } from '#tests/support/fixtures/sketches.ts';
import { staffId } from '#tests/support/fixtures/staff.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const ann = 'ann@example.com';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(() =>
  site.database.db.execute(
    'truncate customers, appointments, enquiries, estimates, mails, changes, chat_notes, chat_messages, chat_conversations cascade',
  ),
);
afterAll(() => site.close());

const call = (method: string, path: string, body?: unknown) =>
  callAs(site, 'admin', method, path, body);
const exportOf = async (email: string) =>
  (await call('GET', `/api/admin/person?email=${encodeURIComponent(email)}`)).json();

/** Ann has booked and opened her private link. @returns the id of her customer */
async function seedAnn(): Promise<string> {
  const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
  await sendSketch(site, estimateId);
  const link = await bookForLink(site, { calculatorData: { estimateId } });
  await fetch(`${site.origin}/api/visits/${link.split('/').at(-1)}`);
  await joinNow(site);
  return (await listCustomers(site, ann))[0]?.id ?? '';
}

/** A stranger tells her address in a chat. @returns the id of the chat */
async function chatAsStranger(): Promise<string> {
  const { db } = site.database;
  const talk = await beginStoredTalk(db, 'My secret floor is at 5 Elm Lane', new Date());
  await db.transaction((tx) => nameCustomer(tx, talk.id, { name: 'Mal Lory', email: ann }));
  await joinNow(site);
  return talk.id;
}

describe('the export of one person', () => {
  it('has the customer’s record with notes, next steps and merged customers', async () => {
    const id = await seedAnn();
    await enquire(site, { email: 'a.price@example.com', phone: '01632 960999', lastName: 'Moss' });
    await joinNow(site);
    const other = (await listCustomers(site, 'Moss'))[0]?.id ?? '';
    expect((await call('POST', `/api/customers/${id}/merge`, { with: other })).status).toBe(200);
    await call('POST', `/api/customers/${id}/notes`, { content: 'Two spaniels.' });
    const ownerId = await staffId(site, 'admin');
    const step = { content: 'Ring about the stairs', dueOn: weekdayFrom(3), ownerId };
    await call('POST', `/api/customers/${id}/steps`, step);
    const found = await exportOf(ann.toUpperCase());
    expect(found).toMatchObject({
      customers: [
        {
          id,
          name: 'Ann Price',
          notes: [{ content: 'Two spaniels.', authorName: 'Test admin' }],
          steps: [{ content: 'Ring about the stairs', doneAt: null }],
          merged: [{ id: other, name: 'Ann Moss' }],
        },
      ],
      appointments: [{ email: ann, isEmailVerified: true }],
      leads: [{ email: 'a.price@example.com', isEmailVerified: false }],
      estimates: [{ rooms: [{ name: 'Lounge' }, {}, {}, {}] }],
      sketches: [
        { url: expect.stringMatching(/^http.*\/api\/estimates\/.*\/sketches\//), width: 60 },
      ],
      conversations: [],
      unverifiedConversations: [],
    });
    const shown = found.customers[0].contacts.map((one: { shown: string }) => one.shown);
    expect(shown).toEqual(expect.arrayContaining([ann, '01632 960147', '01632 960999']));
    const { email, unverifiedConversations, ...same } = found;
    expect([email, unverifiedConversations]).toEqual([ann.toUpperCase(), []]);
    const file = await call('GET', `/api/customers/${other}/export`);
    expect(file.headers.get('content-disposition')).toContain('personal-data.json');
    const { exportedAt, ...ofCustomer } = await file.json();
    expect({ ...same, exportedAt }).toEqual({ ...ofCustomer, exportedAt });
    expect((await call('GET', '/api/customers/none/export')).status).toBe(404);
  });

  it('marks what was sent with an address that nobody verified', async () => {
    await book(site);
    await joinNow(site);
    expect(await exportOf(ann)).toMatchObject({
      customers: [],
      appointments: [{ email: ann, isEmailVerified: false }],
    });
  });

  it('does not hold the words of a stranger who typed the address into a chat', async () => {
    await seedAnn();
    const chat = await chatAsStranger();
    const found = await exportOf(ann);
    expect(found.conversations).toEqual([]);
    expect(found.unverifiedConversations).toMatchObject([{ id: chat, isEmailVerified: false }]);
    expect(JSON.stringify(found)).not.toMatch(/secret floor|Elm Lane|Lory/);
    expect(await listCustomers(site, ann)).toHaveLength(2);
  });

  it('does not hold them either once she opens the link of what was booked in that chat', async () => {
    await seedAnn();
    const chat = await chatAsStranger();
    const link = await bookForLink(site, { customerName: 'Mal Lory', phone: '01632 960666' });
    await site.database.db
      .update(appointments)
      .set({ conversationId: chat })
      .where(eq(appointments.customerName, 'Mal Lory'));
    const opened = await fetch(`${site.origin}/api/visits/${link.split('/').at(-1)}`);
    expect(opened.status).toBe(200);
    await joinNow(site);
    expect(await listCustomers(site, ann)).toHaveLength(2);
    const found = await exportOf(ann);
    expect(found.unverifiedConversations).toMatchObject([{ id: chat }]);
    expect(JSON.stringify(found)).not.toMatch(/secret floor|Elm Lane/);
  });

  it('has a chat once staff say that it is hers', async () => {
    const id = await seedAnn();
    const chat = await chatAsStranger();
    const other = (await listCustomers(site, 'Lory'))[0]?.id;
    await call('POST', `/api/customers/${id}/merge`, { with: other });
    const found = await exportOf(ann);
    expect(found.conversations).toMatchObject([
      { id: chat, messages: [{ content: 'My secret floor is at 5 Elm Lane' }] },
    ]);
    expect(found.unverifiedConversations).toEqual([]);
  });
});

describe('every export', () => {
  const lists = {
    appointments: '/api/appointments/export.csv?search=ann',
    leads: '/api/contact-submissions/export.csv?search=ann',
    customers: '/api/customers/export.csv',
  };

  it('is for admins, and nothing is logged of a refused one', async () => {
    const id = await seedAnn();
    await site.database.db.delete(auditLog);
    const paths = [
      ...Object.values(lists),
      `/api/admin/person?email=${ann}`,
      `/api/customers/${id}/export`,
    ];
    for (const path of paths)
      expect((await callAs(site, 'support', 'GET', path)).status, path).toBe(403);
    expect(await site.database.db.select().from(auditLog)).toEqual([]);
  });

  it('is in the audit log: who took which list, without what they searched for', async () => {
    for (const [list, path] of Object.entries(lists)) {
      await site.database.db.delete(auditLog);
      expect((await call('GET', path)).status).toBe(200);
      const entries = await site.database.db.select().from(auditLog);
      expect(entries).toMatchObject([
        { kind: 'file', what: 'exported', by: 'Test admin', label: null, after: { list } },
      ]);
    }
  });

  it('of a person is in the audit log, and blank there once the person is erased', async () => {
    const id = await seedAnn();
    await site.database.db.delete(auditLog);
    await exportOf(ann);
    await call('GET', `/api/customers/${id}/export`);
    const read = () => site.database.db.select().from(auditLog).orderBy(auditLog.id);
    expect(await read()).toMatchObject([
      { kind: 'person', what: 'exported', label: ann },
      { kind: 'person', what: 'exported', label: 'Ann Price', subject: id },
    ]);
    await call('POST', `/api/customers/${id}/erase`);
    expect(await read()).toMatchObject([
      { what: 'exported', label: null },
      { what: 'exported', label: null },
      { what: 'erased', label: null },
    ]);
  });
});
