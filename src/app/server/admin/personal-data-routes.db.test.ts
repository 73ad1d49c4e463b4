import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTurn } from '#features/assistant/server/queries.ts';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { conversations, messages } from '#features/chat/server/schema.ts';
import { erasures } from '#platform/server/database/schema.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { writeToFolder } from '#platform/server/mail/transport.ts';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const gone = 'gone.person@example.com';
const stays = 'stays@example.com';

let site: TestApp;
let data: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  data = await makeFolder();
  site = await startTestApp({ mailFolder: data.folder });
  const { db } = site.database;
  const confirmed = await book(site, {
    customerName: 'Gone Person',
    email: 'Gone.Person@example.com',
    preferredDates: [weekdayFrom(20)],
  });
  await setStatus(site, confirmed, { status: 'confirmed' });
  await book(site, { email: stays, preferredDates: [weekdayFrom(21)] });
  for (const [id, customerEmail] of [
    ['one', gone],
    ['two', stays],
  ] as const) {
    const createdAt = new Date();
    await db.insert(conversations).values({
      id,
      customerEmail,
      visitorHash: id,
      subject: 'Hello',
      createdAt,
      updatedAt: createdAt,
    });
    await db.insert(messages).values({
      id,
      conversationId: id,
      sequence: 1,
      content: 'My secret floor',
      createdAt,
      senderType: 'customer',
    });
  }
  const answer = await fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Gone',
      lastName: 'Person',
      email: gone,
      phone: '01632 960147',
      message: 'Hello',
      source: 'contact_form',
    }),
  });
  expect(answer.status).toBe(201);
});
afterAll(async () => {
  await site.close();
  await data.remove();
});

async function exportOf(email: string) {
  const headers = await staffHeaders(site, 'admin');
  const path = `/api/admin/person?email=${encodeURIComponent(email)}`;
  return (await fetch(site.origin + path, { headers })).json();
}

async function erase(email: unknown, role: 'support' | 'admin') {
  return fetch(`${site.origin}/api/admin/person/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, role)) },
    body: JSON.stringify({ email }),
  });
}

/** Counts the rows of every table that contain a text. */
async function findMentions(words: string): Promise<string[]> {
  const { db } = site.database;
  type Rows<T> = { rows: T[] };
  const tables = (await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )) as unknown as Rows<{ tablename: string }>;
  const found: string[] = [];
  for (const { tablename } of tables.rows) {
    const { rows } = (await db.execute(
      sql`select 1 from ${sql.identifier(tablename)} t where t::text ilike ${`%${words}%`} limit 1`,
    )) as unknown as Rows<unknown>;
    if (rows.length > 0) found.push(tablename);
  }
  return found;
}

it('all personal data of a customer is exported', async () => {
  const data = await exportOf(gone.toUpperCase());
  expect(data.appointments).toHaveLength(1);
  expect(data.appointments[0]).toMatchObject({ customerName: 'Gone Person', status: 'confirmed' });
  expect(data.leads[0]).toMatchObject({ firstName: 'Gone', message: 'Hello' });
  expect(data.unverifiedConversations).toMatchObject([{ id: 'one', isEmailVerified: false }]);
});

it('support cannot erase, and a request without an address is refused', async () => {
  expect((await erase(gone, 'support')).status).toBe(403);
  for (const email of ['', 'nobody', 7, null])
    expect((await erase(email, 'admin')).status, String(email)).toBe(400);
  expect((await exportOf(gone)).appointments).toHaveLength(1);
});

it('an erasure deletes all data of one customer only, and is recorded', async () => {
  expect(await findMentions('gone.person')).not.toEqual([]);
  const answer = await erase(gone, 'admin');
  expect(answer.status).toBe(200);
  const counts = await answer.json();
  expect(counts).toMatchObject({ appointments: 1, leads: 1, conversations: 1 });
  expect(counts.mails).toBeGreaterThanOrEqual(4);
  expect(await findMentions('gone.person')).toEqual([]);
  expect(await findMentions('Gone Person')).toEqual([]);

  const other = await exportOf(stays);
  expect(other.appointments).toHaveLength(1);
  expect(other.unverifiedConversations).toMatchObject([{ id: 'two' }]);
  const recorded = await site.database.db.select().from(erasures);
  const { otherEmails, ...numbers } = counts;
  expect(otherEmails).toEqual([]);
  expect(recorded).toMatchObject([{ by: 'Test admin', counts: numbers }]);
  expect(JSON.stringify(recorded)).not.toContain('gone');
});

it('a conversation is erased by any address given in it, with the assistant’s memory', async () => {
  const { db } = site.database;
  const createdAt = new Date();
  await db.insert(conversations).values({
    id: 'three',
    visitorHash: 'three',
    subject: 'Hi',
    createdAt,
    updatedAt: createdAt,
  });
  await db.transaction((tx) =>
    nameCustomer(tx, 'three', { name: 'Early Bird', email: 'Early.Bird@example.com' }),
  );
  await db.transaction((tx) => nameCustomer(tx, 'three', { email: stays }));
  await db.transaction((tx) =>
    insertTurn(tx, {
      conversationId: 'three',
      messageId: 'm',
      createdAt,
      outcome: 'suggested',
      engine: 'guide',
      intent: 'price',
      isOpen: true,
      achieved: null,
      isWrong: false,
      answer: 'Hello early bird',
      attachments: null,
      question: 'I am early bird, how much?',
    }),
  );
  expect((await exportOf('early.bird@example.com')).unverifiedConversations).toHaveLength(1);
  const { otherEmails, ...counts } = await (await erase('early.bird@example.com', 'admin')).json();
  expect(counts).toMatchObject({ appointments: 0, leads: 0, conversations: 1, mails: 0 });
  expect(otherEmails).toEqual([stays]);
  for (const words of ['early.bird', 'early bird']) expect(await findMentions(words)).toEqual([]);
  expect((await exportOf(stays)).appointments).toHaveLength(1);
});

it('emails written to files are erased too', async () => {
  const { db } = site.database;
  const written = writeToFolder(data.folder, () => ({ from: 'hello@wyvernvale.example' }));
  const ids: string[] = [];
  for (const to of ['filed@example.com', stays]) {
    const hello = { key: `test:${to}`, to, subject: 'Hello', content: { heading: '', parts: [] } };
    await db.transaction((tx) => queueMail(tx, hello, new Date()));
    const mail = (await findMails(db, 'waiting', 200)).find(({ recipient }) => recipient === to);
    ids.push(mail?.id ?? '');
    const messageId = `<${mail?.id}@wyvernvale.example>`;
    await written(
      { messageId, date: new Date(), to, subject: 'Hello', text: 'Hello', html: '' },
      AbortSignal.timeout(10_000),
    );
  }
  expect(await readdir(data.folder)).toHaveLength(2);
  await erase('filed@example.com', 'admin');
  expect(await readdir(data.folder)).toEqual([`${ids[1]}@wyvernvale.example.eml`]);
});
