import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findStaleNews } from '#features/booking/server/mails/stale-emails.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, endUndo, readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import {
  callAs,
  emptyTables,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
} from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(() => emptyTables(site, ['customers', 'appointments', 'enquiries', 'mails', 'changes']));
afterAll(() => site.close());

const correct = (path: string, body: unknown) =>
  callAs(site, 'support', 'PATCH', `/api/${path}/details`, body);
const readLog = async () =>
  (await callAs(site, 'admin', 'GET', '/api/admin/history')).json() as Promise<
    { kind: string; what: string; before: object; after: object }[]
  >;
const readMails = async (id: string) =>
  (await findMailsAbout(site.database.db, [id])).map(({ eventKey, recipient, state }) => [
    eventKey.split(':')[0],
    recipient,
    state,
  ]);
const setAllSent = () => site.database.db.execute(`update mails set state = 'sent'`);

describe('an appointment', () => {
  it('has its details corrected, with history and a new distance', async () => {
    const id = await book(site);
    const before = await readAppointment(site, id);
    const answer = await correct(`appointments/${id}`, {
      customerName: 'Anne Pryce',
      phone: '01632 960111',
      address: '2 Low Street, Bath',
      postcode: 'ba11aa',
      flooringTypes: ['vinyl'],
      urgency: 'soon',
    });
    expect(answer.status).toBe(204);
    const after = await readAppointment(site, id);
    expect(after).toMatchObject({
      customerName: 'Anne Pryce',
      phone: '01632 960111',
      address: '2 Low Street, Bath',
      postcode: 'BA1 1AA',
      flooringTypes: ['vinyl'],
    });
    expect(after.distanceMiles).not.toBe(before.distanceMiles);
    expect(after.history.at(-1)).toMatchObject({
      what: 'corrected',
      by: 'Test support',
      note: 'flooring, name, phone, address, postcode',
    });
    const [entry] = await readLog();
    expect(entry).toMatchObject({
      kind: 'appointment',
      what: 'edited',
      before: { customerName: 'Ann Price', flooringTypes: 'carpet' },
      after: { customerName: 'Anne Pryce', flooringTypes: 'vinyl' },
    });
    expect(entry?.after).not.toHaveProperty('urgency');
  });

  it('is not changed, and has no history, where everything is the same', async () => {
    const id = await book(site);
    const { history } = await readAppointment(site, id);
    await correct(`appointments/${id}`, { customerName: 'Ann Price' });
    expect((await readAppointment(site, id)).history).toEqual(history);
  });

  it('has its waiting and later emails sent to the corrected address', async () => {
    const id = await book(site, { email: 'typo@example.com' });
    await correct(`appointments/${id}`, { email: 'ann@example.com' });
    await setStatus(site, id, { status: 'confirmed' });
    expect((await readMails(id)).filter(([kind]) => kind?.startsWith('booking'))).toEqual([
      ['booking-received', 'ann@example.com', 'waiting'],
      ['booking-confirmed', 'ann@example.com', 'waiting'],
    ]);
  });

  it('ends the links that a wrong address was sent, and sends another', async () => {
    const id = await book(site, { email: 'typo@example.com' });
    await setAllSent();
    await correct(`appointments/${id}`, { email: 'ann@example.com' });
    expect((await readMails(id)).at(-1)).toEqual(['booking-link', 'ann@example.com', 'waiting']);
    const links = await site.database.db.execute(
      `select 1 from visit_links where appointment_id = '${id}'`,
    );
    expect((links as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  });

  it('has emails that wait for a wrong address dropped where the email is taken out', async () => {
    const id = await book(site, { email: 'typo@example.com' });
    const { db } = site.database;
    await setStatus(site, id, { status: 'confirmed' });
    const findStale = async () =>
      Promise.all(
        (await findMailsAbout(db, [id]))
          .filter(({ eventKey }) => eventKey.includes('confirmed'))
          .map((mail) => findStaleNews(db, mail, new Date())),
      );
    expect(await findStale()).toEqual([undefined, undefined]);
    await correct(`appointments/${id}`, { email: '' });
    expect(await findStale()).toEqual(['the email address was corrected', undefined]);
  });

  it('sends nothing where the email is taken out', async () => {
    const id = await book(site);
    await setAllSent();
    await correct(`appointments/${id}`, { email: '' });
    expect(await readMails(id)).toHaveLength(2);
    expect(await readAppointment(site, id)).toMatchObject({ email: '' });
  });

  it.each([
    [{ customerName: 'A' }, 'customerName: Name must be at least 2 characters'],
    [{ email: 'ann@' }, 'email: Please enter a valid email address'],
    [{ phone: '12' }, 'phone: Please enter a valid phone number'],
    [{ address: 'x' }, 'address: Please enter a complete address'],
    [{ postcode: 'nowhere' }, 'postcode: Please enter a valid postcode'],
    [{ flooringTypes: [] }, 'flooringTypes: Please select at least one flooring type'],
  ])('refuses %j', async (wrong, detail) => {
    const id = await book(site);
    const answer = await correct(`appointments/${id}`, wrong);
    expect([answer.status, (await answer.json()).detail]).toEqual([400, detail]);
  });

  it('must exist', async () => {
    expect((await correct('appointments/none', { phone: '01632 960111' })).status).toBe(404);
  });
});

it('a lead is corrected, with its customer who made no other request', async () => {
  const id = await enquire(site);
  await joinNow(site);
  const body = { lastName: 'Pryce', phone: '01632 960111', email: 'anne@example.com' };
  expect((await correct(`contact-submissions/${id}`, body)).status).toBe(204);
  const lead = await callAs(site, 'support', 'GET', `/api/contact-submissions/${id}`);
  expect(await lead.json()).toMatchObject(body);
  const [customer] = await listCustomers(site);
  expect(customer).toMatchObject({
    name: 'Ann Pryce',
    emails: [{ shown: 'anne@example.com' }],
    phones: [{ shown: '01632 960111' }],
  });
  expect((await readLog())[0]).toMatchObject({
    kind: 'lead',
    before: { lastName: 'Price' },
    after: { lastName: 'Pryce' },
  });
  const wrong = await correct(`contact-submissions/${id}`, { phone: '' });
  expect((await wrong.json()).detail).toBe('phone: Please enter a valid phone number');
});

describe('a customer', () => {
  async function seedCustomer() {
    const appointment = await book(site);
    await joinNow(site);
    const lead = await enquire(site);
    await joinNow(site);
    const [customer] = await listCustomers(site);
    return { appointment, lead, id: customer?.id ?? '' };
  }

  it('is corrected with all requests that say the same', async () => {
    const { id, appointment, lead } = await seedCustomer();
    const answer = await correct(`customers/${id}`, {
      name: 'Anne Pryce',
      address: '2 Low Street, Bath',
      contacts: [
        { kind: 'phone', value: '+441632960147', shown: '01632 960111' },
        { kind: 'email', value: 'ann@example.com', shown: 'anne@example.com' },
      ],
    });
    expect(answer.status).toBe(204);
    expect(await readAppointment(site, appointment)).toMatchObject({
      customerName: 'Anne Pryce',
      address: '2 Low Street, Bath',
      phone: '01632 960111',
      email: 'anne@example.com',
    });
    const read = await callAs(site, 'support', 'GET', `/api/contact-submissions/${lead}`);
    expect(await read.json()).toMatchObject({
      firstName: 'Anne',
      lastName: 'Pryce',
      phone: '01632 960111',
      email: 'anne@example.com',
    });
    await joinNow(site);
    const customer = await readCustomer(site, id);
    expect(customer).toMatchObject({ name: 'Anne Pryce', address: '2 Low Street, Bath' });
    expect([...new Set(customer.contacts.map(({ shown }) => shown))].sort()).toEqual([
      '01632 960111',
      'anne@example.com',
    ]);
    expect(await listCustomers(site, 'Pryce')).toHaveLength(1);
    expect((await readLog())[0]).toMatchObject({
      kind: 'customer',
      what: 'edited',
      before: { name: 'Ann Price' },
      after: { name: 'Anne Pryce', contacts: '01632 960111, anne@example.com' },
    });
  });

  it('keeps what another of their requests says', async () => {
    const { id, appointment } = await seedCustomer();
    await correct(`appointments/${appointment}`, { phone: '01632 960222' });
    await correct(`customers/${id}`, {
      contacts: [{ kind: 'phone', value: '+441632960147', shown: '01632 960111' }],
    });
    expect(await readAppointment(site, appointment)).toMatchObject({ phone: '01632 960222' });
  });

  it('is refused a contact of somebody else, and a wrong one', async () => {
    const { id } = await seedCustomer();
    const send = async (contact: object) =>
      (await correct(`customers/${id}`, { contacts: [contact] })).status;
    const phone = { kind: 'phone', value: '+441632960147', shown: '01632 960111' };
    expect(await send({ ...phone, value: '+441632960148' })).toBe(404);
    expect(await send({ ...phone, shown: '12' })).toBe(400);
    expect((await correct('customers/none', {})).status).toBe(404);
  });
});

it('the corrected address is in the calendar of the next email', async () => {
  const id = await book(site);
  await setStatus(site, id, { status: 'confirmed' });
  await endUndo(site, id);
  await setAllSent();
  await correct(`appointments/${id}`, { address: '2 Low Street, Bath' });
  await setStatus(site, id, { status: 'cancelled' });
  const notice = (await findMailsAbout(site.database.db, [id])).at(-1);
  expect(notice?.message?.calendar?.content).toContain('2 Low Street');
});
