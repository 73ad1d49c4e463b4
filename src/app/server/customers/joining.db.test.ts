import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import type { CustomerSummary } from '#features/customers/contract.ts';
import { refreshCustomers } from '#features/customers/server/queries-join.ts';
import { queueText } from '#platform/server/text-messages/queue-text.ts';
import { book, buildBooking } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import {
  callAs,
  emptyTables,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
  readTimeline,
} from '#tests/support/fixtures/customers.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ joinsCustomers: true });
});
beforeEach(() =>
  emptyTables(site, [
    'customers',
    'appointments',
    'enquiries',
    'mails',
    'chat_messages',
    'chat_notes',
    'chat_conversations',
  ]),
);
afterAll(() => site.close());

const call = (method: string, path: string, body?: unknown) =>
  callAs(site, 'support', method, path, body);
const list = (search = '') => listCustomers(site, search);
const details = (id: string) => readCustomer(site, id);
const timeline = (id: string) => readTimeline(site, id);
const join = () => joinNow(site);

describe('a request', () => {
  it('is its customer’s a moment after it arrives', async () => {
    await book(site);
    await expect.poll(() => list()).toHaveLength(1);
    expect(await list()).toMatchObject([
      {
        name: 'Ann Price',
        postcode: 'SN15 3HR',
        recordCount: 1,
        emails: [{ shown: 'ann@example.com', isVerified: false }],
        phones: [{ shown: '01632 960147', isVerified: false }],
        step: null,
      },
    ]);
  });

  it('of somebody new gives them the summary that they have when everything is read again', async () => {
    const { db } = site.database;
    const read = () =>
      db.execute(sql`select id, record_count, last_at, search_words from customers order by id`);
    await book(site, { customerName: 'Zoë O’Neill', requirements: 'Stairs.\nA “runner” (2 m)' });
    await book(site, { customerName: 'Bob', email: 'bob@example.com', phone: '+33 1 42 68 53 00' });
    await enquire(site, { firstName: 'Cy', lastName: 'Dee', phone: '01632 960222' });
    await join();
    const before = (await read()) as unknown as { rows: { id: string }[] };
    expect(before.rows).toHaveLength(3);
    const ids = before.rows.map(({ id }) => id);
    await db.transaction((tx) => refreshCustomers(tx, ids));
    expect((await read()) as unknown).toMatchObject({ rows: before.rows });
  });

  it('joins those with the same number and surname, written differently', async () => {
    await book(site);
    await enquire(site, {
      firstName: 'A.',
      phone: '+44 1632 960147',
      email: 'a.price@example.com',
    });
    await join();
    const [customer, ...others] = await list();
    expect(others).toEqual([]);
    expect(customer).toMatchObject({ recordCount: 2 });
    const kinds = (await timeline(customer?.id ?? '')).map(({ kind }) => kind);
    expect(kinds).toContain('appointment');
    expect(kinds).toContain('enquiry');
    expect(kinds).toContain('mail');
  });

  it('is only suggested with the same email address, which a stranger may have typed', async () => {
    await book(site);
    await enquire(site, { phone: '01632 960999', lastName: 'Moss' });
    await join();
    const [one] = await list();
    expect(await list()).toHaveLength(2);
    expect((await details(one?.id ?? '')).suggestions).toMatchObject([{ kinds: ['email'] }]);
  });

  it('brings its estimate along, and both are on the timeline', async () => {
    const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
    await book(site, { calculatorData: { estimateId, totalCost: 1, rooms: [], basket: [] } });
    await join();
    const [customer] = await list();
    const estimate = (await timeline(customer?.id ?? '')).find(({ kind }) => kind === 'estimate');
    expect(estimate).toMatchObject({ id: estimateId, version: 1, text: 'carpet' });
    expect(estimate?.total).toBeGreaterThan(0);
  });
});

describe('an email address', () => {
  it('has its texts on the timeline', async () => {
    const about = await book(site);
    const message = { eventKey: 'reminder:1', about, revision: 0, recipient: '+447700900123' };
    await site.database.db.transaction((tx) =>
      queueText(tx, { ...message, body: 'We’ll see you tomorrow.' }, new Date()),
    );
    await join();
    const [customer] = await list();
    expect(await timeline(customer?.id ?? '')).toContainEqual(
      expect.objectContaining({
        kind: 'text',
        state: 'waiting',
        by: '+447700900123',
        text: 'We’ll see you tomorrow.',
      }),
    );
  });

  it('is verified once its private link is opened, and then joins what else it booked', async () => {
    const links = [
      await bookForLink(site, { phone: '01632 960111', customerName: 'Ann Price' }),
      await bookForLink(site, { phone: '01632 960222', customerName: 'Ann Moss' }),
    ];
    await join();
    expect(await list()).toHaveLength(2);
    for (const link of links) {
      const answer = await fetch(`${site.origin}/api/visits/${link.split('/').at(-1)}`);
      expect(answer.status).toBe(200);
    }
    const [customer, ...others] = await list();
    expect(others).toEqual([]);
    const { merged, contacts } = await details(customer?.id ?? '');
    expect(merged).toMatchObject([{ by: 'system' }]);
    expect(contacts.filter(({ kind }) => kind === 'email').every((c) => c.verifiedAt)).toBe(true);
    const undone = await call('POST', `/api/customers/${merged[0]?.id}/unmerge`);
    expect(undone.status).toBe(200);
    expect(await list()).toHaveLength(2);
  });

  it('that staff typed is verified', async () => {
    const { preferredTimes, preferredDates, ...body } = buildBooking();
    const answer = await call('POST', '/api/appointments/by-staff', {
      ...body,
      preferredTimes,
      preferredDates,
    });
    expect(answer.status).toBe(201);
    await join();
    expect((await list())[0]?.emails).toEqual([{ shown: 'ann@example.com', isVerified: true }]);
  });
});

describe('a chat', () => {
  it('never joins by itself, and what was told in it is marked', async () => {
    await book(site);
    const { db } = site.database;
    const talk = await beginStoredTalk(db, 'Do you sell seagrass?', new Date());
    const told = { name: 'Ann Price', email: 'ann@example.com' };
    await db.transaction((tx) => nameCustomer(tx, talk.id, told));
    await join();
    const [chatter] = await list('seagrass');
    expect(await list()).toHaveLength(2);
    const { contacts, suggestions } = await details(chatter?.id ?? '');
    expect(contacts).toMatchObject([{ kind: 'email', source: 'chat', verifiedAt: null }]);
    expect(suggestions).toMatchObject([{ name: 'Ann Price', kinds: ['email'] }]);
  });

  it('of somebody who cannot be reached is nobody’s', async () => {
    await beginStoredTalk(site.database.db, 'Hello there', new Date());
    await join();
    expect(await list()).toEqual([]);
  });

  it('is found by any of its words', async () => {
    const { db } = site.database;
    const talk = await beginStoredTalk(db, 'Hello', new Date());
    await db.transaction((tx) =>
      nameCustomer(tx, talk.id, { name: 'Ida Wells', email: 'ida@example.com' }),
    );
    await join();
    await talk.say('customer', 'Could it be herringbone parquet?', new Date());
    await expect.poll(() => list('herringbone')).toHaveLength(1);
  });
});

it.each([
  'ann price',
  '960147',
  '01632960147',
  '+441632960147',
  'sn15',
  'SN153HR',
  'ann@example',
  'cats',
])('a customer is found by “%s”', async (words) => {
  await book(site, { requirements: 'Two cats live here.' });
  await book(site, {
    customerName: 'Ben Moss',
    phone: '01249 555111',
    email: 'ben@moss.example',
    postcode: 'BA1 1AA',
    address: '2 Low Road, Bath',
  });
  await join();
  expect((await list(words)).map(({ name }) => name)).toEqual(['Ann Price']);
});

it('the list is paged by activity and by name', async () => {
  for (const [name, phone] of [
    ['Cy Adams', '01632 960001'],
    ['Al Baker', '01632 960002'],
    ['Bo Clark', '01632 960003'],
  ])
    await book(site, { customerName: name, phone, email: `${phone?.slice(-3)}@example.com` });
  await join();
  for (const [sort, expected] of [
    ['recent', ['Bo Clark', 'Al Baker', 'Cy Adams']],
    ['name', ['Al Baker', 'Bo Clark', 'Cy Adams']],
  ] as const) {
    const names: string[] = [];
    let cursor = '';
    do {
      const answer = await call(
        'GET',
        `/api/customers?limit=1&sort=${sort}&cursor=${cursor}`.replace(/&cursor=$/, ''),
      );
      names.push(...((await answer.json()) as CustomerSummary[]).map(({ name }) => name));
      cursor = answer.headers.get('x-next-cursor') ?? '';
    } while (cursor);
    expect(names).toEqual(expected);
  }
});
