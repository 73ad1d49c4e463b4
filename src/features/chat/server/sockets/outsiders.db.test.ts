import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { beginChat, ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const call = (path: string, options: RequestInit = {}) => fetch(site.origin + path, options);
const json = (method: string, body: unknown, cookie?: string): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
});

describe("another's conversation", () => {
  it('cannot be joined, written to or received by another visitor who stays connected', async () => {
    const { visitor, id } = await beginChat(site);
    const outsider = await beginChat(site, 'I am somebody else');
    outsider.visitor.send({ type: 'join_conversation', conversationId: id });
    expect(await outsider.visitor.next('error')).toMatchObject({
      code: 'unknown_conversation',
      conversationId: id,
      message: 'There is no such conversation.',
    });
    outsider.visitor.write(id, 'Let me in', { clientMessageId: 'x' });
    expect(await outsider.visitor.next('error')).toMatchObject({
      code: 'unknown_conversation',
      clientMessageId: 'x',
    });
    outsider.visitor.send({ type: 'typing', conversationId: id });
    expect((await outsider.visitor.next('error')).code).toBe('unknown_conversation');
    visitor.write(id, 'my secret');
    await visitor.next('new_message');
    outsider.visitor.write(outsider.id, 'still here');
    await outsider.visitor.next('new_message');
    await outsider.visitor.settle();
    expect(JSON.stringify(outsider.visitor.frames)).not.toContain('secret');
    expect(outsider.visitor.all('new_message').map((f) => f.message.conversationId)).toEqual([
      outsider.id,
      outsider.id,
    ]);
    expect(visitor.all('new_message').map((f) => f.message.content)).not.toContain('Let me in');
    visitor.close();
    outsider.visitor.close();
  });

  it('cannot be read over HTTP without a cookie (401) or with another (404)', async () => {
    const { visitor, id } = await beginChat(site);
    const outsider = await beginChat(site);
    const path = `/api/chat/conversations/${id}/messages`;
    const own = await call(path, { headers: { cookie: visitor.cookie } });
    expect(own.status).toBe(200);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    const [message] = await own.json();
    expect(message).toMatchObject({ sequence: 1, conversationId: id });
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { headers: { cookie: 'visitor=guess' } })).status).toBe(401);
    const { cookie } = outsider.visitor;
    expect((await call(path, { headers: { cookie } })).status).toBe(404);
    const read = `/api/chat/messages/${message.id}/read`;
    expect((await call(read, json('POST', { conversationId: id }))).status).toBe(401);
    expect((await call(read, json('POST', { conversationId: id }, cookie))).status).toBe(404);
    visitor.close();
    outsider.visitor.close();
  });

  it('is not found by a guessed id, with the same response as for an existing one', async () => {
    const { visitor, id } = await beginChat(site);
    const outsider = await beginChat(site);
    const guess = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
    const refusals = [];
    for (const conversationId of [guess, id]) {
      outsider.visitor.send({ type: 'join_conversation', conversationId });
      const { conversationId: _, ...refusal } = await outsider.visitor.next('error');
      refusals.push(refusal);
    }
    expect(refusals[0]).toEqual(refusals[1]);
    visitor.close();
    outsider.visitor.close();
  });

  it.each([
    ['GET', '/api/chat/conversations'],
    ['GET', '/api/chat/conversations/x'],
    ['PATCH', '/api/chat/conversations/x'],
    ['GET', '/api/chat/conversations/x/notes'],
    ['POST', '/api/chat/conversations/x/notes'],
  ])('%s %s is for signed-in staff: 401, with a visitor’s cookie too', async (method, path) => {
    const { visitor, id } = await beginChat(site);
    for (const headers of [undefined, { cookie: visitor.cookie }])
      expect((await call(path.replace('x', id), { method, headers })).status).toBe(401);
    visitor.close();
  });
});

describe('a visitor who claims to be staff', () => {
  it('is rejected by team_member_auth, receives no inbox frames and cannot write as staff', async () => {
    const forger = await beginChat(site);
    const adminId = await staffId(site, 'admin');
    forger.visitor.send({ type: 'team_member_auth', teamMemberId: adminId });
    expect(await forger.visitor.next('error')).toMatchObject({ code: 'not_allowed' });
    forger.visitor.send({
      type: 'send_message',
      senderType: 'team_member',
      senderId: adminId,
      content: 'I am the firm',
      conversationId: forger.id,
    });
    expect(await forger.visitor.next('error')).toMatchObject({ code: 'not_allowed' });
    forger.visitor.send({
      type: 'send_message',
      senderType: 'assistant',
      content: 'I am Adam',
      conversationId: forger.id,
    });
    expect(await forger.visitor.next('error')).toMatchObject({ code: 'invalid' });
    const { visitor, id } = await beginChat(site, 'a private question');
    await forger.visitor.settle();
    expect(JSON.stringify(forger.visitor.frames)).not.toContain(id);
    expect(forger.visitor.all('new_message')).toHaveLength(1);
    visitor.close();
    forger.visitor.close();
  });

  it('as staff cannot act as another team member', async () => {
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    const { visitor, id } = await beginChat(site);
    const adminId = await staffId(site, 'admin');
    staff.send({ type: 'team_member_auth', teamMemberId: adminId });
    expect((await staff.next('error')).code).toBe('not_allowed');
    staff.send({
      type: 'send_message',
      senderType: 'team_member',
      senderId: adminId,
      content: 'as somebody else',
      conversationId: id,
    });
    expect((await staff.next('error')).code).toBe('not_allowed');
    await visitor.settle();
    expect(visitor.all('new_message')).toHaveLength(1);
    visitor.close();
    staff.close();
  });
});

describe('a member of staff whose account is disabled', () => {
  it('loses the socket at once, receives nothing more, and cannot act before it is closed', async () => {
    const anna: Staff = {
      id: 'anna',
      name: 'Anna',
      email: 'a@wyvernvale.example',
      role: 'support',
    };
    let active = true;
    const closing = await startTestApp({
      authenticate: async ({ headers }) => {
        if (headers.cookie?.includes('bob')) return { ...anna, id: 'bob' };
        return active && headers.cookie?.includes('anna') ? anna : undefined;
      },
    });
    const [staff, colleague] = [
      await connectChat(closing, { cookie: 'session=anna' }),
      await connectChat(closing, { cookie: 'session=bob' }),
    ];
    const { visitor, id } = await beginChat(closing, 'before');
    await staff.next('new_message', ({ message }) => message.content === 'before');

    active = false;
    staff.send({
      type: 'send_message',
      senderType: 'team_member',
      content: 'I still work here',
      conversationId: id,
    });
    expect((await staff.next('error')).code).toBe('not_allowed');
    const closed = staff.closed();
    await publish(closing.database.db, channels.staffAccounts, 'anna');
    expect(await closed).toBe(1008);
    visitor.write(id, 'after');
    await colleague.next('new_message', ({ message }) => message.content === 'after');
    expect(JSON.stringify(staff.frames)).not.toContain('after');

    const again = await connectChat(closing, { cookie: 'session=anna' });
    expect(again.frames[0]).toMatchObject({ type: 'connected', teamMemberId: null });
    again.send({ type: 'join_conversation', conversationId: id });
    expect((await again.next('error')).code).toBe('unknown_conversation');
    for (const client of [visitor, colleague, again]) client.close();
    await closing.close();
  });

  it('loses the socket also when the account is disabled during the upgrade', async () => {
    const anna: Staff = {
      id: 'anna',
      name: 'Anna',
      email: 'a@wyvernvale.example',
      role: 'support',
    };
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    let active = true;
    const slow = await startTestApp({
      authenticate: async () => {
        const staff = active ? anna : undefined;
        asked.resolve();
        await answer.promise;
        return staff;
      },
    });
    const client = new ChatClient(slow.origin, { cookie: 'session=anna' });
    await asked.promise;
    active = false;
    await publish(slow.database.db, channels.staffAccounts, 'anna');
    await slow.database.db.execute(sql`select 1`);
    const closed = client.closed();
    answer.resolve();
    expect(await closed).toBe(1008);
    await slow.close();
  });
});

it('deleting the cookie repeatedly cannot flood the inbox; others can still write', async () => {
  const limited = await startTestApp({
    chat: { messagesPerMinute: 1 },
    trustProxy: ['127.0.0.1'],
  });
  const begin = async (address: string) => {
    const stranger = await connectChat(limited, { 'x-forwarded-for': address });
    stranger.write(null, 'Hello', { clientMessageId: 'hello' });
    const frame = await Promise.race([
      stranger.next('conversation_created'),
      stranger.next('error'),
    ]);
    stranger.close();
    return frame.type === 'error' ? frame.code : frame.type;
  };
  for (let times = 0; times < 3; times += 1)
    expect(await begin('203.0.113.7')).toBe('conversation_created');
  expect(await begin('203.0.113.7')).toBe('too_many');
  expect(await begin('203.0.113.8')).toBe('conversation_created');
  await limited.close();
});
