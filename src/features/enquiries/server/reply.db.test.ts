import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createEnquiryHandler } from './create-enquiry.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function addEnquiry(email: string): Promise<string> {
  const take = createEnquiryHandler({
    db: site.database.db,
    clock: () => new Date(),
    publicUrl: site.origin,
    formsPerHour: 100,
    unsolicitedEmailsPerDay: 100,
    onCustomer: async () => {},
  });
  const body = {
    firstName: 'Bob',
    lastName: 'Moss',
    email,
    phone: '07700 900123',
    message: 'Do you fit sisal?',
    source: 'contact_form',
  };
  return (await take(body, { call: undefined, from: '203.0.113.7' })).id;
}

const reply = (id: string, text: string) =>
  callAs(site, 'support', 'POST', `/api/contact-submissions/${id}/replies`, { reply: text });
const read = async (id: string) =>
  (await callAs(site, 'support', 'GET', `/api/contact-submissions/${id}`)).json();

it('emails replies, keeps them, marks the lead as followed up and logs them', async () => {
  const id = await addEnquiry('bob@example.com');
  expect((await reply(id, 'Yes, in any dry room.')).status).toBe(201);
  const { followedUpAt } = await read(id);
  expect((await reply(id, 'And on stairs.')).status).toBe(201);
  expect(await read(id)).toMatchObject({
    followedUp: true,
    followedUpAt,
    replies: [{ text: 'Yes, in any dry room.' }, { text: 'And on stairs.' }],
  });
  const mails = (await findMailsAbout(site.database.db, [id])).filter(({ eventKey }) =>
    eventKey.startsWith('enquiry-reply:'),
  );
  expect(mails.map(({ recipient, state }) => [recipient, state])).toEqual([
    ['bob@example.com', 'waiting'],
    ['bob@example.com', 'waiting'],
  ]);
  expect(JSON.stringify(mails[1]?.message)).toContain('And on stairs.');
  const log = await (await callAs(site, 'admin', 'GET', '/api/admin/history')).json();
  expect(JSON.stringify(log).match(/"what":"replied"/g)).toHaveLength(2);
});

it('refuses an empty reply, one to nobody and one to an unknown enquiry', async () => {
  const id = await addEnquiry('');
  const empty = await reply(id, '  ');
  expect([empty.status, await empty.text()]).toEqual([
    400,
    expect.stringContaining('Please write your reply'),
  ]);
  expect((await reply(id, 'Hello')).status).toBe(409);
  expect((await reply('none', 'Hello')).status).toBe(404);
  expect(await read(id)).toMatchObject({ followedUp: false, replies: [] });
});
