import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Message } from '../../contract.ts';

let site: TestApp;
const now = new Date('2026-06-01T09:00:00Z');
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, chat: { messagesPerMinute: 1_000 } });
});
afterAll(() => site.close());

const conversations = '/api/chat/conversations';

async function call(path: string, body?: unknown) {
  return fetch(site.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(await staffHeaders(site, 'support')),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const read = async <T>(path: string): Promise<T> => {
  const answer = await call(path);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<T>;
};

describe('the history', () => {
  it('is paged forwards and backwards', async () => {
    const { visitor, id } = await beginChat(site, 'm1');
    for (let i = 2; i <= 12; i += 1) visitor.write(id, `m${i}`);
    await visitor.next('new_message', ({ message }) => message.sequence === 12);
    const path = `${conversations}/${id}/messages`;
    const numbers = async (query: string) =>
      (await read<Message[]>(path + query)).map(({ sequence }) => sequence);
    expect(await numbers('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await numbers('?limit=3')).toEqual([10, 11, 12]);
    expect(await numbers('?after=4&limit=2')).toEqual([5, 6]);
    expect(await numbers('?before=10&limit=4')).toEqual([6, 7, 8, 9]);
    expect(await numbers('?after=12')).toEqual([]);
    expect((await call(`${path}?after=-1`)).status).toBe(400);
    expect((await call(`${path}?limit=501`)).status).toBe(400);
    visitor.close();
  });
});

describe('reading', () => {
  const markRead = (id: string, messageId: string, headers: Record<string, string>) =>
    fetch(`${site.origin}/api/chat/messages/${messageId}/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ conversationId: id }),
    });

  it('marks a message and everything earlier of the other side, and notifies both sides', async () => {
    const { visitor, id } = await beginChat(site, 'one');
    const staffCookie = await staffHeaders(site, 'support');
    const staff = await connectChat(site, staffCookie);
    visitor.write(id, 'two');
    const { message: two } = await visitor.next('new_message');
    staff.send({
      type: 'send_message',
      senderType: 'team_member',
      content: 'three',
      conversationId: id,
    });
    const { message: three } = await visitor.next('new_message');
    visitor.write(id, 'four');
    await visitor.next('new_message');

    expect((await markRead(id, two.id, staffCookie)).status).toBe(204);
    for (const client of [visitor, staff])
      expect(await client.next('messages_read')).toEqual({
        type: 'messages_read',
        conversationId: id,
        reader: 'team',
        sequence: 2,
      });
    const isRead = async () =>
      (await read<Message[]>(`${conversations}/${id}/messages`)).map((message) => message.isRead);
    expect(await isRead()).toEqual([true, true, false, false]);
    expect(await read(`${conversations}/${id}`)).toMatchObject({ unreadCount: 1 });

    expect((await markRead(id, three.id, { cookie: visitor.cookie })).status).toBe(204);
    expect(await staff.next('messages_read')).toMatchObject({ reader: 'customer', sequence: 3 });
    expect(await isRead()).toEqual([true, true, true, false]);
    visitor.send({ type: 'join_conversation', conversationId: id });
    expect((await visitor.next('joined')).readUpTo).toEqual({ customer: 3, team: 2 });

    expect((await markRead(id, three.id, { cookie: visitor.cookie })).status).toBe(204);
    await visitor.settle();
    expect(visitor.all('messages_read')).toHaveLength(2);
    visitor.close();
    staff.close();
  });

  it('of a message of another conversation is a 404', async () => {
    const [one, two] = [await beginChat(site), await beginChat(site)];
    const [message] = await read<Message[]>(`${conversations}/${two.id}/messages`);
    const staffCookie = await staffHeaders(site, 'support');
    expect((await markRead(one.id, message?.id ?? '', staffCookie)).status).toBe(404);
    expect((await markRead(one.id, 'none', staffCookie)).status).toBe(404);
    one.visitor.close();
    two.visitor.close();
  });
});

describe('internal notes', () => {
  it('are stored for staff, update the inbox, and are never sent to the visitor', async () => {
    const staff = await connectChat(site, await staffHeaders(site, 'admin'));
    const { visitor, id } = await beginChat(site);
    const path = `${conversations}/${id}/notes`;
    const added = await call(path, { content: ' Rang back. ' });
    expect(added.status).toBe(201);
    const note = await added.json();
    expect(note).toEqual({
      id: expect.any(String),
      conversationId: id,
      content: 'Rang back.',
      author: { id: await staffId(site, 'support'), name: 'Test support' },
      createdAt: now.toISOString(),
    });
    expect(await read(path)).toEqual([note]);
    await staff.next(
      'conversation_updated',
      (frame) => 'noteCount' in frame.conversation && frame.conversation.noteCount === 1,
    );
    visitor.write(id, 'Hello?');
    expect((await visitor.next('new_message')).message.sequence).toBe(2);
    expect(JSON.stringify(visitor.frames)).not.toContain('Rang back');
    const long = await call(path, { content: 'x'.repeat(4_001) });
    expect((await long.json()).detail).toBe('content: must be at most 4000 characters.');
    visitor.close();
    staff.close();
  });
});
