import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { beginChat, ChatClient } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { nameCustomer } from '../conversations/name-customer.ts';
import { emailUnseenReplies, findSeenReplies } from './email-unseen.ts';

const minute = 60_000;
const publicUrl = 'https://wyvern.example';

let site: TestApp;
let now = new Date();
const clock = () => now;
beforeAll(async () => {
  site = await startTestApp({ clock });
});
afterAll(() => site.close());

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
};
const run = () => emailUnseenReplies({ db: site.database.db, clock, publicUrl });

/** A conversation of a customer who has given an email address and closed the page. */
async function beginAndLeave(email: string) {
  const { visitor, id } = await beginChat(site, 'Do you fit stair runners?');
  await site.database.db.transaction((tx) => nameCustomer(tx, id, { email }));
  visitor.close();
  const staff = new ChatClient(site.origin, await staffHeaders(site, 'support'));
  await staff.next('connected');
  const reply = async (content: string) => {
    staff.send({ type: 'send_message', senderType: 'team_member', conversationId: id, content });
    return (await staff.next('message_ack')).message;
  };
  const readMails = async () => {
    const mails = await findMailsAbout(site.database.db, [id]);
    return mails.flatMap(({ recipient, eventKey, message }) =>
      recipient === email ? [{ eventKey, text: JSON.stringify(message) }] : [],
    );
  };
  return { id, cookie: visitor.cookie, reply, readMails, close: () => staff.close() };
}

const open = (token: string, cookie?: string) =>
  fetch(`${site.origin}/api/chat/links/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ token }),
  });

const readToken = (text = '') => /chat#token=([\w-]+)/.exec(text)?.[1] ?? '';

it('emails all replies that were not seen for five minutes once, and later ones in an email of their own', async () => {
  const chat = await beginAndLeave('unseen@example.com');
  await chat.reply('We do, in any width.');
  pass(4);
  await run();
  expect(await chat.readMails()).toEqual([]);
  await chat.reply('From £38 a step.');
  pass(2);
  for (let again = 0; again < 2; again += 1) await run();
  const [mail, ...others] = await chat.readMails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('We do, in any width.');
  expect(mail?.text).toContain('From £38 a step.');
  await chat.reply('Shall we measure?');
  pass(6);
  await run();
  const [, second] = await chat.readMails();
  expect(second?.text).toContain('Shall we measure?');
  expect(second?.text).not.toContain('From £38 a step.');
  chat.close();
});

it('emails nothing that was seen in the chat, and drops an email that waits', async () => {
  const chat = await beginAndLeave('seen@example.com');
  const see = (id: string) =>
    fetch(`${site.origin}/api/chat/messages/${id}/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: chat.cookie },
      body: JSON.stringify({ conversationId: chat.id }),
    });
  await see((await chat.reply('We do.')).id);
  pass(6);
  await run();
  expect(await chat.readMails()).toEqual([]);
  const { id } = await chat.reply('In any width.');
  pass(6);
  await run();
  const [mail] = await chat.readMails();
  const stale = () => findSeenReplies(site.database.db, { eventKey: mail?.eventKey ?? '' });
  expect(await stale()).toBeUndefined();
  await see(id);
  expect(await stale()).toBe('the customer has seen the replies in the chat');
  chat.close();
});

it('opens the conversation on another device by the link, to read and to write, until the link expires', async () => {
  const chat = await beginAndLeave('device@example.com');
  await chat.reply('We do.');
  pass(6);
  await run();
  const token = readToken((await chat.readMails())[0]?.text);
  expect((await open('invented')).status).toBe(404);
  const answer = await open(token);
  expect(await answer.json()).toEqual({ conversationId: chat.id });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const device = new ChatClient(site.origin, { cookie });
  await device.next('connected');
  device.send({ type: 'join_conversation', conversationId: chat.id });
  expect((await device.next('joined')).messages.map(({ content }) => content)).toContain('We do.');
  device.write(chat.id, 'Lovely', { clientMessageId: crypto.randomUUID() });
  await device.next('message_ack');
  const other = await beginChat(site);
  device.send({ type: 'join_conversation', conversationId: other.id });
  expect((await device.next('error')).code).toBe('unknown_conversation');
  const history = await fetch(`${site.origin}/api/chat/conversations/${chat.id}/messages`, {
    headers: { cookie: chat.cookie },
  });
  expect(history.status).toBe(200);
  pass(15 * 24 * 60);
  expect((await open(token)).status).toBe(404);
  other.visitor.close();
  device.socket.close();
  chat.close();
});
