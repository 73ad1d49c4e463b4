import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogEntry } from '#app/audit-log-contract.ts';
import type { EnquiryDetails } from '#features/enquiries/contract.ts';
import { buildBooking, readAppointment } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { calm, deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const json = { 'content-type': 'application/json' };
const person = { firstName: 'Bea', lastName: 'Moss', email: 'bea@example.com' };

let site: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  [site, mailbox] = await Promise.all([
    startTestApp({ publicUrl: 'https://wyvernvale.example', unsolicitedEmailsPerDay: 1 }),
    openMailbox(),
  ]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
afterEach(() => calm(mailbox));

const deliver = () => deliverMails(site.database.db, mailbox);

async function call(
  method: string,
  path: string,
  body?: unknown,
  role: 'support' | 'admin' = 'support',
) {
  const headers = { ...json, ...(await staffHeaders(site, role)) };
  return fetch(`${site.origin}/api/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function enquire(): Promise<string> {
  const answer = await fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...person, phone: '07700 900123', message: 'Stairs, in grey' }),
  });
  return (await answer.json()).id;
}

const readLead = async (id: string): Promise<EnquiryDetails> =>
  (await call('GET', `contact-submissions/${id}`)).json();
const readLog = async (subject: string): Promise<AuditLogEntry[]> => {
  const log: AuditLogEntry[] = await (
    await call('GET', 'admin/history', undefined, 'admin')
  ).json();
  return log.filter((entry) => entry.subject === subject);
};
const convert = (id: string, overrides = {}) =>
  call('POST', `contact-submissions/${id}/appointment`, {
    ...buildBooking({ customerName: 'Bea Moss', email: person.email }),
    requirements: 'Stairs, in grey',
    ...overrides,
  });

describe('a lead', () => {
  it('is read with its notes, which are kept and logged', async () => {
    const id = await enquire();
    expect(await readLead(id)).toMatchObject({ ...person, notes: null, appointmentId: null });
    const answer = await call('PATCH', `contact-submissions/${id}`, { notes: ' Rang twice ' });
    expect(await answer.json()).toMatchObject({ notes: 'Rang twice', followedUp: false });
    expect((await readLog(id))[0]).toMatchObject({
      kind: 'lead',
      what: 'edited',
      label: 'Bea Moss',
      before: { notes: null },
      after: { notes: 'Rang twice' },
    });
    await call('PATCH', `contact-submissions/${id}`, { notes: '' });
    expect((await readLead(id)).notes).toBeNull();
    const tooLong = await call('PATCH', `contact-submissions/${id}`, { notes: 'x'.repeat(4_001) });
    expect((await tooLong.json()).detail).toContain('4000 characters');
    expect((await call('PATCH', `contact-submissions/${id}`, {})).status).toBe(400);
    expect((await call('GET', 'contact-submissions/nobody')).status).toBe(404);
  });

  it('becomes a pending appointment and is followed up, in the name of who did it', async () => {
    const id = await enquire();
    const answer = await convert(id);
    expect(answer.status).toBe(201);
    const made = await answer.json();
    expect(made).toEqual({ id: expect.any(String), status: 'pending' });
    expect(await readAppointment(site, made.id)).toMatchObject({
      status: 'pending',
      customerName: 'Bea Moss',
      requirements: 'Stairs, in grey',
      enquiryId: id,
      distanceMiles: expect.any(Number),
      history: [{ what: 'booked', by: 'Test support' }],
    });
    expect(await readLead(id)).toMatchObject({
      followedUp: true,
      followedUpBy: 'Test support',
      appointmentId: made.id,
    });
    expect(await readLog(id)).toMatchObject([
      { what: 'converted', by: 'Test support', after: { followedUp: true } },
    ]);
    expect(await readLog(made.id)).toMatchObject([
      { kind: 'appointment', what: 'booked', by: 'Test support', label: 'Bea Moss' },
    ]);
  });

  it('that was followed up keeps the time of it', async () => {
    const id = await enquire();
    await call('PATCH', `contact-submissions/${id}`, { followedUp: true });
    const before = await readLead(id);
    expect((await convert(id)).status).toBe(201);
    expect(await readLead(id)).toEqual({ ...before, appointmentId: expect.any(String) });
  });

  it('becomes one appointment, however often and from however many windows', async () => {
    const id = await enquire();
    const answers = await Promise.all([convert(id), convert(id), convert(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const again = await convert(id);
    expect((await again.json()).detail).toBe(
      'This lead has an appointment already: open it from the lead.',
    );
    expect((await convert('nobody')).status).toBe(404);
  });

  it('stays new when the appointment is refused, with the messages of the booking form', async () => {
    const id = await enquire();
    await deliver();
    calm(mailbox);
    const answer = await convert(id, { postcode: '12345', preferredDates: [] });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      'Please enter a valid postcode',
      'Please select at least one preferred date',
    ]);
    expect(await readLead(id)).toMatchObject({ followedUp: false, appointmentId: null });
    await deliver();
    expect(mailbox.arrived).toEqual([]);
  });

  it('keeps the appointment when it is erased, and the link to it goes', async () => {
    const id = await enquire();
    const made = await (await convert(id, { email: 'another@example.com' })).json();
    await call('POST', 'admin/person/erase', { email: person.email }, 'admin');
    expect((await readAppointment(site, made.id)).enquiryId).toBeNull();
  });
});

describe('the emails about an appointment made of a lead', () => {
  it('say to the customer that we put it down, and to the business who did; the limit of the address does not count', async () => {
    await deliver();
    calm(mailbox);
    const id = await enquire();
    await convert(id, { requirements: 'Free text' });
    await deliver();
    const of = (address: string) =>
      mailbox.arrived.filter(({ to }) => to?.[0]?.address === address).at(-1);
    const own = of(person.email);
    expect(own?.subject).toBe('Your request for a visit');
    expect(own?.text).toContain('Following your enquiry, we’ve noted these times for a visit.');
    expect(own?.text).toContain('https://wyvernvale.example/visit/');
    expect(own?.text).not.toContain('Free text');
    expect(own?.text).not.toContain('you asked for');
    const notice = of('hello@wyvernvale.example');
    expect(notice?.subject).toBe('New booking: Bea Moss, SN15 3HR');
    expect(notice?.text).toContain('Entered by Test support.');
    expect(notice?.text).toContain('Free text');
  });
});
