import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function readConversation(id: string) {
  const headers = await staffHeaders(site, 'support');
  const answer = await fetch(`${site.origin}/api/chat/conversations/${id}`, { headers });
  return answer.json();
}

function send(path: string, body: unknown, cookie: string) {
  return fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

it('the name from a booking or an enquiry appears in the visitor’s own chat only', async () => {
  const [mine, other] = [await beginChat(site), await beginChat(site)];
  const booking = buildBooking({ customerName: 'Ada Weaver', email: 'ada@example.com' });
  expect((await send('/api/appointments', booking, mine.visitor.cookie)).status).toBe(201);
  expect(await readConversation(mine.id)).toMatchObject({
    customerName: 'Ada Weaver',
    customerEmail: 'ada@example.com',
  });
  const enquiry = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada.l@example.com',
    phone: '01632 960147',
  };
  expect((await send('/api/contact-submissions', enquiry, mine.visitor.cookie)).status).toBe(201);
  expect(await readConversation(mine.id)).toMatchObject({
    customerName: 'Ada Lovelace',
    customerEmail: 'ada.l@example.com',
  });
  expect(await readConversation(other.id)).toMatchObject({
    customerName: 'Customer',
    customerEmail: null,
  });
  for (const { visitor } of [mine, other]) visitor.close();
});
