import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat, type ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Conversation } from '../contract.ts';
import { nameCustomer } from './conversations/name-customer.ts';

let site: TestApp;
let now = new Date('2026-06-01T09:00:00Z');
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, chat: { messagesPerMinute: 1_000 } });
});
afterAll(() => site.close());

const conversations = '/api/chat/conversations';

async function call(
  path: string,
  { method = 'GET', body = undefined as unknown, role = 'support' as 'support' | 'admin' } = {},
) {
  return fetch(site.origin + path, {
    method,
    headers: {
      ...(await staffHeaders(site, role)),
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
const change = (id: string, body: unknown, role?: 'support' | 'admin') =>
  call(`${conversations}/${id}`, { method: 'PATCH', body, ...(role && { role }) });

/** Begins a conversation, a minute later than the last. */
async function begin(content: string, more: Record<string, unknown> = {}) {
  now = new Date(now.getTime() + 60_000);
  const visitor = await connectChat(site);
  visitor.write(null, content, more);
  const { conversation } = await visitor.next('conversation_created');
  await visitor.next('new_message');
  return { visitor, id: conversation.id };
}

describe('the inbox', () => {
  let opened: { visitor: ChatClient; id: string }[];
  beforeAll(async () => {
    opened = [
      await begin('Carpet for a landing', { customerName: 'Priya Nair' }),
      await begin('Is 100% wool_mix hard to clean?'),
      await begin('LVT in a kitchen', {
        context: { estimateId: 'e1', page: '/quote/secret-token' },
      }),
    ];
  });
  const subjects = async (query: string) =>
    (await read<Conversation[]>(`${conversations}?${query}`)).map(({ subject }) => subject);

  it('lists conversations by newest activity, with all fields of a row', async () => {
    const list = await read<Conversation[]>(conversations);
    expect(list.map(({ subject }) => subject)).toEqual([
      'LVT in a kitchen',
      'Is 100% wool_mix hard to clean?',
      'Carpet for a landing',
    ]);
    expect(list[0]).toEqual({
      id: opened[2]?.id,
      customerName: 'Customer',
      customerEmail: null,
      subject: 'LVT in a kitchen',
      status: 'active',
      takenBy: null,
      handedOver: false,
      isUrgent: false,
      isWaiting: expect.any(Boolean),
      unreadCount: 1,
      lastSequence: 1,
      lastMessage: {
        content: 'LVT in a kitchen',
        senderType: 'customer',
        createdAt: now.toISOString(),
      },
      customerOnline: expect.any(Boolean),
      noteCount: 0,
      context: { estimateId: 'e1', page: '/quote/link' },
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
  });

  it('is paged by a cursor, in both orders', async () => {
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await call(
          `${conversations}?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        const [row] = (await page.json()) as Conversation[];
        seen.push(row?.subject ?? '');
        cursor = page.headers.get('x-next-cursor');
      }
      const all = await subjects(`sort=${sort}`);
      expect(seen).toEqual(all);
      expect(all[0]).toBe(sort === 'newest' ? 'LVT in a kitchen' : 'Carpet for a landing');
    }
  });

  it('is searched by name and subject, literally', async () => {
    expect(await subjects('search=priya')).toEqual(['Carpet for a landing']);
    expect(await subjects('search=landing+nair')).toEqual(['Carpet for a landing']);
    expect(await subjects('search=100%25+wool_mix')).toHaveLength(1);
    expect(await subjects('search=%25')).toHaveLength(1);
    expect(await subjects('search=granite')).toEqual([]);
  });

  it('is filtered by status and by who has taken it', async () => {
    const id = opened[0]?.id ?? '';
    expect((await change(id, { takenBy: 'me' })).status).toBe(200);
    expect(await subjects('assigned=mine')).toEqual(['Carpet for a landing']);
    expect(await subjects('assigned=unassigned')).toHaveLength(2);
    expect((await change(id, { status: 'resolved' })).status).toBe(200);
    expect(await subjects('status=resolved')).toEqual(['Carpet for a landing']);
    expect(await subjects('status=active')).toHaveLength(2);
    expect(await subjects('assigned=mine')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=abc', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['status=open', 'status'],
    ['assigned=yours', 'assigned'],
    ['sort=size', 'sort'],
    ['search=%00', 'search'],
  ])('rejects %s with a message', async (query, field) => {
    const answer = await call(`${conversations}?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toContain(field);
  });
});

describe('a conversation', () => {
  it('is resolved and reopened, and both sides are notified', async () => {
    const { visitor, id } = await beginChat(site);
    const answer = await change(id, { status: 'resolved' });
    expect(await answer.json()).toMatchObject({ id, status: 'resolved' });
    const resolved = await visitor.next(
      'conversation_updated',
      (f) => f.conversation.status === 'resolved',
    );
    expect(resolved.conversation).toEqual({
      id,
      status: 'resolved',
      customerName: 'Customer',
      takenBy: null,
    });
    expect(await (await change(id, { status: 'active' })).json()).toMatchObject({
      status: 'active',
    });
    visitor.close();
  });

  it('is reopened by a new message of the customer', async () => {
    const { visitor, id } = await beginChat(site);
    await change(id, { status: 'resolved' });
    visitor.write(id, 'One more thing');
    await visitor.next('new_message');
    expect(await read(`${conversations}/${id}`)).toMatchObject({
      status: 'active',
      lastSequence: 2,
    });
    visitor.close();
  });

  it('is taken by one of many concurrent callers; the others get the name of that one', async () => {
    const { visitor, id } = await beginChat(site);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        change(id, { takenBy: 'me' }, i % 2 ? 'admin' : 'support'),
      ),
    );
    const { takenBy } = await read<Conversation>(`${conversations}/${id}`);
    const winner = takenBy?.id === (await staffId(site, 'admin')) ? 1 : 0;
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, i) => (i % 2 === winner ? 200 : 409)),
    );
    const [refused] = answers.filter(({ status }) => status === 409);
    const { detail } = (await refused?.json()) ?? {};
    expect(detail).toBe(`${takenBy?.name} has taken this conversation.`);
    expect((await change(id, { takenBy: null })).status).toBe(200);
    expect((await change(id, { takenBy: 'me' }, 'admin')).status).toBe(200);
    visitor.close();
  });

  it('gets the name and email that the customer gave elsewhere', async () => {
    const { visitor, id } = await beginChat(site);
    const { db } = site.database;
    const told = { name: ' Priya ', email: 'priya@example.com' };
    expect(await db.transaction((tx) => nameCustomer(tx, id, told))).toBe(true);
    expect(await db.transaction((tx) => nameCustomer(tx, 'none', told))).toBe(false);
    expect(await read(`${conversations}/${id}`)).toMatchObject({
      customerName: 'Priya',
      customerEmail: 'priya@example.com',
    });
    const { conversation } = await visitor.next(
      'conversation_updated',
      (f) => f.conversation.customerName === 'Priya',
    );
    expect(conversation).not.toHaveProperty('customerEmail');
    visitor.close();
  });

  it.each([
    [{}, 'must hold status or takenBy.'],
    [{ status: 'closed' }, 'status: must be active or resolved.'],
    [{ takenBy: 'test-admin' }, 'takenBy: must be "me" or null.'],
    [{ status: 'resolved', takenBy: 'me' }, 'cannot resolve a conversation and take it in one.'],
  ])('is not changed by %j', async (body, sentence) => {
    const { visitor, id } = await beginChat(site);
    const answer = await change(id, body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toContain(sentence);
    visitor.close();
  });

  it('of an unknown id is a 404 everywhere', async () => {
    expect((await call(`${conversations}/none`)).status).toBe(404);
    expect((await change('none', { status: 'resolved' })).status).toBe(404);
    expect((await call(`${conversations}/none/messages`)).status).toBe(404);
    expect((await call(`${conversations}/none/notes`)).status).toBe(404);
    const note = { method: 'POST', body: { content: 'x' } };
    expect((await call(`${conversations}/none/notes`, note)).status).toBe(404);
  });
});
