import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mails } from '#platform/server/mail/schema.ts';
import { enquire } from '#tests/support/fixtures/customers.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { textVersions } from '../schema.ts';
import { loadMailWording, writeMail } from './mail-wording.ts';
import { startingTexts } from './starting-texts.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const root = '/api/admin/texts';
async function call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
  const answer = await callAsAdmin(site, method, path, body);
  return { status: answer.status, body: await answer.json() };
}
const starting = startingTexts['enquiry-received'];
const subjectNow = () => writeMail('enquiry-received', { customerName: 'Ann' }).subject;

it('sends the next emails with the words that were saved, and with the starting text when it is brought back', async () => {
  const subject = 'Hello {first name}, {firm} has your message';
  const saved = await call('PATCH', `${root}/enquiry-received`, {
    version: 0,
    fields: { ...starting, subject },
  });
  expect(saved.body).toMatchObject({ version: 1, isStarting: false });
  await vi.waitFor(() =>
    expect(subjectNow()).toBe('Hello Ann, Wyvern Vale Flooring has your message'),
  );
  await enquire(site, { firstName: 'Bob', email: 'bob-of-texts@example.com' });
  const sent = await site.database.db.select().from(mails);
  expect(sent.map((mail) => mail.subject)).toContain(
    'Hello Bob, Wyvern Vale Flooring has your message',
  );
  await call('PATCH', `${root}/enquiry-received`, { version: 1, fields: starting });
  await vi.waitFor(() => expect(subjectNow()).toBe(starting.subject));
});

it.each([
  ['an unknown word', { intro: 'At {day}.' }, 'fields.intro: {day} is not known here.'],
  ['an empty field', { heading: ' ' }, 'fields.heading: Please write something here.'],
])('refuses %s and names the field', async (_what, change, message) => {
  const { status, body } = await call('PATCH', `${root}/enquiry-received`, {
    version: 0,
    fields: { ...starting, ...change },
  });
  expect([status, body.detail]).toEqual([400, expect.stringContaining(message)]);
});

it('refuses a button of a time that does not say which', async () => {
  const fields = { ...startingTexts['booking-offered'], choose: 'Choose' };
  const { body } = await call('PATCH', `${root}/booking-offered`, { version: 0, fields });
  expect(body.detail).toContain('fields.choose: needs {offered time}');
});

it('shows emails to nobody with a draft, and sends none', async () => {
  const fields = { ...startingTexts['booking-confirmed'], ready: 'What we need' };
  const { status, body } = await call('POST', `${root}/booking-confirmed/preview`, { fields });
  expect(status).toBe(200);
  expect(body.map(({ when }: { when: string }) => when)).toEqual([
    'For a measuring visit',
    'For a repair',
  ]);
  expect(body[0].subject).toMatch(/^Your visit is confirmed: /);
  expect(body[0].html).toContain('What we need');
  expect(body[0].html).toContain('src="data:image/png;base64,');
  expect(body[0].html).not.toContain('cid:');
  expect(writeMail('booking-confirmed', { customerName: '', day: '', time: '' }).ready).toBe(
    'Please have ready',
  );
  const sent = await site.database.db.select().from(mails);
  expect(sent.filter(({ recipient }) => recipient === 'ann@example.com')).toEqual([]);
});

it('previews no draft that could not be saved, and no page', async () => {
  const fields = { ...starting, intro: '{day}' };
  const { body } = await call('POST', `${root}/enquiry-received/preview`, { fields });
  expect(body.detail).toContain('fields.intro: {day}');
  const { cookies } = startingTexts;
  expect((await call('POST', `${root}/cookies/preview`, { fields: cookies })).status).toBe(404);
});

it('gives the words of emails to staff only', async () => {
  expect((await fetch(`${site.origin}/api/texts/enquiry-received`)).status).toBe(404);
});

it('sends the starting text where the stored one is no longer fit, and reports that once', async () => {
  const row = {
    name: 'chat-replies',
    version: 1,
    fields: { ...startingTexts['chat-replies'], closing: 'Ring {a retired field}.' },
    changedBy: 'Mo',
    changedAt: new Date(),
  };
  await site.database.db.insert(textVersions).values(row);
  const errors: string[] = [];
  const load = () => loadMailWording(site.database.db, ({ message }) => errors.push(message));
  await load();
  await load();
  expect(errors).toEqual([
    expect.stringContaining('Version 1 of the email chat-replies is not used: closing {a retired'),
  ]);
  expect(writeMail('chat-replies', { customerName: 'Ann', days: '14' }).closing).toContain(
    'The link opens this conversation on any device for 14 days',
  );
});
