import { afterAll, beforeAll, expect, it } from 'vitest';
import { staleCheck } from '#app/server/stale-check.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { createLogger } from '#platform/server/logger.ts';
import { DeliveryError } from '#platform/server/mail/delivery-error.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import { textMessages } from '#platform/server/text-messages/schema.ts';
import { sendNextText } from '#platform/server/text-messages/send-next-text.ts';
import { TextError } from '#platform/server/text-messages/transport.ts';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { book, postBooking } from '#tests/support/fixtures/bookings.ts';
import { callAs, enquire, joinNow } from '#tests/support/fixtures/customers.ts';
import { bookWithEstimate, readQuotePath, sendQuote } from '#tests/support/fixtures/quotes.ts';
import { readResetMail, seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Words that occur nowhere but in what people enter. */
const person = {
  customerName: 'Zephyrine Quagmire',
  email: 'zephyrine@quagmire.example',
  phone: '07700 900461',
  address: '17 Xylophone Crescent, Chippenham',
  postcode: 'SN15 9QZ',
  requirements: 'The hallway smells of marzipan',
};
const said = 'Our spaniel is called Umbrellabird';
const secrets = ['a wrong passphrase of mine', 'a brand new passphrase', staffPassword];
const staffName = 'Wilhelmina Featherpenny';
const staffEmail = 'wilhelmina@featherpenny.example';

let log = '';
let site: TestApp;
const logger = createLogger('trace', { write: (line: string) => (log += line) });
beforeAll(async () => {
  site = await startTestApp({ logger, joinsCustomers: true });
});
afterAll(() => site.close());

it('what people enter is nowhere in the log, at its most detailed level', async () => {
  await book(site, person);
  expect((await postBooking(site.origin, { ...person, phone: 'nonsense' })).status).toBe(400);
  const [firstName = '', lastName = ''] = person.customerName.split(' ');
  const { email, phone } = person;
  await enquire(site, { firstName, lastName, email, phone, message: said });
  const { visitor } = await beginChat(site, said);
  visitor.close();
  await joinNow(site);

  const account = await seedAccount(site, { role: 'admin', name: staffName, email: staffEmail });
  const browser = new StaffBrowser(site);
  const tokens: string[] = [];
  expect((await browser.logIn(email, secrets[0])).status).toBe(401);
  expect((await browser.logIn(account.email, secrets[0])).status).toBe(401);
  expect((await browser.logIn(account.email)).status).toBe(200);
  tokens.push(browser.value('staff_session'), browser.value('staff_device'));
  await browser.post('/api/team/password/forgot', { email: account.email });
  const { token } = await readResetMail(site);
  tokens.push(token);
  await browser.post('/api/team/password/reset', { token, password: secrets[1] });

  const search = `/api/customers?search=${encodeURIComponent(email)}`;
  expect((await callAs(site, 'admin', 'GET', search)).status).toBe(200);
  const text = `Name,Email,Phone\n${person.customerName} Two,other-${email},${phone}\nNo,${email},x`;
  for (const isDryRun of [true, false])
    await callAs(site, 'admin', 'POST', '/api/customers/import', {
      kind: 'customers',
      text,
      isDryRun,
    });
  const path = `/api/admin/person?email=${encodeURIComponent(email)}`;
  expect((await callAs(site, 'admin', 'GET', path)).status).toBe(200);
  await site.app.securityFailures?.settled();

  expect(log).toContain('"event":"sign-in-refused"');
  const words = [
    ...Object.values(person),
    ...[firstName, lastName, 'quagmire', '7700900461', '900461', 'Xylophone', 'SN159QZ'],
    ...[said, 'Umbrellabird', ...secrets, ...tokens],
    ...[staffName, 'Wilhelmina', staffEmail, 'featherpenny'],
  ];
  for (const word of words) {
    expect(word.length).toBeGreaterThan(3);
    expect(log.toLowerCase()).not.toContain(word.toLowerCase());
    expect(log.toLowerCase()).not.toContain(encodeURIComponent(word).toLowerCase());
  }
});

it('private links are nowhere in the log, whether their page or its data are asked for', async () => {
  await sendQuote(site, await bookWithEstimate(site));
  const path = await readQuotePath(site);
  const token = path.replace('/quote/', '');
  for (const url of [path, `${path}/`, `${path}.ics`, path.replace('/quote/', '/api/quotes/own/')])
    await fetch(site.origin + url);
  await fetch(`${site.origin}/api/quotes/own/${token}/accept`, { method: 'POST' });
  expect(log).toContain('/quote/:token');
  expect(log).toContain('/api/quotes/own/:token/accept');
  expect(log).not.toContain(token);
});

it('the reply of a mail server or of a text provider is logged without the address that it repeats', async () => {
  const { db } = site.database;
  const clock = () => new Date(Date.now() + 60_000);
  await book(site, person);
  expect((await findMails(db, 'waiting', 10)).length).toBeGreaterThan(0);
  const refusing = {
    db,
    clock,
    log: logger,
    staleCheck,
    write: renderEmail,
    domain: () => 'wyvernvale.example',
    send: () =>
      Promise.reject(new DeliveryError('refused', `550 5.1.1 <${person.email}>: unknown user`)),
  };
  await sendNextMail(refusing);
  await db.insert(textMessages).values({
    id: 'text-1',
    eventKey: 'text-1',
    about: 'nobody',
    revision: 0,
    recipient: '+447700900461',
    body: 'Hello',
    state: 'waiting',
    dueAt: new Date(),
    createdAt: new Date(),
  });
  await sendNextText({
    db,
    clock,
    log: logger,
    send: () => Promise.reject(new TextError('The number +447700900461 is not valid', true)),
    findStaleReason: async () => undefined,
    onNotSent: async () => {},
  });
  expect(log).toContain('550 5.1.1');
  expect(log).toContain('is not valid');
  expect(log).not.toMatch(/quagmire|900461/);
});
