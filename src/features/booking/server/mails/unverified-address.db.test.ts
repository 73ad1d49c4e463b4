import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/dates/london-time.ts';
import {
  book,
  postBooking,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { calm, deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { remindCustomers } from '../messages/remind-customers.ts';

const spamHost = 'www.evil.example';
const business = 'hello@wyvernvale.example';
const spamFields = {
  customerName: `Congratulations! Claim £500 at https://${spamHost}`,
  address: `Go to ${spamHost} now, or call 09001234567`,
  requirements: `See http://${spamHost} <a href="//${spamHost}">here</a>`,
};

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([
    startTestApp({ clock: () => now, unsolicitedEmailsPerDay: 3 }),
    openMailbox(),
  ]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
afterEach(() => {
  calm(mailbox);
  now = new Date();
});

const deliver = () => deliverMails(site.database.db, mailbox, () => now);

/** Everything in the mails to an address, calendar files and headers included. */
function readAll(address: string): string {
  const files = new TextDecoder();
  return mailbox.arrived
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ headers, text, html, attachments }) =>
      [
        JSON.stringify(headers),
        text,
        html,
        ...attachments.map(({ content }) => files.decode(content as Uint8Array)),
      ].join('\n'),
    )
    .join('\n');
}

const postEnquiry = (body: Record<string, string>) =>
  fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '01632 960147', lastName: 'Moss', ...body }),
  });

describe('no email to an unverified address', () => {
  it('repeats a word of the booking form, in any of its emails and calendar files', async () => {
    const date = weekdayFrom(60);
    const id = await book(site, {
      ...spamFields,
      email: 'victim@example.com',
      preferredDates: [date],
    });
    await deliver();
    await setStatus(site, id, { status: 'confirmed' });
    await deliver();
    now = new Date(`${addDays(date, -1)}T12:00:00Z`);
    await remindCustomers({
      db: site.database.db,
      clock: () => now,
      publicUrl: 'http://x.example',
    });
    await deliver();
    await setStatus(site, id, { status: 'cancelled' });
    await deliver();
    await setStatus(site, id, { status: 'pending' });
    await deliver();
    const all = readAll('victim@example.com');
    expect(all).toContain('SN15 3HR');
    expect(all).toContain('Thank you: we have your booking request');
    for (const word of [spamHost, 'evil', 'Congratulations', '£500', '0900123'])
      expect(all).not.toContain(word);
    expect(readAll(business)).toContain(spamHost);
  });

  it('repeats a word of the contact form', async () => {
    await postEnquiry({
      firstName: `Win at ${spamHost}`,
      message: spamHost,
      email: 'target@example.com',
    });
    await deliver();
    const all = readAll('target@example.com');
    expect(all).toContain('Thank you, Win: we have your enquiry');
    expect(all).not.toContain('evil');
    expect(readAll(business)).toContain(spamHost);
  });
});

describe('one address gets at most three unsolicited emails a day', () => {
  const email = 'often@example.com';
  const ways = ['often@example.com', 'Often@Example.com', 'often+1@example.com'];

  it('from any form; further requests are stored, reported to the business and noted', async () => {
    await book(site, { email });
    await postEnquiry({ firstName: 'Ann', email: ways[1] ?? '', message: 'Hello' });
    await book(site, { email: ways[2] });
    const id = await book(site, { email, customerName: 'Ann Fourth' });
    expect((await postEnquiry({ firstName: 'Ann', email })).status).toBe(201);
    await deliver();
    const toCustomer = mailbox.arrived.filter(({ to }) => to?.[0]?.address !== business);
    expect(toCustomer).toHaveLength(3);
    expect(mailbox.arrived).toHaveLength(8);
    const { history, mails } = await readAppointment(site, id);
    expect(history.at(-1)).toMatchObject({
      by: 'system',
      what: 'email-not-sent',
      note: expect.stringContaining('We have your booking request'),
    });
    expect(mails.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'dropped',
      'sent',
    ]);
    expect((await setStatus(site, id, { status: 'cancelled' })).status).toBe(200);
    mailbox.arrived.length = 0;
    await deliver();
    expect(mailbox.arrived.map(({ to }) => to?.[0]?.address)).toContain(email);
  });

  it('also for bookings of one batch', async () => {
    const body = (n: number) => ({
      ...booking,
      email: 'together@example.com',
      customerName: `Ann ${n}`,
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => postBooking(site.origin, body(n))),
    );
    for (const answer of answers) expect(answer.status).toBe(201);
    await deliver();
    expect(readRecipients().filter((to) => to === 'together@example.com')).toHaveLength(3);
    expect(readRecipients().filter((to) => to === business)).toHaveLength(8);
  });

  it('and three again the next day', async () => {
    now = new Date(Date.now() + 24 * 3_600_000 + 1_000);
    await book(site, { email });
    await deliver();
    expect(readRecipients()).toContain(email);
  });
});

const booking = {
  flooringTypes: ['vinyl'],
  projectSize: 'small',
  urgency: 'soon',
  phone: '01632 960147',
  address: '1 High Street, Chippenham',
  postcode: 'SN15 3HR',
  preferredDates: [weekdayFrom(9)],
  preferredTimes: ['9:00 AM - 11:00 AM'],
};
const readRecipients = () => mailbox.arrived.map(({ to }) => to?.[0]?.address ?? '');

it('free text never changes an email to the customer', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 10, maxLength: 60 });
  let n = 0;
  let first: string | undefined;
  await fc.assert(
    fc.asyncProperty(text, text, async (address, requirements) => {
      n += 1;
      const email = `typed-${n}@example.com`;
      const body = { ...booking, customerName: '£ Ann', email, address, requirements };
      const answer = await postBooking(site.origin, body);
      fc.pre(answer.status === 201);
      await deliver();
      const mail = mailbox.arrived.find(({ to }) => to?.[0]?.address === email);
      const words = (mail?.text ?? '').replace(/\/visit\/\S+/, '/visit/link');
      first ??= words;
      expect(words).toBe(first);
    }),
    { numRuns: 10 },
  );
});
