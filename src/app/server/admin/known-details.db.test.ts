import { afterAll, beforeAll, expect, it } from 'vitest';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {} });
});
afterAll(() => site.close());

const read = async (id: string) =>
  fetch(`${site.origin}/api/chat/conversations/${id}/known-details`, {
    headers: await staffHeaders(site, 'support'),
  });

it('what a customer told in a chat fills in the form of an appointment', async () => {
  const talk = await talkWithAdam(site);
  await talk.say('how much is carpet in a 4 by 3 lounge? could you come and measure?');
  await talk.say(
    'My name is Nora Quill, nora@example.com, 01632 960123, 14 Mill Lane, Corsham SN13 0EZ',
  );
  const answer = await read(talk.conversationId() ?? '');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    customerName: 'Nora Quill',
    email: 'nora@example.com',
    phone: '01632 960123',
    address: '14 Mill Lane, Corsham',
    postcode: 'SN13 0EZ',
    purpose: 'measure',
    flooringTypes: ['carpet'],
    projectSize: 'small',
  });
  await talk.close();
});

it('a number in a message is known, where Adam made no card of it', async () => {
  const talk = await beginStoredTalk(
    site.database.db,
    'Could somebody ring me on 01632 960123, please?',
    new Date(),
  );
  await talk.say('customer', 'I have 12 stairs.', new Date());
  const answer = await read(talk.id);
  expect(await answer.json()).toMatchObject({ phone: '01632 960123' });
});

it('of an unknown conversation nothing is known', async () => {
  expect((await read('unknown')).status).toBe(404);
});
