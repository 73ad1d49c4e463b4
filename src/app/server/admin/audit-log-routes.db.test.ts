import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditLogEntry } from '#app/audit-log-contract.ts';
import { findAccount } from '#features/staff-accounts/server/queries.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { backdatePrices } from '#tests/support/fixtures/products.ts';
import { seedAccount, staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function send(method: string, path: string, body?: unknown) {
  const answer = await fetch(site.origin + path, {
    method,
    headers: {
      ...(await staffHeaders(site, 'admin')),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return {
    body: answer.status === 204 ? undefined : await answer.json(),
    next: answer.headers.get('x-next-cursor'),
  };
}
const readLog = async (query = ''): Promise<AuditLogEntry[]> =>
  (await send('GET', `/api/admin/history${query}`)).body;
const readAbout = async (subject: string) =>
  (await readLog()).filter((change) => change.subject === subject);

async function sendEnquiry() {
  const { body } = await send('POST', '/api/contact-submissions', {
    firstName: 'Ida',
    lastName: 'Wells',
    email: 'gone@example.com',
    phone: '01632 960147',
    message: 'Do you fit cork?',
    source: 'contact_form',
  });
  return body.id as string;
}

it('what staff do to an appointment is logged with the values before and after', async () => {
  const date = weekdayFrom(20);
  const id = await book(site, { customerName: 'Log Customer', preferredDates: [date] });
  expect(await readAbout(id)).toEqual([]);
  await send('PATCH', `/api/appointments/${id}`, { quotedAmount: 1200.5, notes: 'Two cats' });
  await send('PATCH', `/api/appointments/${id}`, { quotedAmount: 1200.5 });
  await setStatus(site, id, { status: 'confirmed' });
  await setStatus(site, id, { status: 'cancelled' });
  const visit = { date, slot: '9:00 AM - 11:00 AM' };
  expect(await readAbout(id)).toMatchObject([
    {
      what: 'cancelled',
      by: 'Test support',
      label: 'Log Customer',
      before: { status: 'confirmed', visit },
      after: { status: 'cancelled', visit: null },
    },
    {
      what: 'confirmed',
      before: { status: 'pending', visit: null },
      after: { status: 'confirmed', visit },
    },
    {
      what: 'edited',
      by: 'Test admin',
      kind: 'appointment',
      before: { quotedPence: null, notes: null },
      after: { quotedPence: 120050, notes: 'Two cats' },
    },
  ]);
});

it('what Adam is taught is logged with the question and the answers', async () => {
  const question = 'Do you fit seagrass in a campervan?';
  const path = '/api/assistant/answers';
  const { body } = await send('POST', path, { question, answer: 'Yes.' });
  await send('PATCH', `${path}/${body.id}`, { question, answer: 'Yes, gladly.' });
  await send('DELETE', `${path}/${body.id}`);
  const about = { kind: 'answer', by: 'Test admin', label: question };
  expect(await readAbout(body.id)).toMatchObject([
    { ...about, what: 'deleted', before: { answer: 'Yes, gladly.' }, after: { answer: null } },
    { ...about, what: 'edited', before: { answer: 'Yes.' }, after: { answer: 'Yes, gladly.' } },
    { ...about, what: 'added', before: { answer: null }, after: { answer: 'Yes.' } },
  ]);
  expect(await readLog('?kind=answer')).toHaveLength(3);
});

it('a refused change is not logged', async () => {
  const id = await book(site, { preferredDates: [weekdayFrom(25)] });
  expect((await setStatus(site, id, { status: 'completed' })).status).toBe(409);
  expect(await readAbout(id)).toEqual([]);
});

it('a long note is cut in the log', async () => {
  const id = await book(site, { preferredDates: [weekdayFrom(26)] });
  await send('PATCH', `/api/appointments/${id}`, { notes: 'x'.repeat(4000) });
  const [change] = await readAbout(id);
  expect(change?.after.notes).toHaveLength(300);
});

it('changes of enquiries, accounts and prices are logged without secrets', async () => {
  const lead = await sendEnquiry();
  await send('PATCH', `/api/contact-submissions/${lead}`, { followedUp: true });
  await send('PATCH', `/api/contact-submissions/${lead}`, { followedUp: true });
  const waiting = await seedAccount(site, { role: 'admin', status: 'pending', name: 'Sam Lee' });
  await send('PATCH', `/api/team/members/${waiting.id}`, { status: 'active', role: 'support' });
  const { version } = (await send('GET', '/api/admin/price-book')).body;
  await send('PATCH', '/api/admin/price-book', { version, prices: { carpetMaterial: 26.49 } });
  const log = await readLog();
  expect(log.slice(0, 3)).toMatchObject([
    { kind: 'prices', before: { carpetMaterial: 2599 }, after: { carpetMaterial: 2649 } },
    {
      kind: 'member',
      label: 'Sam Lee',
      before: { status: 'pending', role: 'admin' },
      after: { status: 'active', role: 'support' },
    },
    {
      kind: 'lead',
      label: 'Ida Wells',
      before: { followedUp: false },
      after: { followedUp: true },
    },
  ]);
  expect(log.filter(({ subject }) => subject === lead)).toHaveLength(1);
  const { passwordHash } = (await findAccount(site.database.db, waiting.id)) ?? {};
  expect(passwordHash).toContain('argon2id');
  expect(JSON.stringify(await site.database.db.select().from(auditLog))).not.toMatch(
    /argon2id|password/i,
  );
});

it('an erasure is logged without the name of the customer', async () => {
  const id = await book(site, {
    customerName: 'Zebedee Quill',
    email: 'Gone@example.com',
    preferredDates: [weekdayFrom(30)],
  });
  await send('PATCH', `/api/appointments/${id}`, { notes: 'Zebedee has a parrot' });
  await send('GET', '/api/admin/person?email=gone@example.com');
  expect((await readLog('?kind=person'))[0]).toMatchObject({
    what: 'exported',
    label: 'gone@example.com',
  });
  const other = await book(site, { customerName: 'Stays Here', preferredDates: [weekdayFrom(31)] });
  await send('PATCH', `/api/appointments/${other}`, { notes: 'Stays' });
  await send('POST', '/api/admin/person/erase', { email: 'gone@example.com' });
  const log = await readLog();
  expect(log[0]).toMatchObject({
    kind: 'person',
    what: 'erased',
    label: null,
    before: { appointments: 1 },
  });
  expect(log.filter(({ subject }) => subject === id)).toMatchObject([
    { what: 'edited', label: null, before: {}, after: {} },
  ]);
  expect(log.filter(({ subject }) => subject === other)).toMatchObject([
    { label: 'Stays Here', after: { notes: 'Stays' } },
  ]);
  expect(JSON.stringify(await site.database.db.select().from(auditLog))).not.toMatch(
    /zebedee|gone@|parrot|Ida/i,
  );
});

it('is filtered by author and kind, searched by parts of words, and paged', async () => {
  const all = await readLog();
  expect(all.length).toBeGreaterThan(5);
  expect((await readLog('?by=Test+support')).every(({ by }) => by === 'Test support')).toBe(true);
  expect(await readLog('?kind=prices')).toHaveLength(1);
  expect(await readLog('?search=tays+her')).toHaveLength(1);
  expect(await readLog('?search=stays+100%25')).toHaveLength(0);
  const read: AuditLogEntry[] = [];
  let cursor: string | null = '';
  do {
    const part = await send('GET', `/api/admin/history?limit=2${cursor && `&cursor=${cursor}`}`);
    read.push(...part.body);
    cursor = part.next;
  } while (cursor);
  expect(read).toEqual(all);
  expect((await send('GET', '/api/admin/history/people')).body).toEqual([
    'Test admin',
    'Test support',
  ]);
  const bad = await fetch(`${site.origin}/api/admin/history?cursor=bm8`, {
    headers: await staffHeaders(site, 'admin'),
  });
  expect(bad.status).toBe(400);
});

it('only admins read it', async () => {
  await staffId(site, 'support');
  const headers = await staffHeaders(site, 'support');
  for (const path of ['/api/admin/history', '/api/admin/history/people'])
    expect((await fetch(site.origin + path, { headers })).status).toBe(403);
});

it('what staff do to a product is logged with the values that they decided', async () => {
  const name = 'Logged Twist';
  const { body: added } = await send('POST', '/api/products', { name, price: 20 });
  await backdatePrices(site, added.id);
  await send('PATCH', `/api/products/${added.id}`, { salePrice: 15.5, features: ['Soft'] });
  await send('DELETE', `/api/products/${added.id}`);
  expect(await readAbout(added.id)).toMatchObject([
    { what: 'deleted', label: name },
    {
      what: 'edited',
      before: { salePricePence: null, features: [] },
      after: { salePricePence: 1550, features: ['Soft'] },
    },
    { what: 'added', by: 'Test admin', label: name, before: {}, after: {} },
  ]);
});
